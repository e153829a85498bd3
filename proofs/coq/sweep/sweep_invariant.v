(* The meaning of a state of the sweep (sweep.v), as an invariant that every step keeps.

   A state describes a set G, the segments that the sweep has chosen to draw so far. Two vertices have equal labels
   exactly if G connects them. Two bits for each open vertex say if its degree in G is positive, and if it is odd. G
   violates no condition for a drawing: at most one closed vertex has odd degree, goals have degree at most 1, and
   segments of G join every vertex of G to an open one.

   decided_set ds  == the decided segments, as edges
   size_of G       == the number of edges of G if the sweep counts by size (by_size), otherwise 0
   fits by_size vs cs ds G st == the state st describes G, where vs are the open vertices, cs the closed ones *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import graph board rules notions euler sweep sweep_state sweep_plan.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Invariant.

Variable B : board.
Variable by_size : bool.
Implicit Types (u v w x y : B) (vs cs : seq B) (ds : seq (B * B)) (G F : {set {set B}}) (st : state).

Definition decided_set ds : {set {set B}} := [set e in [seq [set d.1; d.2] | d <- ds]].

Lemma decided_cons u v ds : decided_set ((u, v) :: ds) = [set u; v] |: decided_set ds.
Proof. by apply/setP => e; rewrite !inE. Qed.

Lemma mem_decided ds u v : ([set u; v] \in decided_set ds) = decided ds u v.
Proof.
rewrite /decided; elim: ds => [|[x y] ds IH]; first by rewrite inE.
rewrite decided_cons in_setU1 IH edge_eq !inE [(v, u) == _]xpair_eqE [(v == x) && _]andbC -[(u == y) && _]xpair_eqE.
by case: (_ == (x, y)); case: (_ == (y, x)); rewrite ?orbT.
Qed.

Definition size_of G := if by_size then #|G| else 0.

Local Notation b0 := (start B).

Record fits vs cs ds G st : Prop := Fits {
  fits_uniq : uniq vs;
  fits_size : size (entries st) = size vs;
  fits_apart : forall v, v \in cs -> v \notin vs;
  fits_start : b0 \notin cs;
  fits_sub : G \subset decided_set ds;
  fits_segments : decided_set ds \subset segments B;
  fits_closed : forall w u, w \in cs -> segment w u -> decided ds w u;
  fits_fresh : forall w, w \notin vs -> w \notin cs -> deg (decided_set ds) w = 0;
  fits_label : forall x y, x \in vs -> y \in vs ->
    (label (entry_of vs (entries st) x) == label (entry_of vs (entries st) y)) = connect (link G) x y;
  fits_touched : forall x, x \in vs -> touched (entry_of vs (entries st) x) = (0 < deg G x);
  fits_odd : forall x, x \in vs -> is_odd (entry_of vs (entries st) x) = (x != b0) && odd (deg G x);
  fits_reach : forall w, 0 < deg G w -> exists2 x, x \in vs & connect (link G) w x;
  fits_goals : forall g, goal g -> g != b0 -> deg G g <= 1;
  fits_ball : ball_placed st = has (fun w => odd (deg G w)) cs;
  fits_one : {in cs &, forall w w', odd (deg G w) -> odd (deg G w') -> w = w'};
  fits_marks : marks st = size_of G
}.

Lemma deg_sub G G' w : G \subset G' -> deg G w <= deg G' w.
Proof.
move=> /subsetP sub; apply: subset_leq_card; apply/subsetP => e; rewrite !inE => /andP[/sub -> ->].
by [].
Qed.

Lemma fits_nothing : fits [::] [::] [::] set0 (State false 0 [::]).
Proof.
have none : decided_set [::] = set0 by apply/setP => e; rewrite !inE.
have deg0 w : deg (set0 : {set {set B}}) w = 0.
  by apply/eqP; rewrite -leqn0 leqNgt; apply/degP => -[e]; rewrite inE.
split=> //; rewrite ?none ?sub0set //.
- by move=> w; rewrite deg0.
- by move=> g _ _; rewrite deg0.
- by rewrite /size_of cards0; case: by_size.
Qed.

(* A new vertex opens, without an edge. *)
Lemma open_fits vs cs ds G st v : v \notin vs -> v \notin cs -> fits vs cs ds G st -> fits (v :: vs) cs ds G (open st).
Proof.
move=> vvs vcs f; have v0 : deg G v = 0.
  by apply/eqP; rewrite -leqn0 -(fits_fresh f vvs vcs) deg_sub // (fits_sub f).
have alone y : connect (link G) v y = (v == y).
  apply/idP/eqP => [vy|->]; last exact: connect0.
  by apply/eqP; apply/negPn/negP => v_y; have := connect_deg vy v_y; rewrite v0.
case: st f => b n es f; have [uvs sz ap b0cs GD DS cl fr lab tou par rea goa bal one mar] := f.
have old x : x \in vs -> entry_of (v :: vs) (entries (open (State b n es))) x =
    let: Entry l t o := entry_of vs es x in Entry l.+1 t o.
  move=> xvs; rewrite /= entry_of_cons; case: eqP xvs vvs => [-> ->//|_ xvs _].
  by rewrite (entry_of_map _ sz).
split=> //=.
- by rewrite vvs.
- by rewrite size_map sz.
- by move=> w wcs; rewrite inE negb_or ap // andbT; apply: contraNneq vcs => <-.
- by move=> w; rewrite inE negb_or => /andP[_]; apply: fr.
- move=> x y; rewrite !inE; case: (x =P v) => [->|/eqP x_v] /=; case: (y =P v) => [->|/eqP y_v] /= xvs yvs.
  + by rewrite entry_of_cons !eqxx connect0.
  + rewrite alone [v == y]eq_sym (negbTE y_v) (old y yvs) entry_of_cons eqxx.
    by case: (entry_of vs es y).
  + rewrite (sym_connect_sym (@link_sym _ _)) alone [v == x]eq_sym (negbTE x_v) (old x xvs) entry_of_cons eqxx.
    by case: (entry_of vs es x).
  + by rewrite (old x xvs) (old y yvs) -lab //=; case: (entry_of vs es x); case: (entry_of vs es y).
- move=> x; rewrite inE; case: (x =P v) => [->|_] /= xvs; first by rewrite entry_of_cons eqxx v0.
  by rewrite (old x xvs) -(tou x xvs) /=; case: (entry_of vs es x).
- move=> x; rewrite inE; case: (x =P v) => [->|_] /= xvs; first by rewrite entry_of_cons eqxx v0 andbF.
  by rewrite (old x xvs) -(par x xvs) /=; case: (entry_of vs es x).
- by move=> w /rea[x xvs wx]; exists x; rewrite // inE xvs orbT.
Qed.

(* A segment between open vertices is not drawn. *)
Lemma fits_more vs cs ds G st u v : u \in vs -> v \in vs -> segment u v -> fits vs cs ds G st ->
  [/\ G \subset decided_set ((u, v) :: ds), decided_set ((u, v) :: ds) \subset segments B,
      (forall w x, w \in cs -> segment w x -> decided ((u, v) :: ds) w x) &
      (forall w, w \notin vs -> w \notin cs -> deg (decided_set ((u, v) :: ds)) w = 0)].
Proof.
move=> uvs vvs uv f; have [_ _ _ _ GD DS cl fr _ _ _ _ _ _ _ _] := f; rewrite decided_cons; split.
- by apply: subset_trans GD _; apply: subsetUr.
- by rewrite subUset sub1set mem_segments uv.
- by move=> w x wcs /(cl _ _ wcs); rewrite -!mem_decided decided_cons in_setU1 => ->; rewrite orbT.
move=> w wvs wcs; apply/eqP; rewrite -leqn0 leqNgt; apply/degP => -[e]; rewrite in_setU1 => /orP[/eqP -> |eD we].
  by rewrite !inE => /orP[]/eqP E; rewrite E ?uvs ?vvs in wvs.
by have := fr w wvs wcs; apply/eqP; rewrite -lt0n; apply/degP; exists e.
Qed.

Lemma skip_fits vs cs ds G st u v : u \in vs -> v \in vs -> segment u v ->
  fits vs cs ds G st -> fits vs cs ((u, v) :: ds) G st.
Proof. by move=> uvs vvs uv f; have [? ? ? ?] := fits_more uvs vvs uv f; case: f => *; split. Qed.

(* A segment between open vertices is drawn. *)

Lemma connect_draw G u v x y : connect (link ([set u; v] |: G)) x y =
  [|| connect (link G) x y, connect (link G) x u && connect (link G) v y
    | connect (link G) x v && connect (link G) u y].
Proof.
have sub : subrel (connect (link G)) (connect (link ([set u; v] |: G))).
  by apply: connect_sub => a b ab; apply: connect1; rewrite /link in_setU1 [X in _ || X]ab orbT.
have uv : connect (link ([set u; v] |: G)) u v by apply: connect1; rewrite /link in_setU1 eqxx.
apply/idP/or3P => [/connectP[p]|[|/andP[xu vy]|/andP[xv uy]]]; last 3 first.
- exact: sub.
- by apply: connect_trans (sub _ _ xu) _; apply: connect_trans uv _; apply: sub.
- by apply: connect_trans (sub _ _ xv) _; apply: connect_trans (sub _ _ uy); rewrite connectG.
elim: p x => [|w p IH] x /=; first by move=> _ ->; constructor 1.
case/andP => xw path_p Ey; have := IH w path_p Ey; move: xw; rewrite /link in_setU1 => /orP[|xw].
  rewrite edge_eq => /orP[]/eqP[-> ->] [-> |/andP[a b]|/andP[a b]]; rewrite ?connect0 ?a ?b;
    by [constructor 1 | constructor 2 | constructor 3].
have go z : connect (link G) w z -> connect (link G) x z by apply: connect_trans (connect1 xw).
by case=> [/go -> |/andP[/go -> ->]|/andP[/go -> ->]]; [constructor 1 | constructor 2 | constructor 3].
Qed.

Lemma relabelE lo hi e : relabel lo hi e = Entry (if label e == hi then lo else label e) (touched e) (is_odd e).
Proof. by case: e => l t o; rewrite /= -[eqn l hi]/(l == hi); case: ifP. Qed.

Lemma relabel_same l e : relabel l l e = e.
Proof. by case: e => l' t o; rewrite relabelE /=; case: eqP => [->|]. Qed.

Lemma touchE k e : touch k e = Entry (label e) true (if k is Root then false else ~~ is_odd e).
Proof. by case: e. Qed.

Lemma kind_root (v : B) (o : bool) : (if kind_of v is Root then false else o) = (v != b0) && o.
Proof. by rewrite /kind_of; case: (v == b0) => //; case: (goal v). Qed.

Lemma full_kind (v : B) e : full (kind_of v) e = [&& goal v, v != b0 & touched e].
Proof. by rewrite /kind_of; case: (v == b0); rewrite ?andbF //; case: (goal v). Qed.

Lemma draw_fits vs cs ds G st u v : u \in vs -> v \in vs -> segment u v -> ~~ decided ds u v -> fits vs cs ds G st ->
  let: sts := draw by_size (index u vs) (kind_of u) (index v vs) (kind_of v) st in
  (sts = [::] /\ exists2 g, goal g & 1 < deg ([set u; v] |: G) g) \/
  (exists2 st', sts = [:: st'] & fits vs cs ((u, v) :: ds) ([set u; v] |: G) st').
Proof.
move=> uvs vvs uv new f; have [GD' DS' cl' fr'] := fits_more uvs vvs uv f.
have eD : [set u; v] \notin decided_set ds by rewrite mem_decided.
have eG : [set u; v] \notin G by apply: contra eD; apply: (subsetP (fits_sub f)).
case: st f => b n es f; have [uvs_ sz ap b0cs GD DS cl fr lab tou par rea goa bal one mar] := f.
rewrite /= in sz lab tou par bal mar.
have u_v : u != v by apply: contraTneq uv => ->; rewrite segment_irr.
rewrite /draw; cbv zeta; rewrite -/(entry_of vs es u) -/(entry_of vs es v); case: ifP => [|notfull].
  have more x : x \in vs -> x \in [set u; v] -> full (kind_of x) (entry_of vs es x) ->
      exists2 g, goal g & 1 < deg ([set u; v] |: G) g.
    by move=> xvs xe; rewrite full_kind tou // => /and3P[gx _ x_gt0]; exists x; rewrite // deg_add // xe.
  by case/orP => full; left; split=> //; apply: more full; rewrite // !inE eqxx ?orbT.
right; set lohi := if _ then _ else _.
have lohiE : (lohi = (label (entry_of vs es u), label (entry_of vs es v))) \/
             (lohi = (label (entry_of vs es v), label (entry_of vs es u))) by rewrite /lohi; case: ifP; [left|right].
case Elohi: lohi lohiE => [lo hi] lohiE; eexists; first by [].
set merged := (if eqn _ _ then _ else _).
have size_merged : size merged = size vs by rewrite /merged; case: ifP; rewrite ?size_map.
have mergedE x : x \in vs -> entry_of vs merged x = relabel lo hi (entry_of vs es x).
  move=> xvs; rewrite /merged; case: ifP => [/eqP <-|_]; last by rewrite entry_of_map.
  by rewrite relabel_same.
set es' := touch_at _ _ _.
have size_es' : size es' = size vs by rewrite !size_touch_at.
have entryE x : x \in vs -> entry_of vs es' x =
    Entry (let l := label (entry_of vs es x) in if l == hi then lo else l) ((x \in [set u; v]) || (0 < deg G x))
          ((x != b0) && odd ((x \in [set u; v]) + deg G x)).
  move=> xvs; rewrite /es' entry_of_touch ?size_touch_at // entry_of_touch // mergedE // !touchE !relabelE /=.
  rewrite !inE [x == u]eq_sym [x == v]eq_sym oddD (tou x xvs) (par x xvs).
  case: (v =P x) => [<-|_]; first by rewrite (negbTE u_v) /= kind_root; case: (v == b0).
  by case: (u =P x) => [<-|_] //=; rewrite kind_root; case: (u == b0).
have degE x : deg ([set u; v] |: G) x = (x \in [set u; v]) + deg G x by apply: deg_add.
have same_label x y : x \in vs -> y \in vs ->
    (label (entry_of vs es x) == label (entry_of vs es y)) = connect (link G) x y by apply: lab.
have complete w : w \in cs -> deg ([set u; v] |: G) w = deg G w.
  move=> wcs; rewrite degE !inE; have wvs := ap w wcs.
  by case: eqP wvs => [->|_]; rewrite ?uvs //; case: eqP => [->|_]; rewrite ?vvs.
split=> //=.
- by rewrite decided_cons setUS.
- move=> x y xvs yvs; rewrite !entryE //= relabel_eq connect_draw -!lab //.
  case: lohiE => -[-> ->]; rewrite [label (entry_of vs es v) == label (entry_of vs es y)]eq_sym;
    by rewrite [label (entry_of vs es u) == label (entry_of vs es y)]eq_sym // [X in _ = _ || X]orbC.
- by move=> x xvs; rewrite entryE //= degE addn_gt0; case: (x \in _).
- by move=> x xvs; rewrite entryE //= degE.
- move=> w; rewrite degE addn_gt0 lt0b => /orP[|/rea[x xvs wx]].
    by rewrite !inE => /orP[]/eqP ->; [exists u|exists v]; rewrite ?connect0.
  by exists x; rewrite // connect_draw wx.
- move=> g gg g_b0; rewrite degE; case: (boolP (g \in [set u; v])) => ge; last exact: goa.
  have gvs : g \in vs by move: ge; rewrite !inE => /orP[]/eqP ->.
  have : ~~ full (kind_of g) (entry_of vs es g).
    by move: ge; rewrite !inE => /orP[]/eqP ->; apply: contraFN notfull => ->; rewrite ?orbT.
  by rewrite full_kind gg g_b0 tou //= -eqn0Ngt => /eqP ->.
- by rewrite bal; apply: eq_in_has => w /complete ->.
- by move=> w w' wcs w'cs; rewrite !complete //; apply: one.
- by rewrite mar /size_of cardsU1 eG; case: by_size.
Qed.

End Invariant.
