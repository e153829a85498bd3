(* Code that all subcommands of quadrille_extracted share: it reads files, prints results and sets the exit status.

   Exit status: 0 done; 1 no proof; 2 unusable input, or output that cannot be written; 3 too little memory, or a number
   too large. *)

exception Ends of int * string

let no_proof message = raise (Ends (1, message))
let unusable message = raise (Ends (2, message))
let limit message = raise (Ends (3, message))

(* A closed channel is not flushed again at exit, which would fail again. *)
let say message = try prerr_endline ("quadrille_extracted: " ^ message) with Sys_error _ -> close_out_noerr stderr

(* Input in a message: its first 60 characters, without terminal control characters. *)
let quoted text =
  let most = 60 in
  let escaped = String.escaped (String.sub text 0 (min most (String.length text))) in
  let size = min most (String.length escaped) in
  Printf.sprintf "'%s%s'" (String.sub escaped 0 size)
    (if size < String.length escaped || most < String.length text then "..." else "")

(* Reads to the end: a pipe has no length. *)
let content_of file =
  let unreadable verb reason = unusable (Printf.sprintf "cannot be %s (%s); name a readable file" verb reason) in
  let rec rest channel piece content =
    match input channel piece 0 (Bytes.length piece) with
    | 0 -> Buffer.contents content
    | size -> Buffer.add_subbytes content piece 0 size; rest channel piece content
    | exception Sys_error reason -> unreadable "read" reason
  in
  match open_in_bin file with
  | channel ->
      let size = 65536 in
      Fun.protect
        ~finally:(fun () -> close_in channel)
        (fun () -> rest channel (Bytes.create size) (Buffer.create size))
  | exception Sys_error message ->
      let place = String.length file + String.length ": " in
      unreadable "opened" (String.sub message place (String.length message - place))

let print parts =
  match List.iter print_string parts; flush stdout with
  | () -> 0
  | exception Sys_error reason ->
      close_out_noerr stdout;
      say (Printf.sprintf "standard output: %s; direct it where it can be written" reason);
      2

(* Prints the parts that `work` yields, or an error with `place`; returns the exit status. *)
let status_of place remedy work =
  let refuse status message = say (Printf.sprintf "%s: %s" place message); status in
  match work () with
  | parts -> print parts
  | exception Ends (status, message) -> refuse status message
  | exception (Out_of_memory | Stack_overflow) -> refuse 3 ("not enough memory; " ^ remedy)

let status_of_file rows_of file =
  status_of file "check it on a computer with more" (fun () -> rows_of (content_of file))
