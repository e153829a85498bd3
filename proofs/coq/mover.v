(* The drawing, the set of drawn edges, determines the player to move and the number of bounces in Paper Soccer. The
   source (T. Hoivik, "Experiments in Paper Soccer") does not state these facts.

   The move passes to the other player exactly if the ball visits a vertex for the first time and that vertex is not a
   wall; on any other ply the ball bounces. So the number of drawn vertices that are not walls determines how often the
   move has passed, and thus the player to move. If the ball never bounced at a vertex that it visited for the first
   time, the number of bounces is the cyclomatic number of the drawing, since the drawing is connected.

   drawn_vertices s == the ends of drawn edges, and b0 (notions.v)
   off_wall A       == the vertices of A that are not walls (notions.v)
   cyclomatic G     == edges + components - points (graph.v) *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import graph board rules notions histories equivalence cycles.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Mover.

Variable B : board.
Implicit Types (s : state B) (u v : B) (g h t : seq B) (G : {set {set B}}) (A : {set B}).

Lemma start_in_history h : trail h -> start B \in h.
Proof. by case: h => // u t /and3P[_ /eqP {1}<- _]; apply: (mem_last u t). Qed.

Lemma drawn_verticesE s : reachable s -> drawn_vertices s = [set v in history s].
Proof.
move=> rs; have [th E] := trail_of_state rs; apply/setP => v; rewrite !inE.
apply/orP/idP => [[/eqP ->|/(drawn_vertex rs)//]|vs]; first exact: start_in_history.
rewrite E deg_end //; case: (history s) th vs {E} => [|u [|w t]] // th; last by right; rewrite end_deg_gt0.
by rewrite inE => /eqP ->; left; have /and3P[_ ? _] := th.
Qed.

(* Turns. *)

Lemma turns_first_visits h : trail h ->
  turns_passed h = #|[set v in h | ~~ wall v && (v != start B)]|.
Proof.
elim: h => [|u [|v t] IH] // uvt.
  have /and3P[_ /eqP /= Eu _] := uvt; apply/esym/eqP; rewrite cards_eq0 -subset0.
  by apply/subsetP => v; rewrite !inE -Eu => /and3P[/eqP -> _]; rewrite eqxx.
have vt := trail_behead uvt; rewrite turns_passed_cons bounceE // IH // negb_or.
case: (boolP (~~ wall u && (u \notin v :: t))) => [/andP[wu ut]|stays].
  have -> : [set x in [:: u, v & t] | ~~ wall x && (x != start B)] =
            u |: [set x in v :: t | ~~ wall x && (x != start B)].
    apply/setP => x; rewrite !in_set in_cons; case: (x =P u) => [->|] //=.
    by rewrite wu; apply: contraNneq ut => ->; apply: start_in_history.
  by rewrite cardsU1 inE (negbTE ut).
apply: eq_card => x; rewrite !inE; case: (x =P u) => [->|] //=.
by move: stays; rewrite negb_and !negbK inE => /orP[->|->] //; rewrite andbF.
Qed.

Lemma mover_turns h : trail h -> mover (state_of h) = mover_after (turns_passed h).
Proof.
rewrite -trailE; elim: h => [|u [|v t] IH] // /andP[legal_t _].
rewrite state_of_cons turns_passed_cons [mover _]/= IH // /mover_after oddD.
by rewrite oddb; case: (bounces _ _); case: (odd _).
Qed.

Lemma turns_drawing s : reachable s ->
  turns_passed (history s) = #|off_wall (drawn_vertices s) :\ start B|.
Proof.
move=> rs; have [th _] := trail_of_state rs; rewrite turns_first_visits // drawn_verticesE //.
by apply: eq_card => v; rewrite !inE; case: (v == start B); rewrite ?andbF ?andbT.
Qed.

Theorem turns_passed_drawn s : reachable s -> ~~ wall (start B) ->
  turns_passed (history s) = #|off_wall (drawn_vertices s)| - 1.
Proof.
move=> rs b0_off_wall; rewrite turns_drawing // (cardsD1 (start B) (off_wall _)).
by rewrite !inE eqxx b0_off_wall add1n subn1.
Qed.

Theorem mover_drawn s : reachable s -> mover s = mover_after (turns_passed (history s)).
Proof. by move=> /trail_of_state[th E]; rewrite {1}E mover_turns. Qed.

Theorem same_mover s s' : reachable s -> reachable s' -> weakly_equivalent s s' -> mover s = mover s'.
Proof. by move=> rs rs' ss'; rewrite !mover_drawn // !turns_drawing // /drawn_vertices ss'. Qed.

(* If there are no walls and the ball visits no vertex twice, each ply passes the move. *)
Theorem acyclic_mover s : wall_free B -> reachable s -> acyclic (drawn s) -> mover s = mover_after (plies s).
Proof.
move=> nowall rs; have [th E] := trail_of_state rs; rewrite {1}E => /acyclicP - /(_ th) uniq_h.
rewrite mover_drawn // turns_first_visits // /plies; congr mover_after.
have -> : #|[set v in history s | ~~ wall v && (v != start B)]| = #|[set v in history s] :\ start B|.
  by apply: eq_card => v; rewrite !inE nowall andbC.
have := cardsD1 (start B) [set v in history s]; rewrite inE start_in_history // cardsE (card_uniqP uniq_h) => ->.
by [].
Qed.

(* The drawing is the position: two states of one drawing have the same continuations. *)
Theorem same_position s s' : reachable s -> reachable s' -> weakly_equivalent s s' ->
  [/\ ball s = ball s', mover s = mover s', winner s = winner s' &
      forall u, legal s u = legal s' u /\
                (legal s u -> weakly_equivalent (after s u) (after s' u) /\ bounces s u = bounces s' u)].
Proof.
move=> rs rs' ss'; have same_ball := weak_same_ball rs rs' ss'; have same := same_mover rs rs' ss'.
have same_legal u : legal s u = legal s' u by rewrite /legal /can_draw same_ball ss'.
split=> //; last first.
  by move=> u; split=> // _; rewrite /weakly_equivalent /bounces /= /draw same_ball ss'.
by rewrite /winner same_ball same (eq_forallb (fun u => congr1 negb (same_legal u))).
Qed.

(* Bounces. *)

Lemma components s : reachable s -> n_comp (link (drawn s)) predT + #|drawn_vertices s| = 1 + #|B|.
Proof.
move=> rs; have [th E] := trail_of_state rs; rewrite drawn_verticesE // cardsE.
have esym := sym_connect_sym (@link_sym _ (drawn s)).
have in_history x y : link (drawn s) x y -> (x \in history s) && (y \in history s).
  by rewrite {1}E link_darts // => /mem_darts.
have closed_h : closed (link (drawn s)) (mem (history s)).
  by apply: intro_closed => // x y /in_history/andP[].
rewrite (n_compC (mem (history s))) -(cardC (mem (history s))) [1 + _]addnA addnAC; congr (_ + _ + _).
  rewrite -(n_comp_connect esym (head (start B) (history s))); apply: eq_n_comp_r => v.
  apply/idP/idP => [vs|]; first by rewrite [in link _]E; apply: connect_history.
  move=> /(closed_connect closed_h) <-.
  by case: (history s) th => // u t _; apply: mem_head.
apply: eq_card => x; rewrite !inE; case: (boolP (x \in history s)); rewrite ?andbF // andbT => xs.
have /connectP[[|y p] /=] := connect_root (link (drawn s)) x; first by move=> _ E1; apply/eqP.
by case/andP => /in_history/andP[]; rewrite (negbTE xs).
Qed.

Lemma cyclomatic_drawn s : reachable s -> cyclomatic (drawn s) = plies s + 1 - #|drawn_vertices s|.
Proof.
move=> rs; rewrite /cyclomatic -plies_drawn //.
rewrite -(subnDr #|drawn_vertices s|) -addnA components // addnA.
by rewrite [#|B| + _]addnC subnDr.
Qed.

Theorem bounces_off_wall s : reachable s -> ~~ wall (start B) ->
  bounce_count (history s) = plies s + 1 - #|off_wall (drawn_vertices s)|.
Proof.
move=> rs b0_off_wall; rewrite /plies -bounces_and_turns turns_passed_drawn // -addnA subnK ?addnK //.
by apply/card_gt0P; exists (start B); rewrite !inE eqxx.
Qed.

Lemma plies_ge_vertices s : reachable s -> #|drawn_vertices s| <= plies s + 1.
Proof.
move=> rs; have [th _] := trail_of_state rs; rewrite drawn_verticesE // cardsE addn1 /plies prednK.
  exact: card_size.
by case: (history s) th.
Qed.

Lemma on_off_wall (A : {set B}) : #|on_wall A| + #|off_wall A| = #|A|.
Proof.
by rewrite -(cardsID [set v | wall v] A); congr (_ + _); apply: eq_card => v; rewrite !inE // andbC.
Qed.

Theorem bounces_cycles_walls s : reachable s -> ~~ wall (start B) ->
  bounce_count (history s) = cyclomatic (drawn s) + #|on_wall (drawn_vertices s)|.
Proof.
move=> rs b0_off_wall; rewrite bounces_off_wall // cyclomatic_drawn //.
have := plies_ge_vertices rs; rewrite -on_off_wall addnC => le.
rewrite subnDA subnK // leq_subRL //.
exact: leq_trans (leq_addr _ _) le.
Qed.

Theorem bounces_vertices s : wall_free B -> reachable s ->
  bounce_count (history s) = plies s + 1 - #|drawn_vertices s|.
Proof.
move=> nowall rs; rewrite bounces_off_wall ?nowall //; congr (_ - _).
by apply: eq_card => v; rewrite !inE nowall andbT.
Qed.

Theorem bounces_cyclomatic s : wall_free B -> reachable s -> bounce_count (history s) = cyclomatic (drawn s).
Proof. by move=> nowall rs; rewrite bounces_vertices // cyclomatic_drawn. Qed.

(* The same facts as sums, in which no subtraction is cut off at 0. *)

Theorem turns_added_walls s : reachable s -> ~~ wall (start B) ->
  turns_passed (history s) + 1 = #|off_wall (drawn_vertices s)|.
Proof.
move=> rs b0_off_wall; rewrite turns_passed_drawn // subnK //.
by apply/card_gt0P; exists (start B); rewrite !inE eqxx.
Qed.

Theorem turns_added s : wall_free B -> reachable s -> turns_passed (history s) + 1 = #|drawn_vertices s|.
Proof.
move=> nowall rs; rewrite turns_added_walls ?nowall //.
by apply: eq_card => v; rewrite !inE nowall andbT.
Qed.

(* Without walls turn 2 is under way exactly after one ply: any three vertices in a row are different. *)
Theorem turn_2 s : wall_free B -> reachable s -> turns_passed (history s) = 1 <-> plies s = 1.
Proof.
move=> nowall rs; have := turns_added nowall rs; have [th _] := trail_of_state rs.
rewrite drawn_verticesE // cardsE addn1 /plies.
case: (history s) th => [|u [|v [|w t]]] // th.
- have uv : uniq [:: u; v] by rewrite /= inE (trail_neq th).
  by rewrite (card_uniqP uv) => -[->].
move=> E; split=> // one; move: E; rewrite one => two; suff : 2 < #|[:: u, v, w & t]| by rewrite -two.
have u_w : u != w.
  by move: th; rewrite trail_cons darts_cons => /and4P[_ _ _]; apply: contraNneq => ->; rewrite !inE eqxx orbT.
have uniq3 : uniq [:: u; v; w] by rewrite /= !inE negb_or (trail_neq th) u_w (trail_neq (trail_behead th)).
rewrite -[2]/(size [:: u; v; w]).-1 prednK // -(card_uniqP uniq3); apply: subset_leq_card.
by apply/subsetP => x; rewrite !inE => /or3P[] ->; rewrite ?orbT.
Qed.

Theorem bounces_added_walls s : reachable s -> ~~ wall (start B) ->
  bounce_count (history s) + #|off_wall (drawn_vertices s)| = plies s + 1 /\
  bounce_count (history s) + #|B| = #|drawn s| + n_comp (link (drawn s)) predT + #|on_wall (drawn_vertices s)|.
Proof.
move=> rs b0_off_wall.
have E : bounce_count (history s) + #|off_wall (drawn_vertices s)| = plies s + 1.
  by rewrite -turns_added_walls // addnA bounces_and_turns.
split=> //; apply: (@addIn #|off_wall (drawn_vertices s)|).
rewrite addnAC E -plies_drawn // -!addnA; congr (_ + _).
by rewrite on_off_wall components.
Qed.

Theorem bounces_added s : wall_free B -> reachable s ->
  bounce_count (history s) + #|drawn_vertices s| = plies s + 1 /\
  bounce_count (history s) + #|B| = #|drawn s| + n_comp (link (drawn s)) predT.
Proof.
move=> nowall rs; have E : bounce_count (history s) + #|drawn_vertices s| = plies s + 1.
  by rewrite -turns_added // addnA bounces_and_turns.
split=> //; apply: (@addIn #|drawn_vertices s|).
by rewrite addnAC E -plies_drawn // -!addnA components.
Qed.

End Mover.
