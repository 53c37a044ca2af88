var e=`# A ruleset of your own

A ruleset says what the positions are, what each player can move to, and, if you want to read and
print positions, how they are written. This is Grundy's game, in which a move splits a heap into two of
different sizes:

\`\`\`rust,ignore
struct GrundysGame;

impl Ruleset for GrundysGame {
    type Position = Vec<u64>;
    type Move = ();

    fn moves(
        &self,
        heaps: &Vec<u64>,
        _: Player,
        mut found: impl FnMut((), Vec<u64>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        for (i, &heap) in heaps.iter().enumerate() {
            for part in 1..heap.div_ceil(2) {
                let mut next = heaps.clone();
                next.splice(i..=i, [part, heap - part]);
                found((), next)?;
            }
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::IMPARTIAL
    }
}

impl Hints for GrundysGame {
    fn components(&self, heaps: &Vec<u64>, into: &mut Vec<Vec<u64>>) {
        into.extend(heaps.iter().map(|&heap| vec![heap]));
    }
}

impl Notation for GrundysGame {
    fn name(&self) -> String {
        "Grundy's game".to_owned()
    }

    fn parse(&self, text: &str) -> Result<Vec<u64>, NotationError> {
        let wrong = |_| NotationError::new("Write heaps as \`3,5\`.", 0..text.chars().count());
        text.split(',').map(|heap| heap.trim().parse().map_err(wrong)).collect()
    }

    fn print(&self, heaps: &Vec<u64>) -> String {
        heaps.iter().map(u64::to_string).collect::<Vec<_>>().join(",")
    }
}
\`\`\`

\`components\` is optional: it makes values of many heaps cheap. \`facts\` must be there: \`Facts::IMPARTIAL\` says that both players
have the same moves. Now the game has values, strategies, explanations and
records like any other:

\`\`\`rust,ignore
use tweedle::desk::Desk;
use tweedle::search::contest;
use tweedle::search::strategy::{Perfect, Random, Strategy};
use tweedle::{
    Analyst, Control, Entry, Facts, Hints, Notation, NotationError, Play, Player, RulesOf, Ruleset,
    Shape, Stop, standard,
};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let start = RulesOf::new("my.GrundysGame", GrundysGame).rules().place("12")?;
    let mut analyst = Analyst::new(Control::new(), &standard());
    println!("{start} has the nimber {}.", analyst.nim_value(&start)?);
    let players: [&mut dyn Strategy; 2] = [&mut Perfect, &mut Random::new(1)];
    let winner =
        contest(players, &start, Player::Left, Play::Normal, &mut analyst, |player, step, _| {
            println!("{player}: {}", step.to);
        })?;
    println!("{} wins.", winner.map_or("Nobody".to_owned(), |winner| winner.to_string()));
    by_name()
}
\`\`\`

It is the example \`grundys_game\` of the crate \`tweedle\`, and a crate of your own depends on that alone, with its feature
\`desk\`. \`examples/cutcake\` is such a crate, with a partizan ruleset and a theory of its own.
\`cargo run -p tweedle --features desk --example grundys_game\` prints

\`\`\`text
12 has the nimber 1.
Left: 2,10
Right: 2,3,7
Left: 2,1,2,7
Right: 2,1,2,2,5
Left: 2,1,2,2,1,4
Right: 2,1,2,2,1,1,3
Left: 2,1,2,2,1,1,1,2
Left wins.
1
\`\`\`

## By name

The command \`tweedle\` knows the rulesets that it was built with. A \`Desk\`, which
is what the command asks, knows yours too if you give it an *entry*:

\`\`\`rust,ignore
static GRUNDYS_GAME: Entry = Entry::named("game.heap.MyGrundysGame", Shape::Heaps)
    .example("12")
    .start("5,6")
    .summary("Split a heap into two of different sizes.")
    .source("P. M. Grundy 1939")
    .made_by(&|name, _| Ok(RulesOf::new(name, GrundysGame).rules()));

fn by_name() -> Result<(), Box<dyn std::error::Error>> {
    let mut desk = Desk::of(standard());
    desk.register(&GRUNDYS_GAME)?;
    let answer = desk.evaluate("game.heap.MyGrundysGame(\\"12\\").NimValue")?;
    println!("{}", answer.output.unwrap_or_default());
    Ok(())
}
\`\`\`

The name has one of the packages \`game.grid\`, \`game.strip\`, \`game.heap\`, \`game.graph\` or \`game.entailing\`
before it, and is not that of another ruleset. \`shape\` says how else than by a text the language gives a
position: \`Heaps\` also by numbers, \`Grid\` and \`Strip\` by a \`Grid\`, for which \`cells\` lists the characters of the
cells 0, 1, 2, ... Now the language, matches, questions and answers have your game beside ours.

## What else it can say

\`Facts\` tell what holds for all positions: \`Facts::IMPARTIAL\` that both players have the same moves, and
\`Facts { is_loopy: true, ..Facts::PARTIZAN }\` that play can go round in a loop, so that it may be a draw. All else is
optional:

| method | what it gives |
|---|---|
| \`Facts::is_reversible\`, \`Hints::unmoves\` | how moves are taken back, so that retrograde analysis takes less memory |
| \`Hints::representative\` | one position for all that are alike up to symmetry |
| \`Hints::nim_heap\` | the size of the heap of Nim that a position is in all but name |
| \`Hints::is_mirrored\` | positions that the mirror strategy can leave |
| \`Hints::joined\` | several positions as one, as heaps side by side |
| \`Ruleset::Move\`, \`Notation::move_name\` | names of moves, such as \`heap 2 take 3\` |
| \`Notation::touched\` | what a person points at to make a move, where that is not what is different in the next sketch |
| \`Notation::is_pass\` | steps that only let the opponent move again |
| \`Notation::draw\` | a picture for the terminal |
| \`Notation::labelled\` | labels of edges or vertices, which stay with them through a match |
| \`Notation::theorem\` | who wins, where a theorem says so |
| \`Notation::why_not\` | why a text names no move |
`;export{e as default};