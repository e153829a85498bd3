(* Section 3.1 of the source (T. Hoivik, "Experiments in Paper Soccer"): the first two turns.

   Lemma 3.2 says that each of the first two turns has one ply. The lemma holds, but the source's proof of it has a
   false step (refuted.v). The second ply cannot return to the start b0, because the only edge that leads there is
   already drawn. So the first three vertices differ, and neither of the first two plies bounces. Lemma 3.3 says that no
   two different histories of at most two turns have the same drawing. It holds because such histories have at most two
   plies, even if the last turn is unfinished. Lemma 3.3 would be false for histories with two completed turns and an
   unfinished third turn, because the ball may have bounced in the third turn (refuted.v).

   players h == the player who drew each ply of h, newest first (notions.v)
   turns h   == the number of plies of each turn of h, the first turn first (notions.v) *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import graph board rules notions histories equivalence cycles.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Early.

Variable B : board.
Implicit Types (s : state B) (u v : B) (h t : seq B).

Lemma players_cons u v t : players [:: u, v & t] = mover (state_of (v :: t)) :: players (v :: t).
Proof. by []. Qed.

Lemma short_uniq h : trail h -> size h <= 3 -> uniq h.
Proof.
case: h => [|u [|v [|w [|x t]]]] // th _; first by rewrite /= inE (trail_neq th).
rewrite /= !inE negb_or (trail_neq th) (trail_neq (trail_behead th)) /= !andbT.
by move: th; rewrite trail_cons darts_cons => /and4P[_ _ _]; apply: contraNneq => ->; rewrite !inE eqxx orbT.
Qed.

Lemma mover_after_new u t : wall_free B -> trail (u :: t) -> t != [::] -> u \notin t ->
  mover (state_of (u :: t)) = other (mover (state_of t)).
Proof.
case: t => // v t nowall uvt _ new; rewrite state_of_cons [LHS]/=.
by rewrite bounceE // nowall (negbTE new).
Qed.

Lemma first_players h : wall_free B -> trail h ->
  [\/ players h = [::], players h = [:: One], players h = [:: Two; One]
    | exists a, players h = a ++ [:: One; Two; One]].
Proof.
move=> nowall; elim: h => [|b3 [|b2 [|b1 [|b0 t]]] IH] // th.
- by constructor 1.
- by constructor 2.
- constructor 3; rewrite !players_cons (mover_after_new nowall (trail_behead th)) //.
  by rewrite inE (trail_neq (trail_behead th)).
- constructor 4; rewrite players_cons; have tt := trail_behead th.
  case: t IH th tt => [|x t] IH th tt; last first.
    by case: (IH tt) => // -[a ->]; exists (mover (state_of [:: b2, b1, b0, x & t]) :: a).
  have /andP[b2_new _] := short_uniq tt isT; have t2 := trail_behead tt.
  exists [::]; rewrite !players_cons (mover_after_new nowall tt) // (mover_after_new nowall t2) //.
  by rewrite inE (trail_neq t2).
Qed.

Lemma runs_first a : exists c, c != [::] /\ runs (a ++ [:: One; Two; One]) = c ++ [:: 1; 1].
Proof.
elim: a => [|p a [c [c0 E]]]; first by exists [:: 1].
rewrite /=; case E': (a ++ _) => [|q s]; first by case: (a) E'.
rewrite -E' E; case: c c0 {E} => // n c _.
by case: (p == q); [exists (n.+1 :: c) | exists [:: 1, n & c]].
Qed.

Theorem first_turns_one_ply s : wall_free B -> reachable s ->
  all (fun n => n <= 1) (take 2 (turns (history s))).
Proof.
move=> nowall /trail_of_state[th _]; rewrite /turns.
case: (first_players nowall th) => [->|->|->|[a ->]] //.
by have [c [_ ->]] := runs_first a; rewrite rev_cat /= take0.
Qed.

Lemma size_players h : size (players h) = (size h).-1.
Proof. by elim: h => [|u [|v t] IH] //; rewrite players_cons [LHS]/= IH. Qed.

Theorem zero_plies s : reachable s -> plies s = 0 -> s = initial B.
Proof.
move=> rs; have [th E] := trail_of_state rs; rewrite /plies {2}E.
by case: (history s) th => [|u [|v t]] // /and3P[_ /eqP/= -> _].
Qed.

(* The second ply. *)

Lemma after_one_ply s : reachable s -> plies s = 1 ->
  exists2 v, trail [:: v; start B] & s = state_of [:: v; start B].
Proof.
move=> rs; have [th E] := trail_of_state rs; rewrite /plies {2}E.
by case: (history s) th => [|v [|u [|w t]]] // th _; have /and3P[_ /eqP/= Eu _] := th; rewrite Eu in th *; exists v.
Qed.

Theorem second_ply_fresh s u : reachable s -> plies s = 1 -> legal s u -> deg (drawn s) u = 0.
Proof.
move=> rs one; have [v th ->] := after_one_ply rs one; rewrite legal_trail // => uth.
apply/eqP; rewrite deg_end // -leqn0 leqNgt end_deg_gt0 //.
by have /andP[] := short_uniq uth isT.
Qed.

Theorem second_plies s : reachable s -> plies s = 1 -> #|[set u | legal s u]| < #|[set u | segment (ball s) u]|.
Proof.
move=> rs one; have [v th E] := after_one_ply rs one; apply: proper_card; apply/properP; split.
  by apply/subsetP => u; rewrite !inE => /andP[_ /andP[]].
move: (th); rewrite trail_cons => /and4P[_ _ v_start _]; exists (start B); rewrite inE.
  by rewrite E trail_state.
by rewrite E legal_trail // trail_cons darts_cons !inE eqxx orbT !andbF.
Qed.

Theorem two_turns_two_plies s : wall_free B -> reachable s -> size (turns (history s)) <= 2 -> plies s <= 2.
Proof.
move=> nowall /trail_of_state[th _]; rewrite /turns /plies -size_players.
case: (first_players nowall th) => [->|->|->|[a ->]] //.
by have [c [c0 ->]] := runs_first a; rewrite rev_cat size_cat !size_rev; case: c c0.
Qed.

Theorem two_plies_no_equivalents s s' : reachable s -> reachable s' ->
  plies s <= 2 -> plies s' <= 2 -> weakly_equivalent s s' -> s = s'.
Proof.
move=> rs rs' le_s _ ss'; have [th E] := trail_of_state rs.
apply: acyclic_one_history => //; rewrite E; apply: simple_acyclic => //.
by apply: short_uniq => //; move: le_s; rewrite /plies; case: (size _).
Qed.

Theorem two_turns_no_equivalents s s' : wall_free B -> reachable s -> reachable s' ->
  size (turns (history s)) <= 2 -> size (turns (history s')) <= 2 -> weakly_equivalent s s' -> s = s'.
Proof.
move=> nowall rs rs' le_s le_s'.
by apply: two_plies_no_equivalents => //; apply: two_turns_two_plies.
Qed.

End Early.
