(* Reads certificates of Paper Soccer on any board, given a list `points` of its vertices. A certificate is a list of
   numbers that proves who wins. The function `walk` of strategy.v reads the numbers; this file prepares its input.

   name_of v        == the name of the vertex v: its place in `points`, counted from 1, as a binary number
   site_at v        == the site of v at the start: its edges with their numbers, and what the first visit does
                       (strategy.v)
   opening          == the position at the start (strategy.v)
   is_mirror f      == the map f permutes the vertices, and keeps goals and walls
   image names x    == the name to which the table `names` maps the name x; x if the table has none
   images f         == the table that maps the name of each vertex v to the name of f v
   arrive c h       == the position to which the plies h lead from the position c, if they are legal
   darts_number     == twice the number of segments
   walked f p h ns  == the verdict of `walk` on the numbers ns of a certificate. If none is refused, player p wins
                       after the plies h. The map f, if there is one, is a mirror map of the board
   proves f p h ns  == `walk` reads all of ns and refuses none
   direction        == the number of a segment at a point of a pitch: 0 to 7, as docs/certificates.md numbers them
   paper_mirror, classic_mirror == the mirror map of a pitch, if it has one
   paper_number, classic_number, listed_number == the number of a segment at the vertex from which it is drawn
   paper_proves, classic_proves, listed_proves == `proves` for a paper pitch, a classic pitch and a listed board
   joined es u v    == the list es has an edge between u and v
   ends_at es v     == the other ends of the edges at v, in the order of es
   listed_board n es s g1 g2 ws == the listed board with the vertices 0 to n, the edges es, the start s, the goals g1
                       and g2, and the walls ws
   listed_points    == the vertices of a listed board
   most_ends        == the largest degree of a listed board *)
From Coq Require Import PArith NArith Pnat FMapPositive.
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import graph board rules pitches computing wins strategy.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Listed.

Variables (B : board) (points : seq B) (number : B -> B -> N) (wide : N).
Hypothesis all_points : forall v, v \in points.

Definition name_of v := Pos.of_succ_nat (index v points).

Lemma name_of_inj : injective name_of.
Proof.
move=> u v /SuccNat2Pos.inj E.
by rewrite -[u](nth_index (start B) (all_points u)) E nth_index.
Qed.

Definition site_at v :=
  Site (sort (fun e e' => N.leb e.1 e'.1) [seq (number v u, name_of u) | u <- points & segment v u])
    (~~ wall v) (goal_owner v).

Definition opening :=
  Position (foldr (fun v => PositiveMap.add (name_of v) (site_at v)) (PositiveMap.empty _) points) (name_of (start B)) One.

Lemma site_of_opening v : site_of (table opening) (name_of v) = site_at v.
Proof.
rewrite /opening /=; elim: points (all_points v) => // u us IH; rewrite inE /= /site_of.
case: (v =P u) => [-> _|/eqP v_u /= /IH]; first by rewrite PositiveMap.gss.
by rewrite /site_of PositiveMap.gso // => /name_of_inj/eqP; rewrite (negbTE v_u).
Qed.

Lemma stands_opening : stands name_of opening (initial B).
Proof.
split=> // [v|v|v x]; rewrite site_of_opening //=.
  by rewrite deg0 andbT.
rewrite /leads (eq_has_r (mem_sort _ _)) has_map; apply/hasP/existsP => [[u]|[u /andP[xu]]].
  by rewrite mem_filter => /andP[vu _] /= xu; exists u; rewrite xu /undrawn vu inE.
by rewrite /undrawn => /andP[vu _]; exists u; rewrite // mem_filter vu all_points.
Qed.

(* Mirrors. *)

Definition is_mirror (f : B -> B) :=
  uniq (map f points) && all (fun v => [&& goal1 (f v) == goal1 v, goal2 (f v) == goal2 v & wall (f v) == wall v]) points.

Definition image (names : PositiveMap.t positive) x := if PositiveMap.find x names is Some y then y else x.

Definition images (f : B -> B) : PositiveMap.t positive :=
  foldr (fun v => PositiveMap.add (name_of v) (name_of (f v))) (PositiveMap.empty _) points.

Lemma image_of f v : image (images f) (name_of v) = name_of (f v).
Proof.
rewrite /images; elim: points (all_points v) => // u us IH; rewrite inE /image /=.
case: (v =P u) => [-> _|/eqP v_u /= /IH]; first by rewrite PositiveMap.gss.
by rewrite /image PositiveMap.gso // => /name_of_inj/eqP; rewrite (negbTE v_u).
Qed.

Lemma mirror_turns f : uniq points -> is_mirror f -> turns_into name_of (image (images f)) f.
Proof.
move=> uniq_points /andP[uniq_images /allP same]; split=> [v|u v|v|v|v]; first exact: image_of.
- have nth_f w : nth (f w) (map f points) (index w points) = f w.
    by rewrite (nth_map w) ?index_mem // nth_index.
  move=> E; have := nth_f u; rewrite E -(nth_f v).
  rewrite (set_nth_default (f v)) ?size_map ?index_mem // => /eqP.
  rewrite nth_uniq ?size_map ?index_mem // => /eqP Ei.
  by rewrite -[u](nth_index u (all_points u)) Ei (set_nth_default v) ?index_mem // nth_index.
- by have /and3P[/eqP] := same v (all_points v).
- by have /and3P[_ /eqP] := same v (all_points v).
- by have /and3P[_ _ /eqP] := same v (all_points v).
Qed.

(* The check. *)

Fixpoint arrive c h :=
  if h is u :: h' then
    if over c is None then if leads (site_of (table c) (lies c)) (name_of u) then arrive (step c (name_of u)) h' else None
    else None
  else Some c.

Definition darts_number := sumn [seq count (segment v) points | v <- points].

Definition walked f p h ns :=
  if arrive opening h is Some c then
    let steps := darts_number.+2 in
    let g := if f is Some f then if uniq points && is_mirror f then Some (image (images f)) else None else None in
    walk p wide g steps steps c [::] ns nothing
  else Refused Illegal_history opening [::] ns nothing.

Definition proves f p h ns := if walked f p h ns is Goes_on [::] _ then true else false.

Lemma stands_arrive c s h d : stands name_of c s -> arrive c h = Some d -> stands name_of d (foldl (@after B) s h).
Proof.
elim: h c s => [|u h IH] c s cs /=; first by case=> <-.
rewrite (over_winner name_of_inj cs); case E: (winner s) => //; case: ifP => // su; apply: IH.
apply: (stands_step name_of_inj cs).
rewrite legal_undrawn; move: su; rewrite (stands_ball cs) (leads_name name_of_inj _ _ cs) => ->; rewrite andbT.
by move: E; rewrite /winner /goal; case: (goal1 _) => //; case: (goal2 _).
Qed.

Theorem proves_wins f p h ns : proves f p h ns -> wins p (foldl (@after B) (initial B) h).
Proof.
rewrite /proves /walked; case Ea: (arrive _ _) => [c|] //.
case Ew: (walk _ _ _ _ _ _ _ _ _) => [[|//] st|] // _.
have [|] := walk_wins name_of_inj _ (stands_arrive stands_opening Ea) (all_proved_nothing _ _) Ew => //.
case: f {Ew} => // f g; case: ifP => // /andP[uniq_points mf] [<-].
by exists f; apply: mirror_turns.
Qed.

End Listed.

(* Pitches. *)

Definition direction (p q : nat * nat) : N :=
  let d := 3 * (q.1.+1 - p.1) + (q.2.+1 - p.2) in bin_of_nat (if d < 4 then d else d.-1).

Section Paper.

Variables m n : nat.

Definition paper_mirror : option (paper_pitch m n -> paper_pitch m n) :=
  if odd m then None else Some (fun p : paper_pitch m n => (coord m (m - p.1), p.2)).

Definition paper_number (p q : paper_pitch m n) := direction (paper_place p) (paper_place q).

Definition paper_proves := proves (grid m n) paper_number 8 paper_mirror.

Theorem paper_wins p h ns : paper_proves p h ns -> wins p (foldl (@after _) (initial (paper_pitch m n)) h).
Proof. exact: (@proves_wins _ _ _ _ (@mem_grid m n)). Qed.

End Paper.

Section Classic.

Variables w h : nat.

Definition classic_mirror (p : classic_pitch w h) : classic_pitch w h :=
  match p with
  | inl (i, j) => inl (coord w.*2 (w.*2 - i), j)
  | inr (k, i) => inr (k, coord 2 (2 - i))
  end.

Definition classic_number (p q : classic_pitch w h) := direction (place p) (place q).

Definition classic_proves := proves (field_grid w h) classic_number 8 (Some classic_mirror).

Theorem classic_wins p k ns : classic_proves p k ns -> wins p (foldl (@after _) (initial (classic_pitch w h)) k).
Proof. exact: (@proves_wins _ _ _ _ (@mem_field_grid w h)). Qed.

End Classic.

(* Listed boards. *)

Definition joined (es : seq (nat * nat)) u v := (u != v) && (((u, v) \in es) || ((v, u) \in es)).

Lemma joinedC es : symmetric (joined es).
Proof. by move=> u v; rewrite /joined eq_sym orbC. Qed.

Lemma joined_irr es : irreflexive (joined es).
Proof. by move=> u; rewrite /joined eqxx. Qed.

Definition ends_at (es : seq (nat * nat)) v :=
  [seq if e.1 == v then e.2 else e.1 | e <- es & (e.1 == v) || (e.2 == v)].

Section ListedBoard.

Variables (n : nat) (es : seq (nat * nat)) (s : nat) (g1 g2 ws : seq nat).

Definition listed_board : board :=
  @Board (ordinal_finType n.+1) (fun u v : 'I_n.+1 => joined es u v) (fun u v : 'I_n.+1 => joinedC es u v)
    (fun u : 'I_n.+1 => joined_irr es u) (coord n s) (fun v : 'I_n.+1 => (v : nat) \in g1)
    (fun v : 'I_n.+1 => (v : nat) \in g2) (fun v : 'I_n.+1 => (v : nat) \in ws).

Definition listed_points : seq listed_board := [seq coord n i | i <- iota 0 n.+1].

Lemma mem_listed_points v : v \in listed_points.
Proof. by apply/mapP; exists (v : nat); rewrite ?mem_iota ?add0n ?ltn_ord ?coord_val. Qed.

Definition listed_number (u v : listed_board) := bin_of_nat (index (v : nat) (ends_at es u)).

Definition most_ends := bin_of_nat (foldr maxn 0 [seq size (ends_at es v) | v <- iota 0 n.+1]).

Definition listed_proves :=
  proves listed_points listed_number most_ends None.

Theorem listed_wins p h ns : listed_proves p h ns -> wins p (foldl (@after listed_board) (initial listed_board) h).
Proof. exact: (@proves_wins _ _ _ _ mem_listed_points). Qed.

End ListedBoard.
