(* The winner of a state of Paper Soccer under best play.

   A player wins a state in three cases. First, the game is over, and the player has won. Second, the player is to move,
   and wins after some legal ply. Third, the opponent is to move and can move, and the player wins after every legal
   ply. Each ply draws a segment, so the game ends. Therefore every state has a winner (`one_wins`). No state has two
   winners (`not_both`).

   Two reachable states with the same drawing (set of drawn segments) have the same winner (`wins_drawing`). The drawing
   matters only at points that the ball can still reach, and the mirror image of a state has the same winner. Both facts
   follow from `ahead_wins`.

   wins p s         == player p wins the state s
   undrawn s u v    == u and v are adjacent, and the edge between them is not drawn in s
   ahead f W s t    == the game can go on from t as from s, with f v in place of each point v. The set W contains the
                       ball's point in s and all points that the ball can still reach. For points of W, f maps undrawn
                       edges to undrawn edges, and points not yet visited to points not yet visited *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import graph board rules notions histories equivalence cycles mover.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Wins.

Variable B : board.
Implicit Types (s t : state B) (u v : B) (p : player).

Inductive wins p s : Prop :=
  | wins_over of winner s = Some p
  | wins_own u of legal s u & mover s = p & wins p (after s u)
  | wins_all of winner s = None & mover s = other p & forall u, legal s u -> wins p (after s u).

Definition undrawn s u v := segment u v && ([set u; v] \notin drawn s).

Lemma legal_undrawn s u : legal s u = ~~ goal (ball s) && undrawn s (ball s) u.
Proof. by []. Qed.

Lemma legal_ongoing s u : legal s u -> winner s = None.
Proof.
move=> su; have := su; rewrite /legal /goal negb_or => /andP[/andP[/negbTE n1 /negbTE n2] _].
by rewrite /winner n1 n2; case: forallP => // /(_ u); rewrite su.
Qed.

(* Never both. *)

Lemma other_neq p : p = other p -> False.
Proof. by case: p. Qed.

Theorem not_both s : wins One s -> wins Two s -> False.
Proof.
move=> w; have [p E] : exists p, p = One by exists One.
rewrite -E in w; have {E} -> : Two = other p by rewrite E.
elim: {s} w => s.
- move=> s_p [|u su _ _|s_none]; first by rewrite s_p => -[/other_neq].
    by rewrite (legal_ongoing su) in s_p.
  by rewrite s_p in s_none.
- move=> u su s_p _ IH [|v sv s_o _|_ _ all_u]; [|by rewrite s_p in s_o; case: (other_neq s_o)|exact: IH (all_u u su)].
  by rewrite (legal_ongoing su).
- move=> s_none s_o _ IH [|v sv _ v_wins|_ s_oo _]; [by rewrite s_none|exact: IH v sv v_wins|].
  by move: s_oo; rewrite s_o; case: (p).
Qed.

(* One of them wins, by induction over the undrawn segments. *)

Lemma left_after s u : legal s u ->
  #|segments B :\: drawn (after s u)| < #|segments B :\: drawn s|.
Proof.
move=> /andP[_ /andP[su new]]; apply: proper_card; apply/properP; split.
  by apply/subsetP => e; rewrite /= /draw !in_setD in_setU1 negb_or => /andP[/andP[_ ->] ->].
by exists [set ball s; u]; rewrite in_setD ?mem_segments ?new //= /draw setU11.
Qed.

Theorem one_wins s : wins One s \/ wins Two s.
Proof.
have [k] := ubnP #|segments B :\: drawn s|; elim: k s => // k IH s; rewrite ltnS => s_k.
case E: (winner s) => [[]|]; [by left; apply: wins_over|by right; apply: wins_over|].
have after_wins u : legal s u -> wins One (after s u) \/ wins Two (after s u).
  by move=> su; apply: IH; apply: leq_trans (left_after su) s_k.
suff decided p : (exists2 u, legal s u & wins p (after s u)) \/
    (forall u, legal s u -> wins (other p) (after s u)).
  case Em: (mover s) (decided (mover s)) => [] [[u su uw]|all_u].
  - by left; apply: wins_own su _ uw.
  - by right; apply: wins_all.
  - by right; apply: wins_own su _ uw.
  - by left; apply: wins_all.
have each (l : seq B) : (exists2 u, legal s u & wins p (after s u)) \/
    (forall u, u \in l -> legal s u -> wins (other p) (after s u)).
  elim: l => [|v l [?|all_l]]; [by right|by left|].
  case sv: (legal s v); last first.
    by right=> u; rewrite inE => /orP[/eqP ->|/all_l //]; rewrite sv.
  have [] : wins p (after s v) \/ wins (other p) (after s v).
    by case: (p) (after_wins v sv) => [] [?|?]; by [left|right].
  - by left; exists v.
  - by move=> vw; right=> u; rewrite inE => /orP[/eqP ->|/all_l //].
by case: (each (enum B)) => [?|all_u]; [left|right=> u; apply: all_u; rewrite mem_enum].
Qed.

(* The game ahead. *)

Lemma deg_draw s u v : undrawn s (ball s) u ->
  (deg (draw s u) v == 0) = (v \notin [set ball s; u]) && (deg (drawn s) v == 0).
Proof. by move=> /andP[_ new]; rewrite /draw deg_add // addn_eq0 eqb0. Qed.

Lemma bounces_deg s u : undrawn s (ball s) u -> bounces s u = wall u || (deg (drawn s) u != 0).
Proof.
move=> /andP[_ new]; rewrite /bounces /draw deg_add // !inE eqxx orbT.
by case: (deg _ _).
Qed.

Record ahead (f : B -> B) (W : pred B) s t : Prop := Ahead {
  ahead_ball : ball t = f (ball s);
  ahead_mover : ~~ goal (ball s) -> mover t = mover s;
  ahead_here : W (ball s);
  ahead_exits : forall u v, W u -> ~~ goal u -> undrawn s u v = undrawn t (f u) (f v);
  ahead_on : forall u v, W u -> ~~ goal u -> undrawn s u v -> W v;
  ahead_first : forall v, W v -> ~~ goal v -> ~~ wall v -> (deg (drawn s) v == 0) = (deg (drawn t) (f v) == 0)
}.

Variable f : B -> B.
Hypothesis f_inj : injective f.
Hypothesis f_goal1 : forall v, goal1 (f v) = goal1 v.
Hypothesis f_goal2 : forall v, goal2 (f v) = goal2 v.
Hypothesis f_wall : forall v, wall (f v) = wall v.

Lemma f_goal v : goal (f v) = goal v.
Proof. by rewrite /goal f_goal1 f_goal2. Qed.

Lemma undrawn_after s u x y : undrawn (after s u) x y = undrawn s x y && ([set x; y] != [set ball s; u]).
Proof. by rewrite /undrawn /= /draw !inE negb_or -andbA; congr (_ && _); rewrite andbC. Qed.

Lemma f_edge u v x y : ([set f u; f v] == [set f x; f y]) = ([set u; v] == [set x; y]).
Proof. by rewrite !edge_eq !xpair_eqE !(inj_eq f_inj). Qed.

Lemma ahead_legal W s t u : ahead f W s t -> legal t (f u) = legal s u.
Proof.
move=> [Eb _ Wb E _ _]; rewrite !legal_undrawn Eb f_goal.
by case: (boolP (goal _)) => //= g; rewrite E.
Qed.

Lemma ahead_after W s t u : ahead f W s t -> legal s u -> ahead f W (after s u) (after t (f u)).
Proof.
move=> a su; have := su; rewrite legal_undrawn => /andP[gb su'].
have := a => -[Eb Em Wb Ee Eo Ef]; have Wu := Eo _ _ Wb gb su'.
have tu : undrawn t (ball t) (f u) by rewrite Eb -Ee.
split=> //=.
- by move=> gu; rewrite !bounces_deg // f_wall Em //; case: (boolP (wall u)) => //= wu; rewrite Ef.
- by move=> x y Wx gx; rewrite !undrawn_after Eb f_edge Ee.
- by move=> x y Wx gx; rewrite undrawn_after => /andP[/(Eo _ _ Wx gx)].
- by move=> v Wv gv wv; rewrite !deg_draw // Eb !inE !(inj_eq f_inj) -Ef.
Qed.

Theorem ahead_wins W s t p : ahead f W s t -> wins p s -> wins p t.
Proof.
move=> a w; elim: w t a => {}s.
- move=> s_p t a; apply: wins_over; move: s_p; rewrite /winner (ahead_ball a) f_goal1 f_goal2.
  case g1: (goal1 _) => //; case g2: (goal2 _) => //.
  have g : ~~ goal (ball s) by rewrite /goal g1 g2.
  case: forallP => // none [<-]; rewrite (ahead_mover a g); case: forallP => // -[] v.
  have [g' _ g'K] : bijective f by apply: injF_bij.
  by rewrite -[v]g'K (ahead_legal _ a) none.
- move=> u su s_p _ IH t a; have /andP[g _] := su.
  apply: (@wins_own _ _ (f u)); first by rewrite (ahead_legal _ a).
    by rewrite (ahead_mover a g).
  exact: IH _ (ahead_after a su).
- move=> s_none s_o _ IH t a.
  have [g' _ g'K] : bijective f by apply: injF_bij.
  have [u su] : exists u, legal s u.
    move: s_none; rewrite /winner; case: (goal1 _) => //; case: (goal2 _) => //.
    by case: forallP => // no _; move/forallPn: (introN forallP no) => [u]; rewrite negbK; exists u.
  have /andP[g _] := su.
  apply: wins_all; last first.
  - move=> v tv; have sv : legal s (g' v) by rewrite -(ahead_legal _ a) g'K.
    by rewrite -[v]g'K; exact: IH sv _ (ahead_after a sv).
  - by rewrite (ahead_mover a g).
  - by apply: (@legal_ongoing t (f u)); rewrite (ahead_legal _ a).
Qed.

End Wins.

Theorem wins_drawing (B : board) (s t : state B) p :
  reachable s -> reachable t -> weakly_equivalent s t -> wins p s -> wins p t.
Proof.
move=> rs rt st; have [Eb Em _ _] := same_position rs rt st.
have a : ahead id predT s t by split=> // [u v|v]; rewrite /undrawn st.
exact: (@ahead_wins B id (fun _ _ E => E) (fun=> erefl) (fun=> erefl) (fun=> erefl) predT s t p a).
Qed.
