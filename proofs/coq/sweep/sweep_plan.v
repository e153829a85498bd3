(* Plans: lists of the steps of a sweep over a board (sweep.v). Only a plan that passes the check `valid` may be used.

   A plan names vertices. The sweep runs the code of the plan, in which each vertex is named by its place in the list of
   the open vertices. The function `plan` makes a plan from a list of all vertices in any order. No theorem about `plan`
   is needed, because the check is applied to each plan that it makes.

   instruction     == one step of a plan: a vertex opens; a segment between two open vertices is decided (drawn or not);
                      a vertex closes; or the sweep drops each state in which a drawn segment is cut off from the
                      start b0
   kind_of v       == the kind of v: b0, a goal, or any other vertex
   code_of vs p    == the code of the plan p, if the vertices vs are open before it
   open_after vs p == the vertices that are open after the plan p, if vs are open before it
   codes_of vs ps  == the codes of the plans ps, which are carried out one after the other, if vs are open before them
   decided ds u v  == the segment between u and v is in the list ds
   all_decided ds v == all segments at v are in ds
   valid_from vs cs ds p == the check of the rest p of a plan, if the vertices vs are open, the vertices cs are closed,
                      and the segments ds are decided
   valid points p  == the check of the plan p, where `points` lists all vertices: b0 is no goal; each vertex opens once
                      and closes, if at all, after all its segments are decided; no segment is decided twice; at the end
                      all segments are decided, and b0 alone is open
   plan_from vs todo == a plan for the vertices todo, if vs are open before it
   plan points     == a plan that opens the vertices in the order of `points`: one group of steps for each vertex
   plan_codes points       == the codes of the groups of `plan points`
   plan_valid points       == `plan points` passes the check *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import board sweep.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Plan.

Variable B : board.
Implicit Types (u v w : B) (vs cs : seq B) (ds : seq (B * B)).

Inductive instruction := Open of B | Draw of B & B | Close of B | Prune.

Implicit Types (p : seq instruction) (ps : seq (seq instruction)).

Definition kind_of v := if v == start B then Root else if goal v then Goal else Plain.

Fixpoint code_of vs p :=
  match p with
  | [::] => [::]
  | Open v :: p' => Opening :: code_of (v :: vs) p'
  | Draw u v :: p' => Drawing (index u vs) (kind_of u) (index v vs) (kind_of v) :: code_of vs p'
  | Close v :: p' => Closing (index v vs) :: code_of (rem v vs) p'
  | Prune :: p' => Pruning (index (start B) vs) :: code_of vs p'
  end.

Fixpoint open_after vs p :=
  match p with
  | [::] => vs
  | Open v :: p' => open_after (v :: vs) p'
  | Draw _ _ :: p' => open_after vs p'
  | Close v :: p' => open_after (rem v vs) p'
  | Prune :: p' => open_after vs p'
  end.

Fixpoint codes_of vs ps := if ps is p :: ps' then code_of vs p :: codes_of (open_after vs p) ps' else [::].

Lemma code_of_cat vs p p' : code_of vs (p ++ p') = code_of vs p ++ code_of (open_after vs p) p'.
Proof. by elim: p vs => //= -[v|u v|v|] p IH vs; rewrite IH. Qed.

Lemma flatten_codes vs ps : flatten (codes_of vs ps) = code_of vs (flatten ps).
Proof. by elim: ps vs => //= p ps IH vs; rewrite code_of_cat IH. Qed.

(* The check. *)

Variable points : seq B.

Definition decided ds u v := ((u, v) \in ds) || ((v, u) \in ds).

Definition all_decided ds v := all (fun u => segment v u ==> decided ds v u) points.

Fixpoint valid_from vs cs ds p :=
  match p with
  | [::] => (vs == [:: start B]) && all (all_decided ds) points
  | Open v :: p' => [&& v \notin vs, v \notin cs & valid_from (v :: vs) cs ds p']
  | Draw u v :: p' => [&& u \in vs, v \in vs, segment u v, ~~ decided ds u v & valid_from vs cs ((u, v) :: ds) p']
  | Close v :: p' => [&& v \in vs, v != start B, all_decided ds v & valid_from (rem v vs) (v :: cs) ds p']
  | Prune :: p' => [&& start B \in vs, all_decided ds (start B) & valid_from vs cs ds p']
  end.

Definition valid p := ~~ goal (start B) && valid_from [::] [::] [::] p.

(* A plan: each point opens, and its segments to the open points are decided. Then the complete points close, except
   b0. Once b0 is complete, each group ends with a Prune. *)

Fixpoint plan_from vs todo :=
  if todo is v :: todo' then
    let complete w := all (fun u => ~~ segment w u || (u \notin todo')) points in
    let closes w := (w != start B) && complete w in
    let opened := rcons vs v in
    (Open v :: [seq Draw u v | u <- vs & segment u v] ++ [seq Close w | w <- opened & closes w] ++
       (if (start B \in opened) && complete (start B) then [:: Prune] else [::])) ::
    plan_from [seq w <- opened | ~~ closes w] todo'
  else [::].

Definition plan := plan_from [::] points.

Definition plan_codes := codes_of [::] plan.

Definition plan_valid := valid (flatten plan).

End Plan.
