(* The rules of Paper Soccer: Defs. 2.3 to 2.9 of T. Hoivik, "Experiments in Paper Soccer", to the letter.

   This file adds three points to the source. Once the ball lies on a goal, the game is over and nobody may draw (Def.
   2.6 only says who has won). A vertex may be a wall, at which the ball always bounces; the pitches of the source have
   no walls. A history is written newest vertex first, H = (b_n, ..., b_1, b_0), so that a ply adds one vertex in front.

   player               == One or Two; `other p` is the opponent; players can be compared, p == q
   same_player p q      == true if p and q are the same player, otherwise false
   state B              == (G_s, b, p, H): drawn edges, ball, player to move, history (Def. 2.3); reachable or not;
                           states can be compared, s == t
   initial B            == nothing drawn, the ball on b0, player One to move, H = (b0)
   can_draw s u         == u is adjacent to the ball and the edge between them is not drawn (Def. 2.4)
   legal s u            == no goal has ended the game, and can_draw s u
   draw s u             == the drawn edges of s, and the edge from the ball to u
   bounces s u          == the ball bounces at u: after the ply u has degree at least 2, or u is a wall (Def. 2.5)
   after s u            == the state after the ply to u
   reachable s          == legal plies lead from the initial state to s
   blocked s            == there is no legal ply, though the ball lies on no goal
   winner s             == the player who has won, if the game is over (Def. 2.6)
   weakly_equivalent s t   == the same edges are drawn in s and in t (Def. 2.7)
   strongly_equivalent s t == s and t are weakly equivalent, with the ball on the same vertex (Def. 2.8)
   equal s t            == s and t are strongly equivalent, with the same history (Def. 2.9)
   plies s              == the number of plies played
   state_of h           == the state after playing the history h, legal or not
   legal_history h      == h starts on b0 and each of its plies is legal
   bounce_count h       == the number of plies of h on which the ball bounced
   turns_passed h       == how often in h the move passed to the other player *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import graph board.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Inductive player := One | Two.

Definition other p := if p is One then Two else One.

Definition same_player p q := match p, q with One, One | Two, Two => true | _, _ => false end.

Lemma same_playerP : Equality.axiom same_player.
Proof. by do 2 case; constructor. Qed.

Canonical player_eqType := EqType player (EqMixin same_playerP).

Section Rules.

Variable B : board.

Record state := State {
  drawn : {set {set B}};
  ball : B;
  mover : player;
  history : seq B
}.

Definition quadruple (s : state) := (drawn s, ball s, mover s, history s).

Lemma quadrupleK : cancel quadruple (fun q => State q.1.1.1 q.1.1.2 q.1.2 q.2).
Proof. by case. Qed.

Canonical state_eqType := EqType state (CanEqMixin quadrupleK).

Implicit Types (s t : state) (u v : B) (h : seq B).

Definition initial := State set0 (start B) One [:: start B].

Definition can_draw s u := segment (ball s) u && ([set ball s; u] \notin drawn s).

Definition legal s u := ~~ goal (ball s) && can_draw s u.

Definition draw s u := [set ball s; u] |: drawn s.

Definition bounces s u := wall u || (2 <= deg (draw s u) u).

Definition after s u :=
  State (draw s u) u (if bounces s u then mover s else other (mover s)) (u :: history s).

Inductive reachable : state -> Prop :=
  | reachable_initial : reachable initial
  | reachable_after s u of reachable s & legal s u : reachable (after s u).

Definition blocked s := ~~ goal (ball s) && [forall u, ~~ legal s u].

Definition winner s :=
  if goal1 (ball s) then Some Two
  else if goal2 (ball s) then Some One
  else if [forall u, ~~ legal s u] then Some (other (mover s))
  else None.

Definition weakly_equivalent s t := drawn s = drawn t.

Definition strongly_equivalent s t := drawn s = drawn t /\ ball s = ball t.

Definition equal s t := strongly_equivalent s t /\ history s = history t.

Definition plies s := (size (history s)).-1.

Fixpoint state_of h : state :=
  if h is u :: t then if t is [::] then initial else after (state_of t) u else initial.

Fixpoint legal_history h : bool :=
  if h is u :: t then if t is [::] then u == start B else legal_history t && legal (state_of t) u else false.

Fixpoint bounce_count h :=
  if h is u :: t then if t is [::] then 0 else bounces (state_of t) u + bounce_count t else 0.

Fixpoint turns_passed h :=
  if h is u :: t then if t is [::] then 0 else ~~ bounces (state_of t) u + turns_passed t else 0.

(* A state is reachable exactly if its history is legal and leads to this state. *)
Lemma history_state_of h : legal_history h -> history (state_of h) = h.
Proof.
elim: h => [|u [|v t] IH] //=; first by move/eqP->.
by case/andP => /IH /= ->.
Qed.

Theorem reachable_iff s : reachable s <-> legal_history (history s) /\ s = state_of (history s).
Proof.
split=> [|[]].
  elim=> [|{}s u _ [legal_s s_of] su]; first by rewrite /= eqxx.
  case E: (history s) legal_s s_of => [|v t] // legal_s s_of.
  have -> : history (after s u) = [:: u, v & t] by rewrite /= E.
  by split; [apply/andP; rewrite -s_of | rewrite [RHS]/= -[if _ is [::] then _ else _]/(state_of (v :: t)) -s_of].
move: (history s) => h legal_h ->; elim: h legal_h => [|u [|v t] IH] //= => [_|/andP[legal_t tu]].
  exact: reachable_initial.
by apply: reachable_after tu; apply: IH.
Qed.

Lemma reachable_state_of h : legal_history h -> reachable (state_of h).
Proof. by move=> legal_h; apply/reachable_iff; rewrite history_state_of. Qed.

Lemma plies_state_of h : legal_history h -> plies (state_of h) = (size h).-1.
Proof. by move=> legal_h; rewrite /plies history_state_of. Qed.

(* Every ply either bounces or passes the move. *)
Lemma bounces_and_turns h : bounce_count h + turns_passed h = (size h).-1.
Proof. by elim: h => [|u [|v t] IH] //=; rewrite addnACA [_ + nat_of_bool (~~ _)]addnC addn_negb IH. Qed.

(* The functions on histories, one ply at a time. *)
Lemma state_of_cons u v (t : seq B) : state_of [:: u, v & t] = after (state_of (v :: t)) u.
Proof. by []. Qed.

Lemma legal_history_cons u v (t : seq B) :
  legal_history [:: u, v & t] = legal_history (v :: t) && legal (state_of (v :: t)) u.
Proof. by []. Qed.

Lemma bounce_count_cons u v (t : seq B) :
  bounce_count [:: u, v & t] = bounces (state_of (v :: t)) u + bounce_count (v :: t).
Proof. by []. Qed.

Lemma turns_passed_cons u v (t : seq B) :
  turns_passed [:: u, v & t] = ~~ bounces (state_of (v :: t)) u + turns_passed (v :: t).
Proof. by []. Qed.

End Rules.

Arguments state_of B h : simpl never.
Arguments legal_history B h : simpl never.
Arguments bounce_count B h : simpl never.
Arguments turns_passed B h : simpl never.
