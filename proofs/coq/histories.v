(* Histories, the lists of the vertices that the ball has visited, and the facts about a state that follow from its
   history alone.

   The drawing, the set of drawn edges, is stored here as a list of darts: two for each edge, one for each direction.
   Darts in a list are easy to count, and a condition on lists, `trail`, says that a history is legal. The lemmas say
   that these definitions agree with the rules (rules.v).

   darts h     == the darts of the history h: (u, v) and (v, u) for each ply between u and v
   trail h     == h begins on b0, goes along segments, uses no segment twice, and has a goal at most at its end
   end_deg h v == the number of edges of h that end at v, counted by darts *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import graph board rules.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Histories.

Variable B : board.
Implicit Types (u v w : B) (g h t : seq B).

Fixpoint darts h : seq (B * B) :=
  if h is u :: t then if t is v :: _ then [:: (u, v), (v, u) & darts t] else [::] else [::].

Definition trail h :=
  [&& h != [::], last (start B) h == start B, sorted (@segment B) h, uniq (darts h)
    & all (fun v => ~~ goal v) (behead h)].

Definition end_deg h v := count (fun d => d.1 == v) (darts h).

Lemma darts_cons u v t : darts [:: u, v & t] = [:: (u, v), (v, u) & darts (v :: t)].
Proof. by []. Qed.

Lemma darts1 u : darts [:: u] = [::].
Proof. by []. Qed.

Arguments darts h : simpl never.

Lemma darts_sym h u v : ((u, v) \in darts h) = ((v, u) \in darts h).
Proof.
elim: h => [|x [|y t] IH] //; rewrite darts_cons !inE IH !xpair_eqE.
by rewrite [(u == x) && _]andbC [(v == x) && _]andbC orbCA.
Qed.

Lemma mem_darts h u v : (u, v) \in darts h -> (u \in h) && (v \in h).
Proof.
elim: h => [|x [|y t] IH] //; rewrite darts_cons [_ \in _ :: _]inE [_ \in _ :: _]inE.
by case/or3P => [/eqP[-> ->]|/eqP[-> ->]|/IH /andP[]]; rewrite !inE ?eqxx ?orbT // => -> ->; rewrite !orbT.
Qed.

Lemma size_darts h : size (darts h) = (size h).-1.*2.
Proof. by elim: h => [|u [|v t] IH] //; rewrite darts_cons /= IH. Qed.

(* The terms of the rules, as functions of the history. *)

Lemma ball_state_of u t : legal_history (u :: t) -> ball (state_of (u :: t)) = u.
Proof. by case: t => //= /eqP ->. Qed.

Lemma drawn_darts h u v : legal_history h -> ([set u; v] \in drawn (state_of h)) = ((u, v) \in darts h).
Proof.
elim: h => [|x [|y t] IH] //; first by rewrite /= inE.
rewrite legal_history_cons darts_cons state_of_cons => /andP[legal_t _].
rewrite /= /draw in_setU1 IH // ball_state_of //.
by rewrite edge_eq !inE orbA [(_ == (y, x)) || _]orbC.
Qed.

Lemma drawn_edge h e : legal_history h -> e \in drawn (state_of h) -> exists u v, e = [set u; v].
Proof.
elim: h => [|x [|y t] IH] //; first by rewrite /= inE.
rewrite legal_history_cons state_of_cons /= /draw => /andP[legal_t _].
rewrite in_setU1 => /orP[/eqP ->|/IH]; last by apply.
by eexists; eexists.
Qed.

Lemma trail_cons u v t :
  trail [:: u, v & t] = [&& trail (v :: t), ~~ goal v, segment u v & (u, v) \notin darts (v :: t)].
Proof.
rewrite /trail darts_cons /= !inE !xpair_eqE [(v, u) \in _]darts_sym negb_or.
case uv: (segment u v); last by rewrite !andbF.
have -> : (u == v) = false by apply: contraTF uv => /eqP ->; rewrite segment_irr.
by case: (_ \notin _); rewrite ?andbF ?andbT //=; case: (goal v); rewrite ?andbF ?andbT.
Qed.

Theorem trailE h : legal_history h = trail h.
Proof.
elim: h => [|u [|v t] IH] //; first by rewrite /trail /= !andbT.
rewrite trail_cons -IH legal_history_cons.
case legal_t: (legal_history (v :: t)) => //=.
by rewrite /legal /can_draw ball_state_of // drawn_darts // segment_sym darts_sym.
Qed.

Lemma trail_behead u v t : trail [:: u, v & t] -> trail (v :: t).
Proof. by rewrite trail_cons => /and4P[]. Qed.

Lemma trail_neq u v t : trail [:: u, v & t] -> u != v.
Proof. by rewrite trail_cons => /and4P[_ _ uv _]; apply: contraTneq uv => ->; rewrite segment_irr. Qed.

Lemma trail_uniq h : trail h -> uniq (darts h).
Proof. by case/and5P. Qed.

Lemma dart_segment h u v : trail h -> (u, v) \in darts h -> segment u v.
Proof.
elim: h => [|x [|y t] IH] //; rewrite trail_cons => /and4P[yt _ xy _]; rewrite darts_cons !inE.
by case/or3P => [/eqP[-> ->]|/eqP[-> ->]|/IH -> //]; rewrite // segment_sym.
Qed.

Lemma trail_state h : trail h -> ball (state_of h) = head (start B) h.
Proof. by rewrite -trailE; case: h => // u t /ball_state_of. Qed.

Lemma legal_trail h u : trail h -> legal (state_of h) u = trail (u :: h).
Proof.
case: h => // v t vt; rewrite trail_cons vt /legal /can_draw trail_state // drawn_darts ?trailE //.
by rewrite segment_sym darts_sym.
Qed.

(* Drawings are equal exactly if their sets of darts are, or their lists of darts up to order. *)
Lemma same_drawing g h : trail g -> trail h ->
  drawn (state_of g) = drawn (state_of h) <-> darts g =i darts h.
Proof.
rewrite -!trailE => legal_g legal_h; split=> [E [u v]|E]; first by rewrite -!drawn_darts ?E.
apply/setP => e; apply/idP/idP => e_in.
  by have [u [v ev]] := drawn_edge legal_g e_in; move: e_in; rewrite ev !drawn_darts ?E.
by have [u [v ev]] := drawn_edge legal_h e_in; move: e_in; rewrite ev !drawn_darts ?E.
Qed.

Lemma same_darts g h : trail g -> trail h -> darts g =i darts h -> perm_eq (darts g) (darts h).
Proof. by move=> /trail_uniq ? /trail_uniq ? ?; apply: uniq_perm. Qed.

Lemma same_size g h : trail g -> trail h -> darts g =i darts h -> size g = size h.
Proof.
move=> tg th /(same_darts tg th) /perm_size; rewrite !size_darts => /double_inj.
by case: g h tg th => [|? ?] [|? ?] //= _ _ ->.
Qed.

Lemma end_deg_cons u v t w : end_deg [:: u, v & t] w = (u == w) + (v == w) + end_deg (v :: t) w.
Proof. by rewrite /end_deg darts_cons /= addnA. Qed.

Lemma card_drawn h : trail h -> #|drawn (state_of h)| = (size h).-1.
Proof.
elim: h => [|u [|v t] IH] // uvt; first by rewrite /= cards0.
have vt := trail_behead uvt; move: uvt; rewrite trail_cons => /and4P[_ _ _ new].
rewrite state_of_cons /= /draw cardsU1 IH // trail_state //=.
by rewrite drawn_darts ?trailE // darts_sym new.
Qed.

Lemma deg_end h v : trail h -> deg (drawn (state_of h)) v = end_deg h v.
Proof.
elim: h => [|x [|y t] IH] // xyt.
  by rewrite /deg /end_deg /=; apply/eqP; rewrite cards_eq0; apply/eqP/setP => e; rewrite !inE.
have yt := trail_behead xyt; have xy := trail_neq xyt; move: xyt; rewrite trail_cons => /and4P[_ _ _ new].
rewrite state_of_cons /= /draw trail_state //= deg_add.
  rewrite IH // end_deg_cons !inE ![v == _]eq_sym; congr (_ + _).
  by case: (x =P v) xy => [->|_]; case: (y =P v) => // ->; rewrite eqxx.
by rewrite drawn_darts ?trailE // darts_sym.
Qed.

(* A vertex has a drawn edge exactly if the ball has visited it, except b0 before the first ply. *)
Lemma end_deg_gt0 h v : trail h -> 1 < size h -> (0 < end_deg h v) = (v \in h).
Proof.
elim: h => [|x [|y t] IH] // xyt _; rewrite end_deg_cons !inE ![v == _]eq_sym.
case: t IH xyt => [|z t] IH xyt; first by rewrite /end_deg /= addn0 orbF; do 2 case: eqP.
have := IH (trail_behead xyt) isT; rewrite inE eq_sym.
by case: (x == v); case: (y == v) => //=; rewrite !add0n.
Qed.

(* A ply bounces exactly if the ball has visited its target before, or the target is wall. *)
Lemma bounceE u t : trail (u :: t) -> t != [::] -> bounces (state_of t) u = wall u || (u \in t).
Proof.
case: t => // v t uvt _; have vt := trail_behead uvt; rewrite /bounces; congr (_ || _).
have -> : draw (state_of (v :: t)) u = drawn (state_of [:: u, v & t]) by [].
rewrite deg_end // end_deg_cons eqxx [v == u]eq_sym (negbTE (trail_neq uvt)) /= addn0 ltnS.
case: t uvt vt => [|w t] uvt vt; last by rewrite end_deg_gt0.
by rewrite /end_deg /= inE (negbTE (trail_neq uvt)).
Qed.

(* The handshake lemma along one history, in darts: its odd vertices are its two ends. *)
Lemma odd_end_deg u t v : odd (end_deg (u :: t) v) = (u == v) (+) (last u t == v).
Proof.
elim: t u => [|w t IH] u /=; first by rewrite addbb.
rewrite end_deg_cons !oddD IH /= !oddb.
by case: (u == v); case: (w == v); case: (_ == v).
Qed.

End Histories.

Arguments darts B h : simpl never.
