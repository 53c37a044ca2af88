var e=`# Values and rulesets from Rust

The crate \`tweedle\` has all of it behind one name. It is a facade: each feature adds one of the crates below, which stand
under \`crates/\`, and the families of games under \`games/\`.

| feature | crates | what it has |
|---|---|---|
| - | \`tweedle-engine\` | numbers, canonical forms, order, sums, thermographs, walks through a ruleset of any type |
| \`rulesets\` (usual) | \`tweedle-rulesets\`, \`tweedle-rules\`, \`tweedle-heaps\`, \`tweedle-boxes\` | the rulesets of all families and the registry that finds them by name; what a ruleset of your own needs; octal games; Dots and Boxes |
| \`search\` (usual) | \`tweedle-search\` | who wins and how: the analyst, strategies, records, proofs |
| \`draw\` (usual), \`png\` | \`tweedle-draw\` | pictures |
| \`language\` | \`tweedle-script\`, \`tweedle-syntax\` | the language |
| \`desk\` | \`tweedle-desk\` | questions and answers as data, matches, results in files |
| \`arrow\` | \`tweedle-desk\` | tables as columns of Apache Arrow |

\`tweedle-command\` is the command for any registry: with rulesets of your own its \`main\` is a program that has all of it.
\`tweedle-server\` is the web app.

The tests of the project compile and run every block of this page.

## Values

An \`Arena\` is where values are made. It hands out small copyable games, which are compared and added
like numbers. Two games are equal exactly if their values are. Left wins \`g\` if \`g > 0\`; games that are
confused have no order.

\`\`\`rust
use tweedle::Player;
use tweedle::short::Arena;

let arena = Arena::new();
let (zero, star) = (arena.integer(0), arena.nimber(1));
let up = arena.game([zero], [star]);
assert!(up > zero);
assert!(up.partial_cmp(&star).is_none());
assert_eq!((up + up + star).to_string(), "^^*");

// The notation of the language is read, too.
let hot = arena.read("{3|1||-2}")?;
assert_eq!(hot - hot, zero);
assert_eq!(hot.options(Player::Right), [arena.integer(-2)]);
# Ok::<(), Box<dyn std::error::Error>>(())
\`\`\`

## Stores and budgets

Below an arena is a \`Store\`. It gives ids, and every method returns a \`Result\`: work that grows too large,
or that somebody cancels, ends with a \`Stop\`, and the store stays usable. A \`Control\` has the budget. It is
cloned for code that may want to cancel, from any thread.

\`\`\`rust
use tweedle::short::Store;
use tweedle::{Control, Stop};

let control = Control::with_memory(64 << 20);
let mut store = Store::new(control.clone());
let g = store.read("{3|1||-2}")?;
let h = store.sum(g, g)?;
assert_eq!(store.text(h)?, "+-1");
assert!(control.used() > 0);

// What is cancelled stops at the next look at the control, and goes on after \`resume\`.
control.cancel();
assert_eq!(control.check(), Err(Stop::Cancelled));
control.resume();
assert_eq!(store.difference(h, h)?, store.integer(0)?);
# Ok::<(), Box<dyn std::error::Error>>(())
\`\`\`

## Thermographs

\`\`\`rust
use tweedle::Player;
use tweedle::short::Store;

let mut store = Store::default();
let g = store.read("{4||2|0}")?;
let thermograph = store.thermograph(g)?;
assert_eq!(thermograph.mean().to_string(), "5/2");
assert_eq!(thermograph.temperature().to_string(), "3/2");
// A wall is a piecewise linear function of the temperature, with corners and slopes.
let wall = thermograph.wall(Player::Right);
let right: Vec<String> = wall.corners().map(|(t, value)| format!("{value} at {t}")).collect();
assert_eq!(right, ["2 at 1", "5/2 at 3/2"]);
assert_eq!(wall.at(&0.into()).to_string(), "2");
# Ok::<(), Box<dyn std::error::Error>>(())
\`\`\`

## Positions of a ruleset

A \`Walker\` values the positions of one ruleset, whose type you know. The \`Memo\` remembers what it found.

\`\`\`rust
use tweedle::Control;
use tweedle::short::Store;
use tweedle::walk::{Memo, Walker};
use tweedle::rulesets::Domineering;
use tweedle::Notation;

let control = Control::with_memory(1 << 30);
let domineering = Domineering::<u64>::new();
let board = domineering.parse("....|....")?;
let mut store = Store::new(control.clone());
let mut memo = Memo::new(control);
let value = Walker::new(&domineering, &mut memo).value(&mut store, &board)?;
assert_eq!(store.text(value)?, "Miny(2)");
# Ok::<(), Box<dyn std::error::Error>>(())
\`\`\`

A program whose tables take hundreds of megabytes is up to a fifth faster on Linux with large pages of memory. The allocator
\`tweedle::LargePages\` asks for them; the command and the Python package do so.

\`\`\`rust
#[global_allocator]
static ALLOCATOR: tweedle::LargePages = tweedle::LargePages;
# fn main() {}
\`\`\`

## Rulesets by name

Where the ruleset is chosen while the program runs, the registry makes it. A \`Position\` of any ruleset can be
added to others, and the \`Analyst\` answers for it by the cheapest theory that fits.

\`\`\`rust
use tweedle::{Control, Play, Player};
use tweedle::{Analyst, standard};

let registry = standard();
let control = Control::with_memory(256 << 20);
let mut analyst = Analyst::new(control.clone(), &registry);

let board = registry.position("game.grid.Clobber", "xo|ox")?;
let moves = board.moves(Player::Left, &control)?;
assert_eq!(moves.len(), 4);
let value = analyst.canonical_form(&board)?;
assert_eq!(analyst.store.text(value)?, "*");

let heaps = registry.position("game.heap.TakeAndBreak(\\"0.77\\")", "5,3")?;
assert_eq!(analyst.nim_value(&heaps)?, 4 ^ 3);
assert_eq!(analyst.outcome(&heaps, Play::Misere)?.to_string(), "N");
# Ok::<(), Box<dyn std::error::Error>>(())
\`\`\`

A ruleset of your own is registered beside these: [A ruleset of your own](ruleset.md).

## Questions to a desk

A \`Desk\` has the session of the language, the analyst and the registry under one budget. It is what the
command asks, and a page or a server can ask it as well: questions and answers go through JSON.

\`\`\`rust
use tweedle::Control;
use tweedle::desk::{Desk, Question};

let mut desk = Desk::new(Control::with_memory(256 << 20), tweedle::standard());
let answer = desk.evaluate("g := {3|1||-2}; g.Mean")?;
assert_eq!(answer.output.as_deref(), Some("0"));
// The variables stay.
assert_eq!(desk.evaluate("g.Temperature")?.output.as_deref(), Some("2"));

let question: Question =
    serde_json::from_str(r#"{"ask": "nimber", "input": "game.heap.Kayles(5)"}"#)?;
let answer = desk.ask(&question)?;
assert_eq!(serde_json::to_string(&answer)?, r#"{"answer":"nimber","nimber":4}"#);

// What is wrong has a place, and mostly a hint.
let trouble = desk.evaluate("game.heap.Nimm(3)").unwrap_err();
assert_eq!(trouble.place.map(|place| place.column), Some(11));
assert_eq!(trouble.hint.as_deref(), Some("Did you mean \`game.heap.Nim\`?"));
# Ok::<(), Box<dyn std::error::Error>>(())
\`\`\`

Matches that a person plays at a desk, with moves by name, hints and records, are \`tweedle::desk::Match\`;
\`cargo doc --open -p tweedle --all-features\` shows them with an example.
`;export{e as default};