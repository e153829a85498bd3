(* The main file of the program quadrille_extracted. The commands `quadrille_extracted certificate FILE` and
   `quadrille_extracted tennis FILE` are in certificate.ml and tennis.ml.

   quadrille_extracted [--progress] PITCH: prints the number of drawings (weak classes) of a Paper Soccer pitch. The
   sweep that counts them is proved in Coq, which wrote it as OCaml (sweep.ml, from proofs/coq/extracted.v).

   The number of drawings is at most 2^segments + 1 (theorems paper_bound and classic_bound). The program chooses
   coprime numbers below 2^61 until their product is larger than this bound. The sweep counts modulo each of the chosen
   numbers. The residues then determine the number of drawings, and the program computes it from them. The theorems
   paper_counted and classic_counted say that the residues are right. The program prints a header line and a row, like
   `quadrille count`. With --progress it reports on standard error the number of states after each vertex. *)

(* Numbers below 2^61, the largest first, each coprime to those before it, until their product exceeds the bound. *)
let moduli_beyond bound =
  let rec descend moduli product candidate =
    if Z.gt product bound then List.rev moduli
    else if Z.equal (Z.gcd product candidate) Z.one then
      descend (candidate :: moduli) (Z.mul product candidate) (Z.pred candidate)
    else descend moduli product (Z.pred candidate)
  in
  descend [] Z.one (Z.pred (Z.shift_left Z.one 61))

(* The one number below the product of the moduli that has these residues. *)
let number_of moduli residues =
  let extend (number, product) modulus residue =
    let missing = Z.erem (Z.sub residue number) modulus in
    let times = Z.erem (Z.mul missing (Z.invert product modulus)) modulus in
    (Z.add number (Z.mul product times), Z.mul product modulus)
  in
  fst (List.fold_left2 extend (Z.zero, Z.one) moduli residues)

let counter moduli =
  let all value = Array.map (fun _ -> value) moduli in
  {
    Sweep.zero = all 0;
    one = all 1;
    plus = (fun a b -> Array.mapi (fun i modulus -> Table.add_residues modulus a.(i) b.(i)) moduli);
  }

let store moduli progress =
  let vertex = ref 0 in
  {
    Sweep.store_new = (fun () -> Table.create moduli);
    store_add = Table.add;
    store_fold =
      (fun _ f table start ->
        if progress then
          Ending.say (Printf.sprintf "%d vertices: %d states, %.1f s" !vertex table.Table.keys (Sys.time ()));
        incr vertex;
        Table.fold f table start);
  }

let count groups progress =
  let bound = Z.succ (Z.shift_left Z.one (Sweep.segments_of groups)) in
  let coprime = moduli_beyond bound in
  let moduli = Array.of_list (List.map Z.to_int coprime) in
  let residues = Sweep.count_drawings (counter moduli) (store moduli progress) groups in
  let residues = List.map Z.of_int (Array.to_list residues) in
  let number = number_of coprime residues in
  if Z.gt number bound || List.exists2 (fun p r -> not (Z.equal (Z.erem number p) r)) coprime residues then
    Ending.no_proof "the residues do not belong to a number of drawings: one of natural.ml, table.ml and this file is wrong";
  number

let largest_side = 99

let groups_of pitch =
  let wrong () =
    Ending.unusable
      (Printf.sprintf "write paper:MxN or classic:WxH, sides of 1 to %d, those of classic even" largest_side)
  in
  let side text =
    match if text <> "" && text.[0] <> '0' && String.for_all (fun c -> '0' <= c && c <= '9') text then int_of_string_opt text else None with
    | Some n when 1 <= n && n <= largest_side -> n
    | _ -> wrong ()
  in
  match String.split_on_char ':' pitch with
  | [ kind; size ] -> (
      match (kind, String.split_on_char 'x' size) with
      | "paper", [ m; n ] -> Sweep.paper_steps (side m) (side n)
      | "classic", [ w; h ] when side w mod 2 = 0 && side h mod 2 = 0 -> Sweep.classic_steps (side w / 2) (side h / 2)
      | _ -> wrong ())
  | _ -> wrong ()

let rows_of progress pitch =
  match groups_of pitch with
  | None -> Ending.unusable "its plan does not pass the check: the start must be no goal, so N must be 2 or more"
  | Some groups -> (
      match count groups progress with
      | number -> [ Printf.sprintf "pitch,weak_classes\n%s,%s\n" pitch (Z.to_string number) ]
      | exception Natural.Too_large ->
          Ending.limit "a state is too large for an integer of 63 bits; name a pitch whose shorter side is less")

let status_of_pitch progress pitch =
  Ending.status_of pitch "name a smaller pitch" (fun () -> rows_of progress pitch)

let usage = "quadrille_extracted [--progress] PITCH, as paper:5x5 or classic:4x6, or certificate FILE, or tennis FILE"

let () =
  exit
    (match Array.to_list Sys.argv with
    | [ _; "certificate"; file ] -> Ending.status_of_file Certificate.rows_of file
    | [ _; "tennis"; file ] -> Ending.status_of_file Tennis.rows_of file
    | [ _; (("certificate" | "tennis") as subject) ] ->
        Ending.say (Printf.sprintf "%s: no FILE named; write quadrille_extracted %s FILE" subject subject);
        2
    | [ _; pitch ] -> status_of_pitch false pitch
    | [ _; "--progress"; pitch ] -> status_of_pitch true pitch
    | _ -> Ending.say ("name one pitch: " ^ usage); 2)
