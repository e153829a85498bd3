(* quadrille_extracted certificate FILE: checks whether a certificate of Paper Soccer (docs/certificates.md) proves the
   winner that its header names. A function that is proved in Coq makes the check. Coq wrote the function as OCaml
   (winner.ml, from proofs/coq/wins/read.v).

   A certificate is a file: a header of text lines, then numbers. If the function reads all numbers and refuses none,
   the named player wins after the history in the header. The theorems read_paper_wins, read_classic_wins and
   read_listed_wins say so.

   The code of this file is not proved. It reads the header, decodes the numbers (LEB128), and prints a refusal in the
   same words as quadrille_confirm. It does not check the checksum, the fingerprint of a board, or the normal form of a
   board. It refuses a history that ends in the net of a classic pitch. *)

let unusable line what =
  Ending.unusable (Printf.sprintf "line %d: %s; write it again with 'quadrille solve soccer --certificate FILE'" line what)

(* A board or a pitch: the function that reads its walk, and its points in words. *)
type ground = {
  start : string;
  exits : int;  (* the least number that is a reference *)
  read : int -> Winner.player -> string list -> Winner.n list -> Winner.verdict;  (* the line, for errors there *)
  point : int -> string;  (* from Coq's number, from 0 *)
}

let most_segments = 384

let pair text =
  match Scanf.sscanf text "(%d,%d)%!" (fun x y -> (x, y)) with
  | x, y when Printf.sprintf "(%d,%d)" x y = text -> Some (x, y)
  | _ | (exception (Scanf.Scan_failure _ | Failure _ | End_of_file)) -> None

let whole text = match int_of_string_opt text with Some n when string_of_int n = text && n >= 0 -> Some n | _ -> None

(* Binary numbers. *)

let rec int_of_positive = function
  | Winner.XH -> 1
  | XO p -> 2 * int_of_positive p
  | XI p -> (2 * int_of_positive p) + 1

let int_of_n = function Winner.N0 -> 0 | Npos p -> int_of_positive p

let rec positive_of_int k =
  if k = 1 then Winner.XH else if k mod 2 = 0 then XO (positive_of_int (k / 2)) else XI (positive_of_int (k / 2))

let n_of_int k = if k = 0 then Winner.N0 else Npos (positive_of_int k)

let pitch_of line name kind width height =
  let on_paper = kind = "paper" in
  let places points line =
    List.map
      (fun text ->
        match pair text with
        | Some (x, y) when 0 <= x && x <= width && 0 <= y && y <= height -> (x, y)
        | _ -> unusable line (Printf.sprintf "%s is no point of %s" (Ending.quoted text) name))
      points
  in
  if on_paper then begin
    if width < 1 || height < 1 || (4 * width * height) + width + height > most_segments then
      unusable line (Printf.sprintf "'%s' has more than %d segments, or none" name most_segments);
    {
      start = Printf.sprintf "(%d,%d)" ((width + 1) / 2) ((height + 1) / 2);
      exits = 8;
      read = (fun line player points numbers -> Winner.read_paper width height player (places points line) numbers);
      point = (fun k -> Printf.sprintf "(%d,%d)" (k / (height + 1)) (k mod (height + 1)));
    }
  end
  else begin
    if width < 2 || height < 2 || width mod 2 = 1 || height mod 2 = 1 || (4 * width * height) - width - height + 14 > most_segments then
      unusable line (Printf.sprintf "'%s' has odd sides, or more than %d segments" name most_segments);
    let fields = (width + 1) * (height + 1) in
    {
      start = Printf.sprintf "(%d,%d)" (width / 2) (height / 2);
      exits = 8;
      read =
        (fun line player points numbers -> Winner.read_classic (width / 2) (height / 2) player (places points line) numbers);
      point =
        (fun k ->
          if k < fields then Printf.sprintf "(%d,%d)" (k / (height + 1)) (k mod (height + 1))
          else
            let net = k - fields in
            Printf.sprintf "(%d,%d)" ((width / 2) - 1 + (net mod 3)) (if net < 3 then -1 else height + 1));
    }
  end

(* Vertices are numbered as in the edges of the normal form. *)
let board_of line text =
  let wrong () = unusable line "no board in its normal form" in
  let numbers = Hashtbl.create 64 in
  let names = ref [] in
  let number name =
    match Hashtbl.find_opt numbers name with
    | Some k -> k
    | None ->
        let k = Hashtbl.length numbers in
        Hashtbl.add numbers name k;
        names := name :: !names;
        k
  in
  let edges = ref [] and start = ref None and goals1 = ref [] and goals2 = ref [] and walls = ref [] in
  let read_line words =
    match words with
    | [ "edge"; u; v ] ->
        let u = number u in
        edges := (u, number v) :: !edges
    | [ "start"; v ] -> start := Some v
    | "goal" :: "1" :: vertices -> goals1 := vertices
    | "goal" :: "2" :: vertices -> goals2 := vertices
    | "wall" :: vertices -> walls := vertices
    | _ -> wrong ()
  in
  List.iter (fun line -> read_line (String.split_on_char ' ' line)) (String.split_on_char ';' text);
  let start = match !start with Some v -> v | None -> wrong () in
  let first = number start in
  let numbered vertices = List.map number vertices in
  let g1 = numbered !goals1 and g2 = numbered !goals2 and ws = numbered !walls in
  let edges = List.rev !edges in
  if List.length edges > most_segments then wrong ();
  let last = Hashtbl.length numbers - 1 in
  let names = Array.of_list (List.rev !names) in
  let vertex line name =
    match Hashtbl.find_opt numbers name with
    | Some k -> k
    | None -> unusable line (Printf.sprintf "%s is no vertex of the board" (Ending.quoted name))
  in
  {
    start;
    exits = int_of_n (Winner.most_ends last edges);
    read =
      (fun line player points read -> Winner.read_listed last edges first g1 g2 ws player (List.map (vertex line) points) read);
    point = (fun k -> names.(k));
  }

let ground_of line text =
  match (String.index_opt text ' ', String.split_on_char ':' text) with
  | Some blank, _ ->
      let board = String.sub text (blank + 1) (String.length text - blank - 1) in
      let prefix = "board:" in
      if not (String.starts_with ~prefix board) then unusable line "neither a pitch nor a board";
      (board, board_of line (String.sub board (String.length prefix) (String.length board - String.length prefix)))
  | None, [ (("paper" | "classic") as kind); size ] -> (
      match List.map whole (String.split_on_char 'x' size) with
      | [ Some width; Some height ] when width <= 99 && height <= 99 -> (text, pitch_of line text kind width height)
      | _ -> unusable line (Ending.quoted text ^ " is no pitch"))
  | None, _ -> unusable line (Ending.quoted text ^ " is no pitch")

(* The numbers of a walk up to the first that exceeds 62 bits, each with the place where it begins; and the place
   behind them. *)
let numbers_of walk =
  let size = String.length walk in
  let rec number at shift value =
    if at = size || shift > 56 then None
    else
      let byte = Char.code walk.[at] in
      let value = value lor ((byte land 127) lsl shift) in
      if value < 0 then None else if byte < 128 then Some (value, at + 1) else number (at + 1) (shift + 7) value
  in
  let rec from at found =
    match number at 0 0 with None -> (List.rev found, at) | Some (value, next) -> from next ((value, at) :: found)
  in
  from 0 []

(* The words of a refusal; `number` is the refused number, read at the byte `at`. *)
let reason ground winner why at number (store : Winner.store) =
  let held = int_of_n store.held in
  let back = (number - ground.exits) / 2 in
  let byte words = Printf.sprintf "byte %d of the walk %s" at words in
  match why with
  | Winner.Lost -> Printf.sprintf "player %d has won" (3 - winner)
  | Ended -> byte "begins no number"
  | Refers_nowhere -> byte (Printf.sprintf "refers to the position %d before the last of %d" back held)
  | Has_no_mirror -> byte "refers to a mirror image, and the pitch has none"
  | Refers_to_another -> byte (Printf.sprintf "refers to position %d, which is another" (held - 1 - back))
  | Leads_nowhere -> byte (Printf.sprintf "says exit %d, where no ply is" number)
  | Loser_moves -> byte (Printf.sprintf "says %d, and the loser moves" number)
  | Too_long -> byte "comes after more plies than there are segments"
  | Illegal_history -> "the history is illegal"

let lines = [ ("quadrille certificate", "1"); ("pitch", "NAME"); ("rules", "own goals lose, no ply loses"); ("history", "(x,y) (x,y) ...");
              ("winner", "1 or 2"); ("positions", "N"); ("bytes", "N"); ("xxh3", "16 hexadecimal digits") ]

(* The values of the header's lines, and the rest of the file. *)
let header_of content =
  let rec next at line = function
    | [] -> ([], String.sub content at (String.length content - at))
    | (name, form) :: rest -> (
        let wrong () = unusable line (Printf.sprintf "no '%s %s' there" name form) in
        match String.index_from_opt content at '\n' with
        | None -> wrong ()
        | Some stop ->
            let text = String.sub content at (stop - at) in
            let prefix = name ^ " " in
            if not (String.starts_with ~prefix text && String.length text > String.length prefix) then wrong ();
            let value = String.sub text (String.length prefix) (String.length text - String.length prefix) in
            let values, walk = next (stop + 1) (line + 1) rest in
            (value :: values, walk))
  in
  next 0 1 lines

(* The rows of quadrille_confirm, if the winner is proved. *)
let rows_of content =
  let values, walk = header_of content in
  let version, pitch, rules, history, winner, positions, bytes =
    match values with
    | [ version; pitch; rules; history; winner; positions; bytes; _ ] -> (version, pitch, rules, history, winner, positions, bytes)
    | _ -> unusable 1 "no certificate"
  in
  let number line text = match whole text with Some n -> n | None -> unusable line (Ending.quoted text ^ " is not a whole number") in
  if version <> "1" then unusable 1 (Printf.sprintf "version %s, and this program checks version 1" (Ending.quoted version));
  let name, ground = ground_of 2 pitch in
  if rules <> List.assoc "rules" lines then
    unusable 3 (Printf.sprintf "%s are other rules than '%s', the only ones that can be checked" (Ending.quoted rules)
                  (List.assoc "rules" lines));
  let points = String.split_on_char ' ' history in
  let plies = match points with
    | first :: plies when first = ground.start -> plies
    | _ -> unusable 4 (Printf.sprintf "%s does not begin on %s" (Ending.quoted history) (Ending.quoted ground.start)) in
  let player, winner = match winner with
    | "1" -> (Winner.One, 1)
    | "2" -> (Winner.Two, 2)
    | _ -> unusable 5 (Ending.quoted winner ^ " is not 1 or 2") in
  let positions = number 6 positions and bytes = number 7 bytes in
  if bytes <> String.length walk then
    Ending.unusable (Printf.sprintf "%d bytes follow the header, and not the %d of line 7; get the file again, whole" (String.length walk) bytes);
  let numbers, stop = numbers_of walk in
  let number_at left = List.nth_opt numbers (List.length numbers - left) in
  match ground.read 4 player plies (List.rev (List.rev_map (fun (value, _) -> n_of_int value) numbers)) with
  | Refused (Illegal_history, _, _, _, _) ->
      unusable 4 ("the rules do not allow the history " ^ Ending.quoted history)
  | Refused (why, position, way, left, store) ->
      let value, at = Option.value (number_at (List.length left)) ~default:(0, stop) in
      let mover = match position.turn with Winner.One -> 1 | Two -> 2 in
      let visited = points @ List.rev_map (fun p -> ground.point (int_of_positive p - 1)) way in
      Ending.no_proof (Printf.sprintf "no proof: after %s with player %d to move: %s" (String.concat " " visited) mover
                         (reason ground winner why at value store))
  | Goes_on (left, store) ->
      let used = match number_at (List.length left) with Some (_, at) -> at | None -> stop in
      if used <> bytes then Ending.no_proof (Printf.sprintf "no proof: byte %d of the walk comes after its end" used);
      let found = int_of_n store.held in
      if found <> positions then
        Ending.unusable (Printf.sprintf "line 6: the walk has %d positions and not %d; get the file again" found positions);
      let quoted = if String.contains name ',' then "\"" ^ name ^ "\"" else name in
      [ Printf.sprintf "pitch,winner,positions\n%s,%d,%d\n" quoted winner found ]
