(* The colour sum of a graph, from which the number of its drawings follows. A drawing from the vertex r to the vertex e
   is a set of edges that a walk from r to e uses, each edge once. The colour sum for r and e is a polynomial in q, the
   number of colours. Its coefficient of q is a power of 2 times the number of drawings from r to e (Theorem 1 of
   docs/colour-sweep.md).

   A state gives each vertex u either nothing, or a colour and a sign s_u, which is 1 or -1. The weight of a state is a
   product with one factor for each edge and each vertex. The factor of an edge {u, v} is 1 + s_u s_v if u and v have
   the same colour, and 1 otherwise. The factor of a vertex is 1 if the vertex has a colour, and 2 otherwise. The colour
   sum for r and e adds up the weights of all states in which r and e have colours, each times s_r s_e.

   In docs/colour-sweep.md the factors of the vertices are 1/2 and 1. They are doubled here, so that all numbers are
   integers. So each sum is 2^|B| times the document's sum, where |B| is the number of vertices.

   sign x                      == 1, -1, or 0 if the vertex has no colour
   colour x                    == the colour in x, if x has one
   colouring sigma             == the colours of the state sigma
   alike f E                   == f gives a value to every vertex of E, and all these values are equal
   edge_weight sigma E         == 2 if the ends of E have the same colour and sign, 0 if they have the same colour and
                                  opposite signs, 1 otherwise
   vertex_weight x             == 1 if the vertex has a colour, 2 otherwise
   state_weight H sigma        == the product of the weights of all edges of H and of all vertices
   colour_sum H r e q          == the sum of state_weight times s_r s_e over all states with q colours; a state in
                                  which r or e has no colour contributes 0
   weighted_colour_sum H r w q == the sum of w_e times colour_sum H r e q over all vertices e
   drawings_from H r e         == the drawings from r to e in H: connected sets of edges, empty or with an edge at r;
                                  the vertices of odd degree are r and e, or none if e = r
   value p x                   == the value at x of the polynomial with the coefficients p, the constant term first
   ends_at D r e v             == the degree of v in D, + 1 if v = r, + 1 if v = e
   edge_term D r e sigma       == the term that belongs to D when the weight of sigma, times s_r s_e, is multiplied out
   proper D r e kappa          == the colouring kappa gives the ends of each edge of D one colour; ends_at is even for
                                  each vertex with a colour, and 0 for each other vertex
   coloured kappa              == the vertices to which kappa gives a colour
   spans D r C                 == C contains r and all ends of D
   parts H r e p               == the pairs (D, C) with D in H, odd_ends D r e and spans D r C, where the edges of D
                                  join the vertices of C into p pieces
   same_values p p'            == the polynomials p and p' have the same value at each natural number q > 0
   deg, link, connected, odd_ends, piece, rooted (graph.v); segments (board.v) *)
From Coq Require Import ZArith Lia.
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import graph board notions euler.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The integers in mathcomp's sums and products. *)
Canonical Z_add_monoid := Monoid.Law Z.add_assoc Z.add_0_l Z.add_0_r.
Canonical Z_add_comoid := Monoid.ComLaw Z.add_comm.
Canonical Z_mul_monoid := Monoid.Law Z.mul_assoc Z.mul_1_l Z.mul_1_r.
Canonical Z_mul_muloid := Monoid.MulLaw Z.mul_0_l Z.mul_0_r.
Canonical Z_mul_comoid := Monoid.ComLaw Z.mul_comm.
Canonical Z_add_addoid := Monoid.AddLaw Z.mul_add_distr_r Z.mul_add_distr_l.

Definition value (p : seq Z) (x : Z) := \big[Z.add/0%Z]_(i < size p) (nth 0%Z p i * x ^ Z.of_nat i)%Z.

Section Colours.

Variable B : board.
Implicit Types (u v r e : B) (w : B -> Z) (C E : {set B}) (D H : {set {set B}}).

Local Notation states q := {ffun B -> option ('I_q * bool)}.
Local Notation colourings q := {ffun B -> option 'I_q}.

Definition sign q (x : option ('I_q * bool)) : Z := if x is Some (_, s) then if s then 1%Z else (-1)%Z else 0%Z.

Definition colour q (x : option ('I_q * bool)) : option 'I_q := omap fst x.

Definition colouring q (sigma : states q) : colourings q := [ffun v => colour (sigma v)].

Definition alike (T : finType) (f : {ffun B -> option T}) E := [exists x, [forall v in E, f v == Some x]].

Definition edge_weight q (sigma : states q) E : Z :=
  (if alike sigma E then 2 else if alike (colouring sigma) E then 0 else 1)%Z.

Definition vertex_weight q (x : option ('I_q * bool)) : Z := if x is Some _ then 1%Z else 2%Z.

Definition state_weight q H (sigma : states q) : Z :=
  (\big[Z.mul/1%Z]_(E in H) edge_weight sigma E * \big[Z.mul/1%Z]_v vertex_weight (sigma v))%Z.

Definition colour_sum H r e q : Z :=
  \big[Z.add/0%Z]_(sigma : states q) (state_weight H sigma * (sign (sigma r) * sign (sigma e)))%Z.

Definition weighted_colour_sum H r w q : Z :=
  \big[Z.add/0%Z]_(sigma : states q)
    (state_weight H sigma * (sign (sigma r) * \big[Z.add/0%Z]_e (w e * sign (sigma e))))%Z.

Definition drawings_from H r e :=
  [set D : {set {set B}} | [&& D \subset H, connected D, (D == set0) || (0 < deg D r) & odd_ends D r e]].

(* The proof multiplies out the product over the edges. It becomes a sum over the sets D of edges: each edge {u, v} of D
   contributes s_u s_v, and u and v must have the same colour. Fix one set D and the colours of all vertices, and add up
   over the signs. The result is 0 if the sign of some coloured vertex is a factor an odd number of times. So only those
   sets D remain whose vertices of odd degree are r and e (none if e = r). Let C be the set of the coloured vertices,
   and p the number of pieces of the graph (C, D). There are q^p ways to colour C. C contains r, so p is positive. If
   p = 1, C is the piece of r and contains all ends of D. Each drawing D has one such C, so the coefficient of q counts
   the drawings. *)

(* The product over the edges as a sum over sets of edges. *)

Lemma prod_add (T : finType) (A : {set T}) (f : T -> Z) :
  \big[Z.mul/1%Z]_(i in A) (1 + f i)%Z = \big[Z.add/0%Z]_(D : {set T} | D \subset A) \big[Z.mul/1%Z]_(i in D) f i.
Proof.
pose g i (b : bool) := if b then (if i \in A then f i else 0%Z) else 1%Z.
transitivity (\big[Z.mul/1%Z]_i \big[Z.add/0%Z]_b g i b).
  by rewrite big_mkcond; apply: eq_bigr => i _; rewrite big_bool /g /=; case: ifP => _ //; rewrite Z.add_comm.
rewrite bigA_distr_bigA (reindex (fun D : {set T} => [ffun i => i \in D])) /=; last first.
  by exists (fun h : {ffun T -> bool} => [set i | h i]) => [D _|h _]; [apply/setP|apply/ffunP] => i;
    rewrite ?inE ffunE // inE.
rewrite [RHS]big_mkcond; apply: eq_bigr => D _; case: ifP => [/subsetP DA|/negbT/subsetPn[i iD iA]].
  by rewrite [RHS]big_mkcond; apply: eq_bigr => i _; rewrite /g ffunE; case: ifP => // /DA ->.
by rewrite (bigD1 i) //= /g ffunE iD (negbTE iA).
Qed.

(* An edge weighs 1 + [same colour] s_u s_v. *)
Lemma edge_weightE q (sigma : states q) E : E \in segments B ->
  edge_weight sigma E =
  (1 + if alike (colouring sigma) E then \big[Z.mul/1%Z]_(v in E) sign (sigma v) else 0)%Z.
Proof.
case/edge_of_segments => u [v [uv ->]]; have u_v : u != v by apply: contraTneq uv => ->; rewrite segment_irr.
have ends (P : pred B) : [forall w in [set u; v], P w] = P u && P v.
  apply/forall_inP/andP => [all|[Pu Pv] w]; last by rewrite !inE => /orP[]/eqP->.
  by rewrite !all // !inE eqxx ?orbT.
rewrite big_setU1 ?inE // big_set1 /edge_weight /alike.
case: existsP => [[x]|differ]; rewrite ?ends.
  case/andP => /eqP Eu /eqP Ev; case: existsP => [_|[]]; first by rewrite Eu Ev; case: (x) => c [].
  by exists x.1; rewrite ends !ffunE Eu Ev /colour /= !eqxx.
case: existsP => // -[c]; rewrite ends !ffunE; case Eu: (sigma u) => [[d s]|//].
case Ev: (sigma v) => [[d' t]|]; last by rewrite andbF.
case/andP => /eqP[Ed] /eqP[Ed']; have : s != t.
  by apply/eqP => st; case: differ; exists (c, s); rewrite ends Eu Ev Ed Ed' st eqxx.
by case: s {Eu}; case: t {Ev}.
Qed.

(* For one set D of edges: the sign of each vertex, as often as it is a factor. *)

Definition ends_at D r e v := deg D v + (v == r) + (v == e).

Lemma prod_signs q (sigma : states q) D r e :
  (\big[Z.mul/1%Z]_(E in D) \big[Z.mul/1%Z]_(v in E) sign (sigma v) * (sign (sigma r) * sign (sigma e)))%Z =
  \big[Z.mul/1%Z]_v iter (ends_at D r e v) (Z.mul (sign (sigma v))) 1%Z.
Proof.
have one u : sign (sigma u) = \big[Z.mul/1%Z]_v iter (v == u) (Z.mul (sign (sigma v))) 1%Z.
  by rewrite (bigD1 u) //= eqxx big1 /= ?Z.mul_1_r // => v /negbTE ->.
rewrite (exchange_big_dep xpredT) //= (one r) (one e) -!big_split /=; apply: eq_bigr => v _.
rewrite big_const /ends_at (eq_card (B := [set E in D | v \in E])) => [|E]; last by rewrite !inE.
have add m n : iter (m + n) (Z.mul (sign (sigma v))) 1%Z =
    (iter m (Z.mul (sign (sigma v))) 1 * iter n (Z.mul (sign (sigma v))) 1)%Z.
  by elim: m => [|m IH]; [rewrite Z.mul_1_l | rewrite addSn !iterS IH Z.mul_assoc].
by rewrite !add Z.mul_assoc.
Qed.

Definition edge_term q D r e (sigma : states q) : Z :=
  if [forall E in D, alike (colouring sigma) E] then
    \big[Z.mul/1%Z]_v (vertex_weight (sigma v) * iter (ends_at D r e v) (Z.mul (sign (sigma v))) 1)%Z
  else 0%Z.

Lemma state_weightE q H r e (sigma : states q) : H \subset segments B ->
  (state_weight H sigma * (sign (sigma r) * sign (sigma e)))%Z =
  \big[Z.add/0%Z]_(D : {set {set B}} | D \subset H) edge_term D r e sigma.
Proof.
move=> /subsetP HS; rewrite /state_weight (eq_bigr _ (fun E EH => edge_weightE sigma (HS E EH))) prod_add.
rewrite -!Z.mul_assoc big_distrl /=; apply: eq_bigr => D _; rewrite /edge_term big_split /= -prod_signs.
case: (boolP [forall E in D, _]) => [/forall_inP mono|].
  rewrite [X in (X * _)%Z](eq_bigr (fun E => \big[Z.mul/1%Z]_(v in E) sign (sigma v))) => [|E ED].
    by rewrite Z.mul_shuffle3.
  by rewrite mono.
by rewrite negb_forall_in => /existsP[E /andP[ED differ]]; rewrite (bigD1 E) //= (negbTE differ).
Qed.

(* The sum over the signs, for one colouring. *)

Definition proper q D r e (kappa : colourings q) :=
  [forall E in D, alike kappa E] &&
  [forall v, if kappa v is Some _ then ~~ odd (ends_at D r e v) else ends_at D r e v == 0].

Lemma vertex_sum q n (k : option 'I_q) :
  \big[Z.add/0%Z]_(x | colour x == k) (vertex_weight x * iter n (Z.mul (sign x)) 1)%Z =
  if (if k is Some _ then ~~ odd n else n == 0) then 2%Z else 0%Z.
Proof.
case: k => [c|]; last by rewrite (big_pred1 None) => [|[x|]] //; case: n.
rewrite (bigD1 (Some (c, true))) ?eqxx //= (big_pred1 (Some (c, false))) /=; last first.
  by move=> [[d []]|] //=; rewrite /colour /eq_op /= /eq_op /= ?andbF ?andbT ?andbN.
have -> : iter n (Z.mul 1) 1%Z = 1%Z by elim: n => // n IH; rewrite iterS IH.
have -> : iter n (Z.mul (-1)) 1%Z = if odd n then (-1)%Z else 1%Z.
  by elim: n => // n IH; rewrite iterS IH /=; case: odd.
by case: odd.
Qed.

Lemma prod_two (T : finType) (P : pred T) :
  \big[Z.mul/1%Z]_(i : T) (if P i then 2 else 0)%Z = if [forall i, P i] then (2 ^ Z.of_nat #|T|)%Z else 0%Z.
Proof.
case: (boolP [forall i, P i]) => [/forallP all|]; last first.
  by rewrite negb_forall => /existsP[i /negbTE not_i]; rewrite (bigD1 i) //= not_i.
rewrite (eq_bigr (fun _ => 2%Z)) => [|i _]; last by rewrite all.
rewrite big_const -[#|xpredT|]/(#|T|); elim: #|T| => // n IH.
by rewrite iterS IH Nat2Z.inj_succ Z.pow_succ_r //; apply: Nat2Z.is_nonneg.
Qed.

Lemma sum_signs q D r e (kappa : colourings q) :
  \big[Z.add/0%Z]_(sigma | colouring sigma == kappa) edge_term D r e sigma =
  if proper D r e kappa then (2 ^ Z.of_nat #|B|)%Z else 0%Z.
Proof.
rewrite /proper; case: (boolP [forall E in D, _]) => mono /=; last first.
  by rewrite big1 // => sigma /eqP E; rewrite /edge_term E (negbTE mono).
rewrite -prod_two -(eq_bigr _ (fun v _ => vertex_sum (ends_at D r e v) (kappa v))) bigA_distr_big_dep.
apply: eq_big => sigma; last by rewrite /edge_term => /eqP ->; rewrite mono.
apply/eqP/familyP => [<- v|fam]; first by rewrite unfold_in ffunE.
by apply/ffunP => v; rewrite ffunE; apply/eqP/fam.
Qed.

Lemma Z_sum (T : finType) (P : pred T) (f : T -> nat) :
  Z.of_nat (\sum_(i | P i) f i) = \big[Z.add/0%Z]_(i | P i) Z.of_nat (f i).
Proof. exact: (big_morph Z.of_nat (id1 := 0%Z) Nat2Z.inj_add). Qed.

Lemma colour_sumE H r e q : H \subset segments B ->
  colour_sum H r e q =
  (2 ^ Z.of_nat #|B| *
   Z.of_nat (\sum_(D : {set {set B}} | D \subset H) #|[pred kappa : colourings q | proper D r e kappa]|))%Z.
Proof.
move=> HS; rewrite /colour_sum (eq_bigr _ (fun sigma _ => state_weightE r e sigma HS)) exchange_big /=.
rewrite Z_sum big_distrr; apply: eq_bigr => D _ /=.
rewrite -(sum1_card [pred kappa | proper D r e kappa]) Z_sum big_distrr [RHS]big_mkcond.
rewrite (partition_big (@colouring q) xpredT) //=.
by apply: eq_bigr => kappa _; rewrite sum_signs inE Z.mul_1_r.
Qed.

(* The colourings in which the edges of D join equal colours: the coloured vertices are a set C, and each piece of the
   graph (C, D) has one colour. *)

Definition coloured q (kappa : colourings q) := [set v | isSome (kappa v)].

Definition spans D r C := [forall v, (v == r) || (0 < deg D v) ==> (v \in C)].

Lemma properE q D r e (kappa : colourings q) :
  proper D r e kappa =
  [&& odd_ends D r e, spans D r (coloured kappa) & [forall E in D, alike kappa E]].
Proof.
rewrite /proper andbC andbA; congr (_ && _); apply/forallP/andP => [even|[/forallP odd_D /forallP sp] v].
  split; apply/forallP => v; have := even v; rewrite /ends_at ?inE; case: (kappa v) => [c|].
  - by rewrite !oddD !oddb; case: odd; case: (v == r); case: (v == e).
  - by rewrite !addn_eq0 !eqb0 => /andP[/andP[/eqP -> /negbTE ->] /negbTE ->].
  - by rewrite implybT.
  - by rewrite !addn_eq0 !eqb0 => /andP[/andP[/eqP -> /negbTE ->] _].
have := sp v; have := odd_D v; rewrite /ends_at inE; case: (kappa v) => [c|] /=.
  by move=> /eqP E _; rewrite !oddD !oddb E; case: (v == r); case: (v == e).
move=> /eqP E; rewrite implybF negb_or -leqNgt leqn0 => /andP[/negbTE v_r /eqP D0].
by move: E; rewrite D0 v_r /= => <-.
Qed.

Lemma closed_spans D r C : spans D r C -> closed (link D) (mem C).
Proof.
move=> /forallP sp u v uv; have := sp u; have := sp v; rewrite (link_deg uv).
by rewrite (@link_deg _ D v u) 1?link_sym // !orbT /= => -> ->.
Qed.

Lemma spans_root D r C : spans D r C -> r \in C.
Proof. by move=> /forallP/(_ r); rewrite eqxx. Qed.

Lemma root_spans D r C v : spans D r C -> (root (link D) v \in C) = (v \in C).
Proof. by move=> sp; apply/esym/(closed_connect (closed_spans sp)); apply: connect_root. Qed.

Lemma roots_spans D r C v : spans D r C -> [predI roots (link D) & C] (root (link D) v) = (v \in C).
Proof. by move=> sp; rewrite -(root_spans v sp) -[RHS]andTb -(roots_root (@connectG _ D) v). Qed.

Lemma card_colourings q D r C : D \subset segments B -> spans D r C ->
  #|[pred kappa : colourings q | [forall E in D, alike kappa E] && (coloured kappa == C)]|
  = q ^ n_comp (link D) C.
Proof.
move=> /subsetP DS sp; pose R := [predI roots (link D) & C].
have R_root v : R (root (link D) v) = (v \in C) by apply: roots_spans sp.
have rootE u v : link D u v -> root (link D) u = root (link D) v.
  by move=> uv; apply/(rootP (@connectG _ D)); apply: connect1.
(* A colouring is given by the colours of the roots. *)
pose A : {pred colourings q} := pffun_on None R (predC1 None).
pose h (g : colourings q) := [ffun v => g (root (link D) v)].
have AP g v : g \in A -> g v = R v :> bool.
  by move=> /familyP/(_ v); rewrite -[R v]/(v \in R); case: ifP => _; rewrite inE; case: (g v).
have <- : #|A| = q ^ n_comp (link D) C by rewrite card_pffun_on cardC1 card_option card_ord.
rewrite -(@card_in_imset _ _ h A) => [|g g' gA g'A E]; last first.
  apply/ffunP => v; have := AP g v gA; have := AP g' v g'A; case: (boolP (R v)) => [/andP[/eqP root_v _] _ _|_].
    by have /ffunP/(_ v) := E; rewrite !ffunE root_v.
  by case: (g' v) => // _; case: (g v).
apply: eq_card => kappa; rewrite [LHS]inE; apply/andP/imsetP.
  case=> /forall_inP mono /eqP dom.
  have same u v : connect (link D) u v -> kappa u = kappa v.
    move=> uv; apply/esym/eqP; have kE : closed (link D) [pred w | kappa w == kappa u].
      move=> x y xy; have [c /forall_inP all] := existsP (mono _ xy).
      by rewrite !inE (eqP (all x _)) ?(eqP (all y _)) // !inE eqxx ?orbT.
    by have := closed_connect kE uv; rewrite !inE eqxx.
  exists [ffun v => if R v then kappa v else None].
    apply/familyP => v; rewrite ffunE -[R v]/(v \in R); case: ifP => [/andP[_ /=]|_]; last by rewrite inE.
    by rewrite -dom !inE; case: (kappa v).
  apply/ffunP => v; rewrite !ffunE R_root; case: ifP => [_|]; first by apply/same/connect_root.
  by rewrite -dom inE; case: (kappa v).
case=> g gA ->; split.
  apply/forall_inP => E ED; have [u [v [uv Euv]]] := edge_of_segments (DS E ED).
  have uC : u \in C by apply: implyP (forallP sp u) _; rewrite (@link_deg _ D u v) ?orbT // /link -Euv.
  have := AP g (root (link D) u) gA; rewrite R_root uC.
  case Eg: (g _) => [c|] // _; apply/existsP; exists c; apply/forall_inP => w; rewrite Euv !inE ffunE.
  by case/orP => /eqP ->; rewrite -?(rootE u v) ?Eg // /link -Euv.
apply/eqP/setP => v; rewrite inE ffunE AP // R_root.
Qed.

Lemma card_proper q D r e : D \subset segments B ->
  #|[pred kappa : colourings q | proper D r e kappa]| =
  \sum_(C : {set B} | odd_ends D r e && spans D r C) q ^ n_comp (link D) C.
Proof.
move=> DS; rewrite -sum1_card (partition_big (@coloured q) (fun C => odd_ends D r e && spans D r C)); last first.
  by move=> kappa; rewrite inE properE => /and3P[-> ->].
apply: eq_bigr => C /andP[odd_D sp]; rewrite -(card_colourings _ DS sp) -sum1_card; apply: eq_bigl => kappa.
by rewrite !inE properE odd_D /=; case: eqP => [->|_]; rewrite ?sp ?andbF.
Qed.

(* The coefficients: pairs (D, C), by the number of pieces. *)

Definition parts H r e p := [set X : {set {set B}} * {set B} |
  [&& X.1 \subset H, odd_ends X.1 r e, spans X.1 r X.2 & n_comp (link X.1) X.2 == p]].

Lemma sum_parts q H r e : H \subset segments B ->
  \sum_(D : {set {set B}} | D \subset H) #|[pred kappa : colourings q | proper D r e kappa]| =
  \sum_(p < #|B|.+1) #|parts H r e p| * q ^ p.
Proof.
move=> HS; rewrite (eq_bigr _ (fun D DH => card_proper q r e (subset_trans DH HS))) pair_big_dep /=.
pose n (X : {set {set B}} * {set B}) : 'I_#|B|.+1 := inord (n_comp (link X.1) X.2).
have nE X : n X = n_comp (link X.1) X.2 :> nat by rewrite inordK // ltnS max_card.
rewrite (partition_big n xpredT) //=; apply: eq_bigr => p _.
rewrite (eq_bigr (fun _ => q ^ p)) => [|X /andP[_ /eqP <-]]; last by rewrite nE.
rewrite sum_nat_const; congr (_ * _); apply: eq_card => X.
by rewrite [RHS]inE unfold_in -(inj_eq val_inj) /= nE -!andbA.
Qed.

Lemma parts0 H r e : #|parts H r e 0| = 0.
Proof.
apply/eqP; rewrite cards_eq0; apply/eqP/setP => -[D C]; rewrite !inE /=; apply/negP => /and4P[_ _ sp].
apply/negP; rewrite -lt0n; apply/card_gt0P; exists (root (link D) r).
by rewrite [_ \in _](roots_spans r sp) (spans_root sp).
Qed.

Lemma one_part D r C : spans D r C -> (n_comp (link D) C == 1) = (C == piece D r).
Proof.
move=> sp; apply/eqP/eqP => [one|->]; last first.
  by rewrite -(n_comp_connect (@connectG _ D) r); apply: eq_n_comp_r => v; rewrite inE.
have /card_le1_eqP all : #|[predI roots (link D) & C]| <= 1 by rewrite -[#|_|]/(n_comp _ _) one.
apply/setP => v; rewrite inE; apply/idP/idP => [vC|rv].
  by apply/(rootP (@connectG _ D)); apply: all; rewrite [_ \in _](roots_spans _ sp) ?(spans_root sp).
by rewrite -(closed_connect (closed_spans sp) rv) (spans_root sp).
Qed.

Lemma spans_piece D r : spans D r (piece D r) = rooted D r.
Proof.
apply/forallP/forallP => sp v; have := sp v; rewrite inE.
  by case: (0 < deg D v); rewrite ?orbT.
by case: eqP => [->|]; rewrite ?connect0 ?implybT.
Qed.

Lemma rootedE D r : D \subset segments B -> rooted D r = connected D && ((D == set0) || (0 < deg D r)).
Proof.
move=> /subsetP DS; apply/forallP/andP => [rooted_D|[/forallP conn touched] u]; last first.
  apply/implyP => u_gt0; apply: implyP (forallP (conn r) u) _; rewrite u_gt0 andbT.
  by case/orP: touched => // /eqP D0; move: u_gt0; rewrite D0 => /degP[E]; rewrite inE.
split.
  apply/forallP => u; apply/forallP => v; apply/implyP => /andP[/(implyP (rooted_D u)) ru /(implyP (rooted_D v))].
  by apply: connect_trans; rewrite connectG.
case: eqP => //= /eqP/set0Pn[E ED]; have [u [v [_ Euv]]] := edge_of_segments (DS E ED).
have u_gt0 : 0 < deg D u by apply/degP; exists E; rewrite // Euv !inE eqxx.
by have := implyP (rooted_D u) u_gt0; have [->|r_u] := eqVneq r u; last by move=> /connect_deg ->.
Qed.

Lemma parts1 H r e : H \subset segments B -> #|parts H r e 1| = #|drawings_from H r e|.
Proof.
move=> HS; rewrite -(@card_in_imset _ _ fst (parts H r e 1)) => [|[D C] [D' C']]; last first.
  rewrite !inE /= => /and4P[_ _ sp one] /and4P[_ _ sp' one'] E; rewrite -{D'}E in sp' one' *.
  by move: one one'; rewrite (one_part sp) (one_part sp') => /eqP -> /eqP ->.
apply: eq_card => D; rewrite [RHS]inE; apply/imsetP/and4P => [[[D' C]] + ->|[DH conn touched odd_D]].
  rewrite inE /= => /and4P[DH odd_D sp]; rewrite (one_part sp) => /eqP E; move: sp; rewrite E spans_piece.
  by rewrite rootedE ?(subset_trans DH) // => /andP[].
have sp : spans D r (piece D r) by rewrite spans_piece rootedE ?conn // (subset_trans DH).
by exists (D, piece D r); rewrite // inE /= DH odd_D sp (one_part sp) eqxx.
Qed.

Lemma Z_expn m n : Z.of_nat (m ^ n) = (Z.of_nat m ^ Z.of_nat n)%Z.
Proof.
elim: n => // n IH; rewrite expnS Nat2Z.inj_mul IH Nat2Z.inj_succ Z.pow_succ_r //.
exact: Nat2Z.is_nonneg.
Qed.

Lemma colour_sum_parts H r e q : H \subset segments B ->
  colour_sum H r e q =
  \big[Z.add/0%Z]_(p < #|B|.+1) (2 ^ Z.of_nat #|B| * Z.of_nat #|parts H r e p| * Z.of_nat q ^ Z.of_nat p)%Z.
Proof.
move=> HS; rewrite colour_sumE // sum_parts // Z_sum big_distrr; apply: eq_bigr => p _ /=.
by rewrite Nat2Z.inj_mul Z_expn Z.mul_assoc.
Qed.

Lemma value_mkseq f n x : value (mkseq f n) x = \big[Z.add/0%Z]_(i < n) (f i * x ^ Z.of_nat i)%Z.
Proof. by rewrite /value size_mkseq; apply: eq_bigr => i _; rewrite nth_mkseq. Qed.

(* Theorem 1, for one end e, and for all ends together. *)

Theorem colour_sum_polynomial H r e : H \subset segments B ->
  exists p, [/\ forall q, colour_sum H r e q = value p (Z.of_nat q), nth 0%Z p 0 = 0%Z &
                nth 0%Z p 1 = (2 ^ Z.of_nat #|B| * Z.of_nat #|drawings_from H r e|)%Z].
Proof.
move=> HS; exists (mkseq (fun i => 2 ^ Z.of_nat #|B| * Z.of_nat #|parts H r e i|)%Z #|B|.+1).
have B_gt0 : 0 < #|B| by apply/card_gt0P; exists r.
split=> [q||]; first by rewrite value_mkseq colour_sum_parts.
  by rewrite nth_mkseq // parts0 Z.mul_0_r.
by rewrite nth_mkseq // parts1.
Qed.

Lemma weighted_colour_sumE H r w q :
  weighted_colour_sum H r w q = \big[Z.add/0%Z]_e (w e * colour_sum H r e q)%Z.
Proof.
under [RHS]eq_bigr do rewrite big_distrr.
rewrite [RHS]exchange_big; apply: eq_bigr => sigma _ /=; rewrite !big_distrr; apply: eq_bigr => e _ /=.
by rewrite [in RHS]Z.mul_shuffle3 [in LHS](Z.mul_shuffle3 _ (w e)).
Qed.

Theorem weighted_polynomial H r w : H \subset segments B ->
  exists p, [/\ forall q, weighted_colour_sum H r w q = value p (Z.of_nat q), nth 0%Z p 0 = 0%Z &
                nth 0%Z p 1 =
                  (2 ^ Z.of_nat #|B| * \big[Z.add/0%Z]_e (w e * Z.of_nat #|drawings_from H r e|))%Z].
Proof.
move=> HS; have B_gt0 : 0 < #|B| by apply/card_gt0P; exists r.
exists (mkseq (fun i => 2 ^ Z.of_nat #|B| * \big[Z.add/0]_e (w e * Z.of_nat #|parts H r e i|))%Z #|B|.+1).
split=> [q||].
- rewrite value_mkseq weighted_colour_sumE; under eq_bigr do rewrite colour_sum_parts // big_distrr.
  rewrite exchange_big; apply: eq_bigr => i _ /=; rewrite big_distrr big_distrl; apply: eq_bigr => e _ /=.
  by rewrite Z.mul_assoc [in RHS]Z.mul_shuffle3.
- by rewrite nth_mkseq // big1 ?Z.mul_0_r // => e _; rewrite parts0 Z.mul_0_r.
- by rewrite nth_mkseq //; congr Z.mul; apply: eq_bigr => e _; rewrite parts1.
Qed.

End Colours.

(* Polynomials. *)

Lemma value_behead p x : value p x = (nth 0 p 0 + x * value (behead p) x)%Z.
Proof.
case: p => [|a p]; first by rewrite /value !big_ord0 Z.mul_0_r.
rewrite /value big_ord_recl Z.mul_1_r big_distrr; congr Z.add; apply: eq_bigr => i _.
by rewrite lift0 Nat2Z.inj_succ Z.pow_succ_r; [rewrite Z.mul_shuffle3|apply: Nat2Z.is_nonneg].
Qed.

(* The values of a polynomial at the natural numbers determine its coefficients. At q, two polynomials with equal values
   have constant terms that differ by a multiple of q; a large q shows that they are equal. *)

Definition same_values p p' := forall q, 0 < q -> value p (Z.of_nat q) = value p' (Z.of_nat q).

Lemma same_constant p p' : same_values p p' -> nth 0%Z p 0 = nth 0%Z p' 0.
Proof.
move=> same; set a := nth _ p 0; set a' := nth _ p' 0; pose n := Z.succ (Z.abs (a - a')).
have E : (a + n * value (behead p) n = a' + n * value (behead p') n)%Z.
  rewrite -!value_behead; have := same (Z.to_nat (Z.abs (a - a'))).+1 isT.
  by rewrite Nat2Z.inj_succ Z2Nat.id //; apply: Z.abs_nonneg.
have /Z.divide_pos_le : (n | Z.abs (a - a'))%Z.
  apply/Z.divide_abs_r; exists (value (behead p') n - value (behead p) n)%Z.
  by clearbody n; move: (value _ _) (value _ _) E; clear; lia.
by rewrite /n; clear; lia.
Qed.

Theorem coefficients_unique p p' : same_values p p' -> forall i, nth 0%Z p i = nth 0%Z p' i.
Proof.
move=> same i; elim: i p p' same => [|i IH] p p' same; first exact: same_constant.
rewrite -!nth_behead; apply: IH => q q_gt0; apply: (Z.mul_reg_l _ _ (Z.of_nat q)); first by case: q q_gt0.
have := same q q_gt0; rewrite value_behead [RHS]value_behead (same_constant same).
exact: Z.add_reg_l.
Qed.
