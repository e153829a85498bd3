(* The modules that quadrille_extracted adds to the extracted sweep, compared with simple ones: natural.ml with zarith,
   up to the largest integers, and table.ml with OCaml's own hash table and zarith. *)

let failures = ref 0

let check what holds =
  if not holds then begin
    incr failures;
    if !failures <= 10 then prerr_endline ("FAILED: " ^ what)
  end

let state = Random.State.make [| 19 |]

(* Random naturals: small ones, the largest ones, and half of them with a random number of bits. *)
let natural () =
  match Random.State.int state 4 with
  | 0 -> Random.State.int state 10
  | 1 -> max_int - Random.State.int state 10
  | _ -> Int64.to_int (Random.State.int64 state Int64.max_int) land max_int lsr Random.State.int state 62

let test_naturals () =
  let same name ours exact a b =
    let expected = exact (Z.of_int a) (Z.of_int b) in
    let found = try Some (ours a b) with Natural.Too_large -> None in
    let agrees =
      match found with Some n -> Z.equal (Z.of_int n) expected | None -> not (Z.fits_int expected)
    in
    check (Printf.sprintf "%s %d %d" name a b) agrees
  in
  for _ = 1 to 200_000 do
    let a = natural () and b = natural () in
    same "add" Natural.add Z.add a b;
    same "subtract" Natural.subtract (fun a b -> Z.max Z.zero (Z.sub a b)) a b;
    same "multiply" Natural.multiply Z.mul a b;
    same "quotient" Natural.quotient (fun a b -> if Z.equal b Z.zero then Z.zero else Z.div a b) a b;
    same "remainder" Natural.remainder (fun a b -> if Z.equal b Z.zero then a else Z.rem a b) a b;
    check "equal" (Natural.equal a b = Z.equal (Z.of_int a) (Z.of_int b) && Natural.equal a a);
    check "at_most" (Natural.at_most a b = Z.leq (Z.of_int a) (Z.of_int b) && Natural.at_most a a)
  done

(* The laws of proofs/coq/sweep/sweep_table.v: the table has the sum of the additions for each key, and no
   other key. *)
let test_table keys additions =
  let moduli = [| (1 lsl 61) - 1; 1_000_003 |] in
  let table = ref (Table.create moduli) in
  let exact = Hashtbl.create 16 in
  for _ = 1 to additions do
    let key = natural () mod keys in
    let number = Z.of_int (natural ()) in
    let residues = Array.map (fun m -> Z.to_int (Z.erem number (Z.of_int m))) moduli in
    table := Table.add !table key residues;
    let before = Option.value (Hashtbl.find_opt exact key) ~default:Z.zero in
    Hashtbl.replace exact key (Z.add before number)
  done;
  let met =
    Table.fold
      (fun met key residues ->
        let number = Option.value (Hashtbl.find_opt exact key) ~default:Z.minus_one in
        check (Printf.sprintf "key %d was never added" key) (Z.sign number >= 0);
        Array.iteri
          (fun i m -> check (Printf.sprintf "key %d" key) (residues.(i) = Z.to_int (Z.erem number (Z.of_int m))))
          moduli;
        met + 1)
      !table 0
  in
  check "each key once" (met = Hashtbl.length exact)

let () =
  test_naturals ();
  List.iter (fun (keys, additions) -> test_table keys additions) [ (1, 10); (50, 1000); (max_int, 0); (max_int, 100_000) ];
  if !failures > 0 then exit 1
