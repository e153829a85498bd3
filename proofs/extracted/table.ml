(* A hash table from states, packed as integers, to numbers of drawings. Each number is kept as its residues modulo
   several numbers.

   The sweep (sweep.ml) keeps its states in this table. The proof of the sweep assumes that the table obeys the laws of
   proofs/coq/sweep/sweep_table.v. This assumption is not proved: a reader of this file must check it. The functions
   change the table in place, although the sweep expects a new table as their result. This is safe, because the sweep
   never uses an old table again after it has added to the table or folded it.

   All cells are in one array that the garbage collector need not scan. A cell holds a key (a packed state) and then the
   residues of the state's number of drawings; the key -1 marks a free cell. The place of a key is computed by a
   multiplication with a constant, and linear probing resolves collisions. *)

open Bigarray

type t = {
  moduli : int array;
  mutable cells : (int, int_elt, c_layout) Array1.t;
  mutable bits : int;  (* 2^bits cells *)
  mutable keys : int;
}

let none = -1

let stride moduli = 1 + Array.length moduli

let empty_cells moduli bits =
  let cells = Array1.create int c_layout (stride moduli lsl bits) in
  Array1.fill cells none;
  cells

let create moduli = { moduli; cells = empty_cells moduli 4; bits = 4; keys = 0 }

(* The start of the key's cell, or of the free cell where it belongs. The factor is 2^62 divided by the golden ratio.
   *)
let place (cells : (int, int_elt, c_layout) Array1.t) stride bits key =
  let mask = (1 lsl bits) - 1 in
  let cell = ref ((key * 2850178196803193197) lsr (63 - bits)) in
  let found = ref (Array1.unsafe_get cells (!cell * stride)) in
  while !found <> key && !found <> none do
    cell := (!cell + 1) land mask;
    found := Array1.unsafe_get cells (!cell * stride)
  done;
  !cell * stride

let grow table =
  let width = stride table.moduli in
  let bits = table.bits + 1 in
  let cells = empty_cells table.moduli bits in
  for cell = 0 to (1 lsl table.bits) - 1 do
    let from = cell * width in
    let key = table.cells.{from} in
    if key <> none then begin
      let into = place cells width bits key in
      for i = 0 to width - 1 do
        cells.{into + i} <- table.cells.{from + i}
      done
    end
  done;
  table.cells <- cells;
  table.bits <- bits

(* Both numbers are below the modulus, which is below 2^61. *)
let add_residues modulus (a : int) (b : int) =
  let sum = a + b in
  if sum >= modulus then sum - modulus else sum

let add table key (residues : int array) =
  if 8 * (table.keys + 1) > 5 lsl table.bits then grow table;
  let width = stride table.moduli in
  let at = place table.cells width table.bits key in
  let cells = table.cells in
  if cells.{at} = none then begin
    cells.{at} <- key;
    for i = 0 to width - 2 do
      cells.{at + 1 + i} <- residues.(i)
    done;
    table.keys <- table.keys + 1
  end
  else
    for i = 0 to width - 2 do
      cells.{at + 1 + i} <- add_residues table.moduli.(i) cells.{at + 1 + i} residues.(i)
    done;
  table

let fold f table start =
  let width = stride table.moduli in
  let result = ref start in
  for cell = 0 to (1 lsl table.bits) - 1 do
    let at = cell * width in
    let key = table.cells.{at} in
    if key <> none then
      result := f !result key (Array.init (width - 1) (fun i -> table.cells.{at + 1 + i}))
  done;
  !result
