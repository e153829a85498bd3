(* quadrille_extracted tennis FILE: checks whether a certificate of Tennis or Footsteps (docs/certificates.md) proves
   its bounds. The check is proved in Coq, which wrote it as OCaml (bounds.ml, from proofs/coq/tennis_certificates.v).

   The theorem certificate_encloses says: if the check accepts all lines, the value of each position lies within the
   bounds that this program prints. This file adds code that is not proved. The added code reads the text, writes
   decimals, and prints the reason of a refusal. *)

let remedy = "write it again with 'quadrille solve tennis --by states --certificate FILE'"
let unusable line what = Ending.unusable (Printf.sprintf "line %d: %s; %s" line what remedy)

(* The header lines, each a name and a value. *)
let names = [ "quadrille tennis certificate"; "game"; "fields"; "beyond"; "points"; "scale" ]

type header = { tennis : bool; fields : int; beyond : Z.t; points : int; scale : Z.t; digits : int }

(* The number of lines, at most (1001^2 - 1) * 2001, is an integer of 63 bits. *)
let most_points = 1000
let most_fields = 1000

let is_digits text = text <> "" && String.for_all (fun c -> '0' <= c && c <= '9') text
let is_natural text = is_digits text && (text = "0" || text.[0] <> '0')
let is_integer text =
  let size = String.length text in
  is_natural text || (size > 1 && text.[0] = '-' && text <> "-0" && is_natural (String.sub text 1 (size - 1)))

let header_of lines =
  let value at name =
    let line = at + 1 in
    let prefix = name ^ " " in
    let size = String.length prefix in
    if at >= Array.length lines || not (String.starts_with ~prefix lines.(at)) then
      unusable line (Printf.sprintf "no '%s' there" name);
    String.sub lines.(at) size (String.length lines.(at) - size)
  in
  let values = Array.of_list (List.mapi value names) in
  let natural at least most =
    match if is_natural values.(at) then int_of_string_opt values.(at) else None with
    | Some n when least <= n && n <= most -> n
    | _ ->
        let value = Ending.quoted values.(at) in
        unusable (at + 1) (Printf.sprintf "%s is not a whole number from %d to %d" value least most)
  in
  if values.(0) <> "1" then
    unusable 1 (Printf.sprintf "version %s, and this program checks version 1" (Ending.quoted values.(0)));
  let tennis =
    match values.(1) with
    | "tennis" -> true
    | "footsteps" -> false
    | game -> unusable 2 (Ending.quoted game ^ " is neither tennis nor footsteps")
  in
  let scale = values.(5) in
  let digits = String.length scale - 1 in
  if digits < 0 || scale <> "1" ^ String.make digits '0' then
    unusable 6 (Ending.quoted scale ^ " is no power of ten");
  { tennis; fields = natural 2 1 most_fields; beyond = Z.of_int (natural 3 1 max_int); points = natural 4 1 most_points;
    scale = Z.of_string scale; digits }

(* The position of the next line: the lines are ordered by the points of both players together, then by player 1's,
   then by the ball. *)
let after header (p, q, ball) =
  if ball < header.fields then (p, q, ball + 1)
  else if p < header.points && q > 0 then (p + 1, q - 1, -header.fields)
  else
    let sum = p + q + 1 in
    let p = max 0 (sum - header.points) in
    (p, sum - p, -header.fields)

let share_of line text =
  match String.split_on_char ':' text with
  | [ bid; share ] when is_natural bid && is_natural share -> (
      match int_of_string_opt bid with
      | Some bid -> (bid, Z.of_string share)
      | None -> unusable line (Ending.quoted text ^ " bids more than any player has"))
  | _ -> unusable line (Ending.quoted text ^ " is no BID:SHARE")

let legal_bids points = max 1 points

(* The shares of a player with these points. The bids rise, so there are at most as many as the player has points. *)
let shares_of line points mix =
  if List.compare_length_with mix (legal_bids points) > 0 then
    unusable line (Printf.sprintf "more shares (%d) than legal bids (%d)" (List.length mix) (legal_bids points));
  let shares = List.map (share_of line) mix in
  let rising before (bid, _) =
    if bid <= before then unusable line (Printf.sprintf "the bid %d after the bid %d, and bids rise" bid before);
    bid
  in
  ignore (List.fold_left rising (-1) shares);
  shares

let line_of line (p, q, ball) text =
  let expected = Printf.sprintf "%d %d %d" p q ball in
  match String.split_on_char ' ' text with
  | p' :: q' :: ball' :: bound :: mix when String.concat " " [ p'; q'; ball' ] = expected && is_integer bound ->
      if p = q && ball = 0 && mix <> [] then
        unusable line (Printf.sprintf "a mix in %s, which is its own mirror image" expected);
      ((((p, q), Z.of_int ball), Z.of_string bound), shares_of line p mix)
  | _ -> unusable line (Printf.sprintf "%s is not the position %s, its bound and its mix" (Ending.quoted text) expected)

let lines_of header text =
  let first = List.length names in
  let found = Array.length text - first in
  let side = header.points + 1 in
  let expected = ((side * side) - 1) * ((2 * header.fields) + 1) in
  let stop = first + min found expected in
  let rec from at position lines =
    if at = stop then List.rev lines
    else from (at + 1) (after header position) (line_of (at + 1) position text.(at) :: lines)
  in
  let lines = from first (0, 1, -header.fields) [] in
  if found <> expected then
    unusable (stop + 1) (Printf.sprintf "%d positions, and not the %d of %d points" found expected header.points);
  lines

let reason (why : Bounds.fault) =
  match why with
  | Game_over -> "the game is over there"
  | Mirror_not_zero -> "the position is its own mirror image, and its bound is not 0"
  | No_mix -> "no bid has a share"
  | Wrong_share bid -> Printf.sprintf "the bid %d is illegal, or its share is not positive" bid
  | Unknown_after bid -> Printf.sprintf "a position after the other player's bid %d is in no line before" bid
  | Too_little_against bid -> Printf.sprintf "against the bid %d the mix gets less than the bound" bid

(* value / 10^digits, without trailing zeros. *)
let decimal digits value =
  let text = Z.to_string (Z.abs value) in
  let text = String.make (max 0 (digits + 1 - String.length text)) '0' ^ text in
  let whole = String.length text - digits in
  let rec kept size = if size > whole && text.[size - 1] = '0' then kept (size - 1) else size in
  let size = kept (String.length text) in
  (if Z.sign value < 0 then "-" else "")
  ^ String.sub text 0 whole
  ^ if size = whole then "" else "." ^ String.sub text whole (size - whole)

let content_lines content =
  match List.rev (String.split_on_char '\n' content) with
  | "" :: lines -> Array.of_list (List.rev lines)
  | lines -> unusable (List.length lines) "it does not end with a line break"

(* The bounds in the rows of `quadrille solve tennis --by states`, if all are proved. *)
let rows_of content =
  let text = content_lines content in
  let header = header_of text in
  let lines = lines_of header text in
  let fields = Z.of_int header.fields and most = Z.of_int header.points in
  match Bounds.read_certificate header.tennis fields header.beyond header.scale most lines with
  | Refused (why, rest) ->
      let line = Array.length text - List.length rest in
      Ending.no_proof
        (Printf.sprintf "no proof: line %d, %s: %s; this bound is not proved: %s" line (Ending.quoted text.(line - 1))
           (reason why) remedy)
  | Read table ->
      let row p q ball =
        match Bounds.enclosed fields header.beyond header.scale most table ((p, q), Z.of_int ball) with
        | Some (lower, upper) ->
            Printf.sprintf "%d,%d,%d,%s,%s\n" p q ball (decimal header.digits lower) (decimal header.digits upper)
        | None -> failwith "a position was read and is not known"
      in
      let points = List.init (header.points + 1) Fun.id in
      let balls = List.init ((2 * header.fields) + 1) (fun k -> k - header.fields) in
      "points_1,points_2,ball,lower,upper\n"
      :: List.concat_map (fun p -> List.concat_map (fun q -> List.map (row p q) balls) points) points
