(* A plan, the list of the steps of a sweep over a board, and the check that a plan must pass before it is used.

   A plan names vertices. The code that the sweep runs (sweep.v) names the places of these vertices among the open ones.
   The function `plan` makes a plan from any order of the points. No theorem is needed about this function, because the
   check decides if its plan may be used.

   instruction     == a vertex opens; a segment between two open vertices is decided; a vertex closes; states with a
                      piece cut off from b0 are dropped
   kind_of v       == the kind of v: b0, a goal, or any other vertex
   code_of vs p    == the code of the plan p, vs being the open vertices
   open_after vs p == the vertices that are open after the plan p, vs being open before
   codes_of vs ps  == the codes of the groups ps, one after the other
   decided ds u v  == the segment between u and v is one of ds
   all_decided ds v == all segments at v are decided
   valid_from vs cs ds p == the check of the plan p, vs being open, cs closed and ds decided before
   valid points p  == the check: b0 is no goal; each vertex opens once and closes, if at all, after all its segments are
                      decided; no segment is decided twice; at the end all are decided, and b0 alone is open
   plan_from vs todo == a plan for the points todo, vs being open before
   plan points     == a plan, in groups of one vertex each, that takes the points in this order
   plan_codes points       == the codes of its groups
   plan_valid points       == the plan passes the check *)
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
