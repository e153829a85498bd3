(* A program that reads certificates of Paper Soccer, and its proof. A certificate is a list of numbers that proves who
   wins (docs/certificates.md).

   The function `walk` reads the numbers of a certificate, which says that player p wins. If p is to move, the next
   number names a ply, and `walk` plays it. If the opponent is to move, `walk` tries every legal ply. A position is
   finished when `walk` has proved that p wins it, and `walk` stores it. Instead of a ply, a number may name a finished
   position. Then the present position, or its mirror image, must agree with the finished one at all points that the
   ball can still reach. Both positions then have the same winner (wins.v). If `walk` reads all numbers and refuses
   none, player p wins (`walk_wins`).

   A position has a table of the points. For each point, the table has a site: the undrawn edges, their other ends, and
   whether the next visit is the first. So a ply changes only two entries of the table, those of its two ends. Points
   are named by binary numbers.

   site             == the undrawn edges at a point, each with its number there and its other end; whether the other
                       player moves next when the ball arrives; the player who has won when the ball arrives, if any
   sites            == the table of all sites
   position         == the sites, the point where the ball lies, the player to move
   site_of ps x     == the site of the point x in the table ps
   leads a x        == the site a has an undrawn edge to x
   strike x y ps    == the table ps, but at x the edge to y is omitted, and x has been visited
   step c y         == the position after a ply from the position c to the point y
   over c           == the player who has won, if the game is over in c
   same_exits g a b == the map g takes the other ends of the edges of the site a to those of the site b
   same_site g a b  == same_exits g a b, and the next visit is the first at both sites or at neither
   is_goal ps x     == x is a goal
   agree fuel g d c todo seen == from the points `todo` on, every point that the ball can reach in the table d has the
                       same site as its image under g in the table c. The points `seen` are already compared
   looks_like fuel g d c == the position d looks like c under the map g, at all points that the ball can still reach
   store            == the finished positions, numbered
   nothing          == the store without positions
   keep c st        == the store st with the position c added
   before_last back st == the position `back` places before the last of st
   reason           == the reason why a certificate is refused
   verdict          == the numbers not yet read, with the finished positions; or a refusal, with its reason and place
   each visit       == `visit` for every edge of a list, one after the other, until one is refused
   finished c v     == the verdict v, with the position c added to the finished ones if nothing was refused
   refer            == the verdict on a number that refers to a finished position
   walk             == the verdict on the numbers, read from a position on
   goal_owner v     == the player who has won when the ball is on v, if v is a goal
   stands c s       == the position c describes the state s (rules.v)
   turns_into g f   == the map g of names is the map f of points, which is injective and keeps goals and walls
   proved c         == the position c describes a state that player p wins
   all_proved st    == player p wins all positions of the store st *)
From Coq Require Import NArith FMapPositive.
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import graph board rules wins.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Canonical positive_eqType := EqType positive (EqMixin Pos.eqb_spec).

Record site := Site { exits : seq (N * positive); fresh : bool; owner : option player }.

Definition sites := PositiveMap.t site.

Record position := Position { table : sites; lies : positive; turn : player }.

Definition site_of (ps : sites) x := if PositiveMap.find x ps is Some a then a else Site [::] false None.

Definition leads a x := has (fun e => Pos.eqb x e.2) (exits a).

Definition strike x y (ps : sites) :=
  let: Site es _ o := site_of ps x in
  PositiveMap.add x (Site [seq e <- es | ~~ Pos.eqb y e.2] false o) ps.

Definition step c y :=
  let: Position ps x p := c in
  Position (strike y x (strike x y ps)) y (if fresh (site_of ps y) then other p else p).

Definition over c :=
  let: Site es _ o := site_of (table c) (lies c) in
  if o is Some _ then o else if es is [::] then Some (other (turn c)) else None.

(* The game ahead. *)

Definition same_exits g a b :=
  all (fun e => leads b (g e.2)) (exits a) && all (fun e => has (fun e' => Pos.eqb (g e'.2) e.2) (exits a)) (exits b).

Definition same_site g a b := (if fresh a then fresh b else ~~ fresh b) && same_exits g a b.

Definition is_goal (ps : sites) x := if owner (site_of ps x) is Some _ then true else false.

(* Starts at the points `todo` and follows the undrawn edges of d. The points in `seen` have been compared. *)
Fixpoint agree fuel g (d c : sites) todo (seen : PositiveMap.t unit) :=
  match todo with
  | [::] => true
  | x :: todo' =>
    if fuel is fuel'.+1 then
      if PositiveMap.mem x seen || is_goal d x then agree fuel' g d c todo' seen
      else same_site g (site_of d x) (site_of c (g x)) &&
           agree fuel' g d c ([seq e.2 | e <- exits (site_of d x)] ++ todo') (PositiveMap.add x tt seen)
    else false
  end.

Definition looks_like fuel g d c :=
  [&& Pos.eqb (g (lies d)) (lies c), turn d == turn c
    & agree fuel g (table d) (table c) [:: lies d] (PositiveMap.empty unit)].

(* Reading. *)

Record store := Store { held : N; kept : PositiveMap.t position }.

Definition nothing := Store 0 (PositiveMap.empty position).

Definition keep c st := Store (N.succ (held st)) (PositiveMap.add (N.succ_pos (held st)) c (kept st)).

Definition before_last back st :=
  if N.ltb back (held st) then PositiveMap.find (N.succ_pos (held st - N.succ back)) (kept st) else None.

Inductive reason :=
  | Lost               (* the game is over, and the other player has won *)
  | Ended              (* all numbers are read *)
  | Refers_nowhere     (* no such position is finished *)
  | Has_no_mirror
  | Refers_to_another  (* the named position is a different one *)
  | Leads_nowhere      (* no undrawn edge has this number *)
  | Loser_moves        (* the number is not 0, but the loser moves *)
  | Too_long           (* more plies than the walk allows *)
  | Illegal_history.

Inductive verdict :=
  | Goes_on of seq N & store
  | Refused of reason & position & seq positive & seq N & store.  (* the points on the way, the unread numbers *)

Definition each (visit : positive -> seq N -> store -> verdict) :=
  fix each (es : seq (N * positive)) ns st :=
    if es is e :: es' then
      match visit e.2 ns st with Goes_on ns' st' => each es' ns' st' | Refused _ _ _ _ _ as r => r end
    else Goes_on ns st.

Definition finished c verdict := if verdict is Goes_on ns st then Goes_on ns (keep c st) else verdict.

Section Walk.

Variables (p : player) (wide : N) (mirror : option (positive -> positive)) (fuel : nat).

Definition refer c way ns st n :=
  let refused why := Refused why c way ns st in
  if before_last (N.div2 n) st is Some d then
    if N.odd n then
      if mirror is Some g then if looks_like fuel g d c then Goes_on (behead ns) st else refused Refers_to_another
      else refused Has_no_mirror
    else if looks_like fuel id d c then Goes_on (behead ns) st else refused Refers_to_another
  else refused Refers_nowhere.

Fixpoint walk plies c way ns st :=
  let refused why := Refused why c way ns st in
  if over c is Some q then if q == p then Goes_on ns st else refused Lost
  else if ns is n :: rest then
    if N.leb wide n then refer c way ns st (n - wide)
    else if plies is plies'.+1 then
      let visit y := walk plies' (step c y) (y :: way) in
      if turn c == p then
        if [seq e <- exits (site_of (table c) (lies c)) | N.eqb e.1 n] is e :: _ then finished c (visit e.2 rest st)
        else refused Leads_nowhere
      else if N.eqb n 0 then finished c (each visit (exits (site_of (table c) (lies c))) rest st)
      else refused Loser_moves
    else refused Too_long
  else refused Ended.

End Walk.

(* Why it is right. *)

Lemma site_of_strike x y ps z :
  site_of (strike x y ps) z =
  if Pos.eqb z x then Site [seq e <- exits (site_of ps x) | ~~ Pos.eqb y e.2] false (owner (site_of ps x)) else site_of ps z.
Proof.
rewrite /strike; case: (site_of ps x) => es first o; rewrite {1}/site_of.
case: (Pos.eqb_spec z x) => [->|zx]; first by rewrite PositiveMap.gss.
by rewrite PositiveMap.gso.
Qed.

Lemma leads_strike x y ps z w :
  leads (site_of (strike x y ps) z) w = leads (site_of ps z) w && ~~ (Pos.eqb z x && Pos.eqb w y).
Proof.
rewrite site_of_strike; case: (Pos.eqb_spec z x) => [->|] /=; last by rewrite andbT.
rewrite /leads /=; elim: (exits _) => //= e es IH; case: (Pos.eqb_spec y e.2) => [<-|y_e] /=; rewrite IH.
  by case: (Pos.eqb w y); rewrite ?andbF.
case: (Pos.eqb_spec w e.2) => [we|_] //=; rewrite we.
by case: (Pos.eqb_spec e.2 y) => // /esym/y_e.
Qed.

Section Right.

Variables (B : board) (name : B -> positive).
Hypothesis name_inj : injective name.
Implicit Types (s t : state B) (c d : position) (u v : B).

Definition goal_owner v := if goal1 v then Some Two else if goal2 v then Some One else None.

Record stands c s : Prop := Stands {
  stands_ball : lies c = name (ball s);
  stands_mover : turn c = mover s;
  stands_owner : forall v, owner (site_of (table c) (name v)) = goal_owner v;
  stands_fresh : forall v, fresh (site_of (table c) (name v)) = ~~ wall v && (deg (drawn s) v == 0);
  stands_exits : forall v x, leads (site_of (table c) (name v)) x = [exists u, Pos.eqb x (name u) && undrawn s v u]
}.

Lemma eqb_name u v : Pos.eqb (name u) (name v) = (u == v).
Proof. by apply/Pos.eqb_spec/eqP => [/name_inj|->]. Qed.

Lemma leads_name c s v u : stands c s -> leads (site_of (table c) (name v)) (name u) = undrawn s v u.
Proof.
move=> cs; rewrite (stands_exits cs); apply/existsP/idP => [[w]|vu]; last by exists u; rewrite eqb_name eqxx.
by rewrite eqb_name => /andP[/eqP ->].
Qed.

Lemma goal_ownerE v : goal v = (if goal_owner v is Some _ then true else false).
Proof. by rewrite /goal /goal_owner; case: (goal1 v); case: (goal2 v). Qed.

Lemma is_goalE c s v : stands c s -> is_goal (table c) (name v) = goal v.
Proof. by move=> cs; rewrite /is_goal (stands_owner cs) goal_ownerE. Qed.

Lemma over_winner c s : stands c s -> over c = winner s.
Proof.
move=> cs; have := goal_ownerE (ball s); have := stands_owner cs (ball s).
have := stands_exits cs (ball s); rewrite -(stands_ball cs) /over /winner.
case: (site_of _ _) => es first o /= E ->; rewrite /goal_owner.
case: (goal1 _) => //; case: (goal2 _) => //= /negbT g; rewrite (stands_mover cs).
case: es E => [|e es] E; case: forallP => // none.
  case: none => u; apply/negP; rewrite legal_undrawn => /andP[_ su].
  by have := E (name u); rewrite /leads /= => /esym/existsP; case; exists u; rewrite eqb_name eqxx.
have := E e.2; rewrite /leads /= Pos.eqb_refl => /esym/existsP[u /andP[_ su]].
by have := none u; rewrite legal_undrawn g su.
Qed.

Lemma stands_step c s u : stands c s -> legal s u -> stands (step c (name u)) (after s u).
Proof.
case: c => ps x q cs su; have := su; rewrite legal_undrawn => /andP[gb su'].
have /= Ex := stands_ball cs; have /= Eq := stands_mover cs; rewrite {}Ex {}Eq in cs *.
split=> //= [|v|v|v y].
- by rewrite (stands_fresh cs) bounces_deg //; case: (wall u) => //; case: (deg _ _ == 0).
- rewrite !site_of_strike !eqb_name; case: eqP => [->|_] /=; last by case: eqP => [->|_] /=; rewrite (stands_owner cs).
  by case: eqP => [->|_] /=; rewrite (stands_owner cs).
- rewrite !site_of_strike !eqb_name deg_draw // !inE negb_or.
  case: (v =P u) => [_|_] /=; first by rewrite andbF andbF.
  by case: (v =P ball s) => [_|_] /=; rewrite ?andbF ?(stands_fresh cs).
- rewrite !leads_strike !eqb_name (stands_exits cs).
  apply/andP/existsP => [[/andP[/existsP[w /andP[/Pos.eqb_spec -> vw]] n1] n2]|[w /andP[/Pos.eqb_spec ->]]].
    exists w; rewrite Pos.eqb_refl undrawn_after vw edge_eq !xpair_eqE negb_or.
    by move: n1 n2; rewrite !eqb_name => -> ->.
  rewrite undrawn_after => /andP[vw]; rewrite edge_eq !xpair_eqE negb_or => /andP[n1 n2].
  by rewrite !eqb_name n1 n2; split=> //; rewrite andbT; apply/existsP; exists w; rewrite Pos.eqb_refl.
Qed.

(* The points that agree has compared are closed: an edge from them leads to one of them or to a goal. *)
Lemma agree_closed fuel g (d c : sites) todo seen : agree fuel g d c todo seen ->
  (forall x, PositiveMap.mem x seen -> same_site g (site_of d x) (site_of c (g x)) /\
     forall y, leads (site_of d x) y -> [|| is_goal d y, PositiveMap.mem y seen | has (Pos.eqb y) todo]) ->
  exists W : pred positive, [/\ forall x, has (Pos.eqb x) todo -> is_goal d x || W x,
    forall x, PositiveMap.mem x seen -> W x &
    forall x, W x -> same_site g (site_of d x) (site_of c (g x)) /\ forall y, leads (site_of d x) y -> is_goal d y || W y].
Proof.
have mem_add x y seen' : PositiveMap.mem x (PositiveMap.add y tt seen') = Pos.eqb x y || PositiveMap.mem x seen'.
  rewrite !PositiveMap.mem_find; case: (Pos.eqb_spec x y) => [->|xy]; first by rewrite PositiveMap.gss.
  by rewrite PositiveMap.gso.
elim: fuel todo seen => [|fuel IH] [|x todo] seen //= agreed ok.
- exists (fun y => PositiveMap.mem y seen); split=> // y /ok[? on]; split=> // z /on.
  by rewrite orbF.
- exists (fun y => PositiveMap.mem y seen); split=> // y /ok[? on]; split=> // z /on.
  by rewrite orbF.
move: agreed; case: ifP => [skipped /IH|fresh_x /andP[same_x /IH]].
  case=> [y /ok[? on]|W [on_todo on_seen closed]]; first split=> // z /on.
    case/or3P => [->|->|/orP[/Pos.eqb_spec ->|->]]; rewrite ?orbT //.
    by case/orP: skipped => ->; rewrite ?orbT.
  exists W; split=> // y /orP[/Pos.eqb_spec ->|/on_todo //].
  by case/orP: skipped => [/on_seen ->|->]; rewrite ?orbT.
case=> [y|W [on_todo on_seen closed]].
  rewrite mem_add => /orP[/Pos.eqb_spec ->|/ok[? on]].
    by split=> // z; rewrite has_cat has_map => xz; apply/or3P/Or33; rewrite /preim /= -/(leads _ _) xz.
  split=> // z /on; rewrite mem_add has_cat.
  by case/or3P => [->|->|/orP[->|->]]; rewrite ?orbT.
exists W; split=> // y; last by move=> y_seen; apply: on_seen; rewrite mem_add y_seen orbT.
case/orP => [/Pos.eqb_spec ->|y_todo]; last by apply: on_todo; rewrite has_cat y_todo orbT.
by rewrite on_seen ?orbT // mem_add Pos.eqb_refl.
Qed.

Record turns_into (g : positive -> positive) (f : B -> B) : Prop := TurnsInto {
  turns_name : forall v, g (name v) = name (f v);
  turns_inj : injective f;
  turns_goal1 : forall v, goal1 (f v) = goal1 v;
  turns_goal2 : forall v, goal2 (f v) = goal2 v;
  turns_wall : forall v, wall (f v) = wall v
}.

Lemma looks_like_wins fuel g f d c s t p : turns_into g f -> stands d s -> stands c t ->
  looks_like fuel g d c -> wins p s -> wins p t.
Proof.
move=> [gE f_inj f_goal1 f_goal2 f_wall] ds ct /and3P[/Pos.eqb_spec Eb /eqP Em agreed].
have [|W [on_ball _ closed]] := agree_closed agreed; first by move=> x; rewrite PositiveMap.mem_find PositiveMap.gempty.
apply: (ahead_wins f_inj f_goal1 f_goal2 f_wall (W := fun v => goal v || W (name v))).
have W_of u : (goal u || W (name u)) -> ~~ goal u -> W (name u) by case: (goal u).
have same_exits_of u : W (name u) -> same_site g (site_of (table d) (name u)) (site_of (table c) (name (f u))).
  by move/closed => [+ _]; rewrite gE.
split=> [|_||u v /W_of Wu /Wu{}Wu|u v /W_of Wu /Wu{}Wu uv|v /W_of Wv /Wv{}Wv wv].
- by apply: name_inj; rewrite -(stands_ball ct) -Eb (stands_ball ds) gE.
- by rewrite -(stands_mover ds) -(stands_mover ct).
- rewrite -(is_goalE _ ds) -(stands_ball ds); apply: on_ball.
  by rewrite /= Pos.eqb_refl.
- have /andP[_ /andP[/allP there /allP back]] := same_exits_of _ Wu.
  rewrite -(leads_name u v ds) -(leads_name (f u) (f v) ct) -(gE v).
  apply/idP/idP => [/hasP[e e_in /Pos.eqb_spec ->]|/hasP[e e_in /Pos.eqb_spec E]]; first exact: there.
  have /hasP[e' e'_in /Pos.eqb_spec E'] := back _ e_in.
  have : leads (site_of (table d) (name u)) e'.2 by apply/hasP; exists e'; rewrite ?Pos.eqb_refl.
  rewrite (stands_exits ds) => /existsP[w /andP[/Pos.eqb_spec Ew uw]].
  suff -> : v = w by rewrite (leads_name _ _ ds).
  by apply: f_inj; apply: name_inj; rewrite -!gE -Ew E' E.
- have [_ on] := closed _ Wu; rewrite -(is_goalE _ ds); apply: on.
  by rewrite (leads_name _ _ ds).
- have /andP[first _] := same_exits_of _ Wv; move: first; rewrite (stands_fresh ds) (stands_fresh ct) f_wall wv /=.
  by case: (_ == 0); case: (_ == 0).
Qed.

Section Walked.

Variables (p : player) (wide : N) (mirror : option (positive -> positive)) (fuel : nat).
Hypothesis mirror_ok : forall g, mirror = Some g -> exists f, turns_into g f.

Definition proved c := exists2 s, stands c s & wins p s.

Definition all_proved st := forall x c, PositiveMap.find x (kept st) = Some c -> proved c.

Lemma all_proved_nothing : all_proved nothing.
Proof. by move=> x c; rewrite PositiveMap.gempty. Qed.

Lemma all_proved_keep c st : proved c -> all_proved st -> all_proved (keep c st).
Proof.
move=> pc all_st x d /=; case: (Pos.eqb_spec x (N.succ_pos (held st))) => [->|x_n].
  by rewrite PositiveMap.gss => -[<-].
by rewrite PositiveMap.gso // => /all_st.
Qed.

Lemma refer_wins c way ns st n ns' st' s : stands c s -> all_proved st ->
  refer mirror fuel c way ns st n = Goes_on ns' st' -> wins p s /\ all_proved st'.
Proof.
move=> cs all_st; rewrite /refer; case E: (before_last _ _) => [d|] //.
have [t dt t_wins] : proved d by move: E; rewrite /before_last; case: ifP => // _; apply: all_st.
have id_turns : turns_into id id by split.
case: (N.odd n); last by case: ifP => // alike [_ <-]; split=> //; exact: looks_like_wins id_turns dt cs alike t_wins.
case Em: mirror => [g|] //; case: ifP => // alike [_ <-]; split=> //.
have [f gf] := mirror_ok Em; exact: looks_like_wins gf dt cs alike t_wins.
Qed.

Theorem walk_wins plies c way ns st ns' st' s : stands c s -> all_proved st ->
  walk p wide mirror fuel plies c way ns st = Goes_on ns' st' -> wins p s /\ all_proved st'.
Proof.
elim: plies c way ns st ns' st' s => [|plies IH] c way ns st ns' st' s cs all_st /=;
  rewrite (over_winner cs); case s_over: (winner s) => [q|].
- by case: ifP => // /eqP <- [_ <-]; split=> //; apply: wins_over.
- by case: ns => // n ns; case: ifP => // _; apply: refer_wins.
- by case: ifP => // /eqP <- [_ <-]; split=> //; apply: wins_over.
case: ns => // n ns; case: ifP => [_|_]; first exact: refer_wins.
have g : ~~ goal (ball s).
  by move: s_over; rewrite /winner /goal; case: (goal1 _) => //; case: (goal2 _).
have legal_exit e : e \in exits (site_of (table c) (lies c)) -> exists2 u, e.2 = name u & legal s u.
  move=> e_in; have : leads (site_of (table c) (lies c)) e.2 by apply/hasP; exists e; rewrite ?Pos.eqb_refl.
  rewrite (stands_ball cs) (stands_exits cs) => /existsP[u /andP[/Pos.eqb_spec -> su]].
  by exists u; rewrite // legal_undrawn g.
case: ifP => [/eqP own|not_own].
  case Ee: [seq _ <- _ | _] => [|e es] //.
  have /legal_exit[u -> su] : e \in exits (site_of (table c) (lies c)).
    by have : e \in e :: es by [rewrite mem_head]; rewrite -Ee mem_filter => /andP[].
  case Ew: (walk _ _ _ _ _ _ _ _ _) => [ns1 st1|] //= -[_ <-].
  have [u_wins all_st1] := IH _ _ _ _ _ _ _ (stands_step cs su) all_st Ew.
  have s_wins : wins p s by apply: wins_own su _ u_wins; rewrite -(stands_mover cs).
  by split=> //; apply: all_proved_keep => //; exists s.
case: ifP => // _; case Ew: (each _ _ _ _) => [ns1 st1|] //= -[_ <-].
suff [every all_st1] : (forall u, legal s u -> wins p (after s u)) /\ all_proved st1.
  have s_wins : wins p s.
    apply: wins_all => //; rewrite -(stands_mover cs); move: not_own.
    by case: (turn c); case: (p).
  by split=> //; apply: all_proved_keep => //; exists s.
have [every all_st1] : (forall u, leads (Site (exits (site_of (table c) (lies c))) false None) (name u) ->
    wins p (after s u)) /\ all_proved st1.
  move: legal_exit Ew all_st; elim: (exits _) ns st => [|e es IHes] ns2 st2 legal_exit /=; first by case=> _ <-.
  have [u Eu su] := legal_exit e (mem_head _ _); rewrite Eu.
  case Ew: (walk _ _ _ _ _ _ _ _ _) => [ns3 st3|] // Ees all_st2.
  have [u_wins all_st3] := IH _ _ _ _ _ _ _ (stands_step cs su) all_st2 Ew.
  have [|every all_st4] := IHes _ _ _ Ees all_st3.
    by move=> e' e'_in; apply: legal_exit; rewrite inE e'_in orbT.
  split=> // v /=; rewrite /leads /= Eu eqb_name => /orP[/eqP ->|] //; exact: every.
split=> // u; rewrite legal_undrawn => /andP[_ su]; apply: every.
by have := leads_name (ball s) u cs; rewrite su -(stands_ball cs).
Qed.

End Walked.

End Right.
