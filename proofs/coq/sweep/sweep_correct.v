(* The proof that the frontier sweep (sweep.v) counts the drawings of reachable states, on every board and with every
   plan (list of steps) that passes the check of sweep_plan.v.

   The proof is by induction over the plan. The sweep decides for one segment after another if it is drawn, and a state
   describes the decisions so far. The ways from a state to an accepted state correspond to the drawings that agree with
   these decisions. If a step refuses a state, no drawing agrees with the decisions, for one of four reasons. A goal has
   a second edge; two complete vertices other than b0 have odd degree; no later segment can join a piece (a connected
   part of the drawn segments) to b0; or no later segment can join b0 to another piece. A vertex is complete if all
   segments at it are decided.

   good F             == F is a drawing and not empty: one piece with b0, at most one other odd vertex, goals of
                         degree at most 1
   completions k ds G == the good sets F (of k segments, if by_size) that agree with G on the decided segments
   complete ds w      == all segments at w are decided *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import graph board rules notions euler sweep sweep_state sweep_plan sweep_invariant.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Correct.

Variable B : board.
Variable by_size : bool.
Variable points : seq B.
Hypothesis all_points : forall v : B, v \in points.
Implicit Types (u v w x y : B) (vs cs : seq B) (ds : seq (B * B)) (G F : {set {set B}}) (st : state).

Local Notation b0 := (start B).
Local Notation fits := (fits by_size).

Definition good F :=
  [&& rooted F b0, 0 < deg F b0,
      [forall w, forall w', [&& w != b0, w' != b0, odd (deg F w) & odd (deg F w')] ==> (w == w')]
    & [forall g, goal g ==> (deg F g <= 1)]].

Definition completions k ds G :=
  [set F : {set {set B}} | [&& F \subset segments B, F :&: decided_set ds == G, good F & size_of by_size F == k]].

(* A complete vertex has the same edges in F as in G. *)

Definition complete ds w := forall u, segment w u -> decided ds w u.

Lemma complete_edge ds F G w e : complete ds w -> F \subset segments B -> F :&: decided_set ds = G ->
  e \in F -> w \in e -> e \in G.
Proof.
move=> done FS FG eF we; rewrite -FG in_setI eF /=; have [x [y [xy E]]] := edge_of_segments (subsetP FS e eF).
move: we; rewrite E in_set2 => /orP[]/eqP Ew; first by rewrite mem_decided -Ew; apply: done; rewrite Ew.
by rewrite setUC mem_decided -Ew; apply: done; rewrite Ew segment_sym.
Qed.

Lemma complete_deg ds F G w : complete ds w -> F \subset segments B -> F :&: decided_set ds = G -> deg F w = deg G w.
Proof.
move=> done FS FG; apply: eq_card => e; rewrite !inE; apply/andP/andP => -[eF we]; split=> //.
  exact: complete_edge done FS FG eF we.
by move: eF; rewrite -FG inE => /andP[].
Qed.

Lemma closed_complete vs cs ds G st v w : fits vs cs ds G st -> complete ds v -> (w \in cs) || (w == v) -> complete ds w.
Proof. by move=> f v_done /orP[wcs|/eqP ->] // u; apply: (fits_closed f). Qed.

(* A piece whose only open vertex is complete, or that has no open vertex, cannot grow. *)
Lemma cut_off vs cs ds F G st v w : v \in vs -> complete ds v -> fits vs cs ds G st ->
  F \subset segments B -> F :&: decided_set ds = G -> 0 < deg G v ->
  ~~ has (fun y => connect (link G) y v) (rem v vs) -> connect (link F) v w -> (w \in cs) || (w == v).
Proof.
move=> v_open v_done f FS FG v_gt0 /hasPn cut.
have only_v x : connect (link G) v x -> (x \in cs) || (x == v).
  move=> vx; case: (x =P v) => [_|/eqP x_v]; first by rewrite orbT.
  rewrite orbF; apply/negPn/negP => xcs.
  case: (boolP (x \in vs)) => xvs; last first.
    have := fits_fresh f xvs xcs; apply/eqP; rewrite -lt0n; apply: leq_trans (deg_sub x (fits_sub f)).
    by apply: (@connect_deg _ _ _ v); rewrite 1?connectG.
  have /negP[] : ~~ connect (link G) x v by apply: cut; rewrite mem_rem_uniq ?(fits_uniq f) // inE x_v.
  by rewrite connectG.
have stay p x : connect (link G) v x -> path (link F) x p -> connect (link G) v (last x p).
  elim: p x => [|y p IH] x //= vx /andP[xy path_p]; apply: IH path_p; apply: connect_trans (vx) _; apply: connect1.
  by apply: complete_edge (closed_complete f v_done (only_v x vx)) FS FG xy _; rewrite !inE eqxx.
by case/connectP => p path_p ->; apply: only_v; apply: stay path_p.
Qed.

(* Closing. *)

Section Close.

Variables (vs cs : seq B) (ds : seq (B * B)) (G : {set {set B}}) (st : state) (v : B).
Hypotheses (v_open : v \in vs) (v_b0 : v != b0) (v_done : complete ds v) (f : fits vs cs ds G st).

Lemma not_good F : F \subset segments B -> F :&: decided_set ds = G ->
  (0 < deg G v) && ~~ has (fun y => connect (link G) y v) (rem v vs) || odd (deg G v) && ball_placed st -> ~~ good F.
Proof.
move=> FS FG; apply: contraL => /and4P[/forallP root_F _ /forallP one_F _]; rewrite negb_or; apply/andP; split.
  apply/negP => /andP[v_gt0 cut]; have v_gt0F : 0 < deg F v by rewrite (complete_deg v_done FS FG).
  have := implyP (root_F v) v_gt0F; rewrite connectG => /(cut_off v_open v_done f FS FG v_gt0 cut).
  by rewrite eq_sym (negbTE v_b0) orbF; apply/negP; apply: fits_start f.
apply/negP => /andP[odd_v]; rewrite (fits_ball f) => /hasP[w wcs odd_w].
have := forallP (one_F v) w; rewrite v_b0 !(complete_deg _ FS FG) ?odd_v ?odd_w //=; last first.
  by apply: (closed_complete f v_done); rewrite wcs.
have w_b0 : w != b0 by apply: contraTneq wcs => ->; apply: fits_start f.
by rewrite w_b0 => /eqP E; have := fits_apart f wcs; rewrite -E v_open.
Qed.

Lemma close_fits :
  let: sts := close (index v vs) st in
  (sts = [::] /\ forall F, F \subset segments B -> F :&: decided_set ds = G -> ~~ good F) \/
  (exists2 st', sts = [:: st'] & fits (rem v vs) (v :: cs) ds G st').
Proof.
case: st f not_good => b n es f' not_good'; have [uvs sz ap b0cs GD DS cl fr lab tou par rea goa bal one mar] := f'.
rewrite /= in sz lab tou par bal mar not_good'.
rewrite /close; cbv zeta; rewrite -/(entry_of vs es v); set rest := without _ _.
have uvs' : uniq (rem v vs) by apply: rem_uniq.
have sz' : size rest = size (rem v vs) by apply: size_without.
have in_rem x : (x \in rem v vs) = (x != v) && (x \in vs) by rewrite mem_rem_uniq // inE.
have restE x : x \in rem v vs -> entry_of (rem v vs) rest x = entry_of vs es x.
  by rewrite in_rem => /andP[x_v xvs]; apply: entry_of_without.
have sharedE : shared (label (entry_of vs es v)) rest = has (fun y => connect (link G) y v) (rem v vs).
  rewrite /shared (has_entry _ uvs' sz'); apply: eq_in_has => y yr; rewrite restE // -[eqn _ _]/(_ == _) lab //.
  by move: yr; rewrite in_rem => /andP[].
have odd_v : is_odd (entry_of vs es v) = odd (deg G v) by rewrite par // v_b0.
rewrite tou // sharedE odd_v; case: ifP => [refused|ok].
  by left; split=> // F FS FG; apply: not_good'.
right; eexists; first by [].
have entryE x : x \in rem v vs -> touched (entry_of (rem v vs) (canonical rest) x) = (0 < deg G x) /\
    is_odd (entry_of (rem v vs) (canonical rest) x) = (x != b0) && odd (deg G x).
  move=> xr; have := canonical_entry sz' xr; have := restE x xr.
  have /andP[_ xvs] : (x != v) && (x \in vs) by rewrite -in_rem.
  by case: (entry_of _ rest x) => l t o E ->; rewrite -tou // -par // -E.
split=> //=.
- by rewrite size_map.
- by move=> w; rewrite inE in_rem negb_and negbK => /orP[->|/ap ->] //; rewrite orbT.
- by rewrite inE negb_or eq_sym v_b0.
- by move=> w u; rewrite inE => /orP[/eqP ->|/cl]; [apply: v_done | apply].
- by move=> w; rewrite inE in_rem negb_or negb_and negbK => /orP[->//|wvs] /andP[_]; apply: fr.
- move=> x y xr yr; rewrite canonical_label // !restE //; move: xr yr; rewrite !in_rem => /andP[_ xvs] /andP[_ yvs].
  exact: lab.
- by move=> x /entryE[].
- by move=> x /entryE[].
- move=> w w_gt0; have [x xvs wx] := rea w w_gt0; have [E|x_v] := eqVneq x v; last by exists x; rewrite // in_rem x_v.
  rewrite E in wx; have v_gt0 : 0 < deg G v.
    by have [->//|v_w] := eqVneq v w; apply: connect_deg v_w; rewrite connectG.
  have /hasP[y yr yv] : has (fun y => connect (link G) y v) (rem v vs) by move: ok; rewrite v_gt0; case: has.
  by exists y => //; apply: connect_trans wx _; rewrite connectG.
- by rewrite bal orbC.
- have no_other w : w \in cs -> odd (deg G w) -> odd (deg G v) -> False.
    move=> wcs ow ov; move: ok; rewrite ov bal /=; have -> : has (fun w => odd (deg G w)) cs by apply/hasP; exists w.
    by rewrite orbT.
  move=> w w'; rewrite !inE => /orP[/eqP ->|wcs] /orP[/eqP ->|w'cs] // ow ow'.
  + by case: (no_other w').
  + by case: (no_other w).
  + exact: one.
Qed.

End Close.

(* Pruning. *)
Lemma prune_bad vs cs ds F G st : b0 \in vs -> complete ds b0 -> fits vs cs ds G st ->
  F \subset segments B -> F :&: decided_set ds = G -> stranded (index b0 vs) (entries st) -> ~~ good F.
Proof.
move=> b0_open b0_done f FS FG; apply: contraL => /and4P[/forallP root_F b0_gt0 _ _].
have b0_gt0G : 0 < deg G b0 by rewrite -(complete_deg b0_done FS FG).
have sz := size_without (fits_size f) b0_open; have uvs := rem_uniq b0 (fits_uniq f).
have restE x : x \in rem b0 vs -> entry_of (rem b0 vs) (without (index b0 vs) (entries st)) x = entry_of vs (entries st) x.
  by rewrite mem_rem_uniq ?(fits_uniq f) // inE => /andP[x_b0 xvs]; apply: entry_of_without (fits_uniq f) (fits_size f) _ _.
rewrite /stranded; cbv zeta; rewrite -/(entry_of vs (entries st) b0) (fits_touched f) // b0_gt0G /= negb_and negbK.
rewrite /shared !(has_entry _ uvs sz).
case: (boolP (has _ (rem b0 vs))) => //= apart; apply/hasPn => x xr; rewrite restE //.
have /andP[x_b0 xvs] : (x != b0) && (x \in vs) by move: xr; rewrite mem_rem_uniq ?(fits_uniq f) // inE.
rewrite (fits_touched f) //; apply/negP => x_gt0.
have x_gt0F : 0 < deg F x by apply: leq_trans x_gt0 (deg_sub x _); rewrite -FG subsetIl.
have cut : ~~ has (fun y => connect (link G) y b0) (rem b0 vs).
  apply: contra apart => /hasP[y yr yb0]; apply/hasP; exists y; rewrite // restE // -[eqn _ _]/(_ == _).
  by rewrite (fits_label f) //; move: yr; rewrite mem_rem_uniq ?(fits_uniq f) // inE => /andP[].
have := cut_off b0_open b0_done f FS FG b0_gt0G cut (implyP (root_F x) x_gt0F).
by rewrite (negbTE x_b0) orbF => /(fits_apart f); rewrite xvs.
Qed.

(* Deciding one more segment splits the completions into those without it and those with it. *)
Lemma completions_split k ds G u v : ~~ decided ds u v -> G \subset decided_set ds ->
  #|completions k ds G| = #|completions k ((u, v) :: ds) G| + #|completions k ((u, v) :: ds) ([set u; v] |: G)|.
Proof.
rewrite -mem_decided => eD GD; set e := [set u; v] in eD *.
have eG : e \notin G by apply: contra eD; apply: (subsetP GD).
rewrite -(cardsID [set F : {set {set B}} | e \in F] (completions k ds G)) addnC; congr (_ + _); apply: eq_card => F.
  rewrite !in_set decided_cons -/e setIUr; case: (boolP (e \in F)) => eF; rewrite ?andbF /=.
    symmetry; apply/negbTE; apply: contra eG => /and4P[_ /eqP <- _ _].
    by rewrite !inE eF eqxx.
  congr (_ && (_ && _)); congr (_ == _); apply/setP => a; rewrite !in_setU !in_setI in_set1.
  by case: eqP => [->|]; rewrite ?andbF // (negbTE eF).
rewrite !in_set decided_cons -/e setIUr; case: (boolP (e \in F)) => eF; rewrite ?andbF ?andbT /=.
  congr (_ && (_ && _)); have -> : F :&: [set e] = [set e] by apply/setIidPr; rewrite sub1set.
  apply/eqP/eqP => [->//|/setP E]; apply/setP => a; have := E a; rewrite !in_setU !in_set1.
  by case: eqP => [->|_] //= _; rewrite in_setI (negbTE eD) (negbTE eG) andbF.
symmetry; apply/negbTE; apply: contra eF => /and4P[_ /eqP/setP/(_ e) E _ _].
by move: E; rewrite !in_setU !in_setI !in_set1 eqxx /= (negbTE eD) andbF orbF andbT.
Qed.

Lemma no_completions k ds G : (forall F, F \subset segments B -> F :&: decided_set ds = G -> ~~ good F) ->
  #|completions k ds G| = 0.
Proof.
move=> bad; apply/eqP; rewrite cards_eq0; apply/eqP/setP => F; rewrite in_set in_set0.
by apply/negbTE/negP => /and4P[FS /eqP FG gF _]; have := bad F FS FG; rewrite gF.
Qed.

Hypothesis start_no_goal : ~~ goal b0.

(* When all segments are decided and b0 alone is open, one set remains. *)
Lemma accepted_good ds G st cs : (forall e, e \in segments B -> e \in decided_set ds) -> fits [:: b0] cs ds G st ->
  good G = touched (entry_at 0 (entries st)).
Proof.
move=> all_ds f; have := fits_touched f (mem_head b0 [::]); rewrite /entry_of /= eqxx => ->.
have odd_closed w : w != b0 -> odd (deg G w) -> w \in cs.
  move=> w_b0; apply: contraTT => wcs; have wvs : w \notin [:: b0] by rewrite inE.
  by have := deg_sub w (fits_sub f); rewrite (fits_fresh f wvs wcs) leqn0 => /eqP ->.
apply/idP/idP => [/and4P[]//|b0_gt0]; apply/and4P; split=> //.
- apply/forallP => w; apply/implyP => /(fits_reach f)[x]; rewrite inE => /eqP ->.
  by rewrite connectG.
- apply/forallP => w; apply/forallP => w'; apply/implyP => /and4P[w_b0 w'_b0 ow ow'].
  by apply/eqP; apply: (fits_one f) => //; apply: odd_closed.
- apply/forallP => g; apply/implyP => gg; apply: (fits_goals f) => //.
  by apply: contraNneq start_no_goal => <-.
Qed.

Theorem runs_completions k p vs cs ds G st : valid_from points vs cs ds p -> fits vs cs ds G st ->
  runs by_size (code_of vs p) k st = #|completions k ds G|.
Proof.
elim: p vs cs ds G st => [|[v|u v|v|] p IH] vs cs ds G st /=.
- case/andP => /eqP Evs all_ds f; rewrite Evs in f; have decided_all e : e \in segments B -> e \in decided_set ds.
    case/edge_of_segments => x [y [xy ->]]; rewrite mem_decided.
    by have /allP/(_ y (all_points y))/implyP := allP all_ds x (all_points x); apply.
  rewrite /accepted -(accepted_good decided_all f) -[eqn _ _]/(_ == _) (fits_marks f).
  have GS := subset_trans (fits_sub f) (fits_segments f).
  have -> : completions k ds G = [set F | (F == G) && (good G && (size_of by_size G == k))].
    apply/setP => F; rewrite !in_set; case: (boolP (F \subset segments B)) => FS /=.
      have -> : F :&: decided_set ds = F by apply/setIidPl/subsetP => e /(subsetP FS)/decided_all.
      by case: eqP => [->|].
    by case: eqP FS => [->|]; rewrite ?GS.
  case: (good G && _); last by rewrite (_ : [set F | _] = set0) ?cards0 //; apply/setP => F; rewrite !inE andbF.
  by rewrite (_ : [set F | _] = [set G]) ?cards1 //; apply/setP => F; rewrite !inE andbT.
- by case/and3P => vvs vcs ok f; rewrite addn0; apply: IH ok (open_fits vvs vcs f).
- case/and5P => uvs vvs uv new ok f; rewrite (completions_split _ new (fits_sub f)); congr (_ + _).
    by apply: IH ok (skip_fits uvs vvs uv f).
  case: (draw_fits uvs vvs uv new f) => [[-> [g gg deg_g]]|[st' -> f']] /=; last by rewrite addn0; apply: IH ok f'.
  rewrite no_completions // => F FS FG; apply/negP => /and4P[_ _ _ /forallP/(_ g)]; rewrite gg /= leqNgt => /negP[].
  by apply: leq_trans deg_g _; apply: deg_sub; rewrite -FG subsetIl.
- case/and4P => vvs v_b0 /allP done ok f; have v_done : complete ds v by move=> u; apply/implyP/done.
  case: (close_fits vvs v_b0 v_done f) => [[-> bad]|[st' -> f']] /=; last by rewrite addn0; apply: IH ok f'.
  by rewrite no_completions.
- case/and3P => b0vs /allP done ok f; have b0_done : complete ds b0 by move=> u; apply/implyP/done.
  case: ifP => [bad|_] /=; last by rewrite addn0; apply: IH ok f.
  by rewrite no_completions // => F FS FG; apply: prune_bad b0vs b0_done f FS FG bad.
Qed.

End Correct.
