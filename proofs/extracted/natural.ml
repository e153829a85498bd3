(* Arithmetic on Coq's natural numbers, which are integers of 63 bits in OCaml. No result is negative, and a result that
   is too large stops the program.

   extract.v replaces the functions of the Coq library mathcomp by these functions. Both give the same results in the
   special cases, too: a difference is at least 0, a quotient by 0 is 0, and a remainder by 0 is the dividend. *)

exception Too_large

let successor n = n + 1

let add a b =
  let sum = a + b in
  if sum < 0 then raise Too_large else sum

let subtract a b = if a <= b then 0 else a - b

let half_bits = 1 lsl 31

let multiply a b =
  if a lor b < half_bits || a = 0 || b <= max_int / a then a * b else raise Too_large

let quotient a b = if b = 0 then 0 else a / b

let remainder a b = if b = 0 then a else a mod b

let equal (a : int) b = a = b

let at_most (a : int) b = a <= b
