//! Affine normal play: games with entailing moves.
//!
//! Ordinary forms end in nothing; affine ones end in ∞, where Left has won, or ∞̄, where Right has
//! (Larsson, Nowakowski and Santos, *Impartial games with entailing moves*, arXiv 2101.11699). So a
//! move can threaten to win at once, and the opponent must answer it where it was made: an entailing
//! move.
//!
//! # Partizan games
//! [`Forms`] holds literal forms of any affine games, with their sums, outcomes and order.
//! ```
//! use tweedle_engine::affine::Forms;
//! let mut forms = Forms::default();
//! let [check, one] = [forms.read("{oo|2}")?, forms.read("1")?];
//! assert!(forms.ge(check, one)?);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//! g ≥ h means that Left does at least as well with g as with h in every company: for all finite forms
//! X, if Left wins h + X moving first he wins g + X moving first, and the same moving second. No list
//! of contexts is enough to try, so a test on the forms alone is needed. Larsson,
//! Nowakowski and Santos have one (*Affine Normal Play*); this one was found without it, and its
//! proof follows. It uses one more relation:
//!
//! > a ⊳ b: for all finite X, if Left wins b + X moving second, he wins a + X moving first.
//!
//! **Theorem A.** For finite a and b: a ≥ b exactly if a ⊳ bᴸ for every bᴸ and aᴿ ⊳ b for every aᴿ.
//!
//! *Proof.* Let a ≥ b. If Left wins bᴸ + X moving second, he wins b + X moving first, hence a + X too.
//! If he wins b + X moving second, he wins a + X so, in particular after Right's move to aᴿ + X.
//! Conversely, by induction on X: let Left win b + X by a first move. If it leads to bᴸ + X, he wins
//! a + X moving first by a ⊳ bᴸ; if it leads to b + Xᴸ, he wins a + Xᴸ moving second by induction. Let
//! him win b + X moving second. Whether Right starts in a + X with aᴿ + X or with a + Xᴿ, Left wins, by
//! aᴿ ⊳ b or by induction. ∎
//!
//! **Theorem B** decides a ⊳ b. It holds if a is ∞ or Left can win at once in it, or b is ∞̄ or Right
//! can win at once in it. Otherwise it fails if a is ∞̄ or b is ∞. In all other cases it *fails*
//! exactly if there are sets S of followers of a, with a in it, and T of followers of b, with b in
//! it, such that
//!
//! 1. all are finite; in no position of S can Left win at once, in none of T can Right;
//! 2. each move of Left's in S that gives check has an answer in S, or one that wins at once; and
//!    each move of Right's in T that gives check likewise has an answer in T or one that wins at once;
//! 3. for all s in S and t in T, no other move sᴸ has sᴸ ≥ t, and no other move tᴿ has s ≥ tᴿ.
//!
//! *Proof.* Let X be such that Left wins b + X moving second and loses a + X moving first. So in X
//! nobody can win at once, and a check in a or b is answered there. Let S be what is reached from a
//! when Left gives checks there and Right answers as he does to win, X untouched; T likewise from b.
//! Left wins t + X moving second and loses s + X moving first, for all of these. If sᴸ gives no check
//! and sᴸ ≥ t, then Left wins sᴸ + X moving second, so s + X moving first: a contradiction. The same
//! for s ≥ tᴿ. Conversely, from S and T such an X is constructed: see [`Forms::separate`]. ∎
//!
//! Each of the two sets is chosen by one player, without knowing the other set. A recursion in the
//! manner of Conway's, where a check helps if all answers to it do, is sound but misses inequalities.

mod days;
mod embed;
mod entailing;
mod environment;
mod forms;
mod impartial;
mod nim_set;
mod nim_value;
mod notation;
mod order;
mod play;
mod print;
mod reduce;
mod separate;
mod theory;
mod value;

pub use crate::number::NimSet;
pub use days::Day;
pub use entailing::{Due, Entailing, Move, Obligations, Standing};
pub use environment::{Environment, Wall};
pub use forms::{FormId, Forms};
pub use impartial::{AffineImpartial, Worth, immediate_and_protected};
pub use separate::Separation;
pub use theory::Reducing;
pub use value::Value;
