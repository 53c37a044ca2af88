var e=`# Tweedle

Two players move in turn, nothing is hidden, nothing is left to chance, and play comes to an end:
these are the games of this book. Tweedle says what a position is worth, who wins it and how, and
plays it with you.

The README is where to begin: how to build the program, evaluate games and analyse positions. The
chapters here go on:

- [How values are written](notation.md), and how what is printed is read back.
- [Rulesets and boards](rulesets.md): every ruleset with an example, and how its positions are written.
- [Catalogue of rulesets](catalogue.md): a page for each ruleset with its classes, values, and what is known of it.
- [Programs](programs.md): functions, loops, classes, and rulesets of your own in the language.
- [Tools for programs](tools.md): check, format and document what you write, and [editors](editors.md) that help.
- [Coming from CGSuite](cgsuite.md): what is the same, and what is not there yet.
- [Playing a match](play.md): you against the program, the program against itself, records and their
  referee.
- [The page in a browser](web.md): worksheets, an explorer, matches and lessons, and the same over HTTP.
- [Strategies and proofs](strategies.md): from the first legal move to perfect play, and how to prove
  or refute a strategy.
- [Tables of positions](tables.md): the values of all positions of a size, of a family or of a list; the smallest and the hottest;
  tables of others, compared, and [those that the book has](published.md). [Many processes and machines](sweeps.md) for one large question, [who wins all positions of a huge space](tiers.md), and [one large position](trees.md).
- [Records](records.md): results that we found published nowhere, with their proofs.
- [Who wins a large position](solving.md): a search that goes beyond values, and proofs of its answers.
- [Temperature, infinitesimals, pictures](short.md): invariants of short games, and pictures of games and positions.
- [Impartial games](impartial.md): P- and N-positions, Nim and its relatives, Chomp.
- [Misère games in universes](universes.md): universes, simplest forms with tombstones, certificates.
- [Scoring games](scoring.md): stops, guaranteed games, Go by area and boxes, scores of one's own rules, means and temperatures.
- [Misère quotients](quotients.md): what comes in the place of Grundy values in misère play; tame and wild games; proofs.
- [Quantum variants, and bids for moves](variants.md): moves that are made in several positions at once; outcomes where the players bid for each move.
- [Heap games](heaps.md): take-and-break codes, their Grundy values and periods, and the table of
  [octal codes of up to three digits](octal-table.md), and [their misère quotients](misere-table.md).
- [Games that need not end](draws.md): draws; who wins where play may go round, and how soon.
- [Games with entailing moves](entailing.md): moves that must be answered at once, Top Entails, Nimstring.
- [Budgets and exit statuses](command.md): for long calculations.
- [Messages and their codes](messages.md): the kinds of mistakes, and \`tweedle explain\`.
- [JSON for programs](json.md): \`--json\` everywhere, many questions at once, and the schemas.
- [Values and rulesets from Rust](rust.md): stores, thermographs, rulesets by name, questions to a desk.
- [From Python](python.md): games, rulesets and tables in programs and notebooks of Python.
- [A ruleset of your own](ruleset.md): forty lines of Rust.
- [Adding to Tweedle itself](extending.md): where a ruleset or a theory goes in the project.
- [Reference of the language](reference.md): every method, function and constant, with an example.

What the commands print in these pages is checked by the tests of the project.
`;export{e as default};