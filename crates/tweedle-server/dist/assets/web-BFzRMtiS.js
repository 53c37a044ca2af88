var e=`# The page in a browser

\`\`\`sh
tweedle serve --open
\`\`\`

opens a page on this machine. Nothing else has to be installed, and nothing is asked of other machines: the page is part of
the program. Ctrl-C ends it. \`--port\` chooses another port than 8765, and \`--folder\` where worksheets are kept.

![A worksheet with a position and its thermograph](pictures/web-worksheet.png)

## The worksheet

A cell holds a program of the language. Shift and Enter run it and go on to the next cell; Ctrl and Enter run it and stay. Games
and numbers are set as mathematics, positions and thermographs are drawn, and a mistake is marked where it stands. After a dot
the methods are offered. While a long calculation runs, the page tells how far it is, and *Stop* ends it; the variables stay.
Alt with the arrows moves a cell, and so does the mouse by the number beside it. A text is Markdown, with formulas of LaTeX between dollar signs. *Undo* and *Redo*, or Ctrl Z and Ctrl Y outside of a text, are for cells that were
added, removed or moved. Where the texts have several headings, *Outline* lists them. *Copy link to these cells* in the menu *File* gives an address with the
cells themselves, without their results: who opens it runs them.

A cell \`x := Slider(0, 3, 1/4)\` has a slider. When it is moved, the value becomes the last argument, \`x := Slider(0, 3, 1/4, 5/4)\`, and the cells below that depend on \`x\` are run again. So the worksheet
says the same without the page.

A \`Table\` is sorted by a click on the number of a column, and copied as comma-separated values.

*Keep*, beside a value, copies it as text or as LaTeX, copies its picture as TikZ, or saves the picture as SVG or PNG.

All of it is saved while you work, each time whole: a crash in the middle leaves what was there before. The menu *File* opens
other worksheets, and exports this one: as a program (\`.cgs\`) that \`tweedle run\` runs, as a page by itself, and as a LaTeX
document with pictures in TikZ. Values that were saved are shown again when a worksheet is opened; variables have values again
when the cells are run. If the same worksheet is changed in two pages, the second is told, and nothing is lost.

## Explore

![A position of Domineering with the values of all moves](pictures/web-explore.png)

A position of any ruleset, drawn. Click on what a move changes: a cell, a counter, a line, an edge. Where several moves are meant,
the page asks which, or a second click tells. The lists say what each move is worth, and which moves win; the lines that were
tried stand below the board, and the back button goes back through them. Beside it are the value, who wins, the mean and the
temperature, the thermograph, the sensible options, and a field for any expression, in which \`g\` is the position. *Edit the board*
paints cells of boards and strips, *Edit the heaps* changes their sizes, and *Edit the graph* offers for each vertex and
each edge what it may become: another player's, or gone, or with an edge that grows from it. The address of the page is a link
to the position. The rules above the board name what is drawn, a full disc or a ring, where a terminal has the letters \`x\` and \`o\`, and so do the signs to paint with. A place where
a move wins has a tint, through which its piece is seen as it is, and an edge.

*Hide values* and *Hide winners* take away what spoils a question. What is hidden becomes a task: who wins, and what the position is worth; the answer is
checked, with its reason. The address keeps what is hidden, so that a link is a question. While the value of a large board is sought, a search beside it says who wins.

Moves that lead to the same position but for a symmetry are listed once, with their number; *Each move by itself* shows all. *Find a winning move* is a task where winners are
hidden: a move that does not win is refuted. *Step by step*, below the value, tells how it comes about: the moves, which options are dominated and which are
reversible, the mex of nimbers, the thermograph from those of the options, and who wins.

Where a piece goes from one place to another, or a token along an edge of a graph, an arrow shows it, full for Left and dashed for Right: for the piece that is pointed at, for a move that is looked at in a list, for a move that was tried
and what refutes it. A move that places a piece is marked. *Lines that were tried* is a tree of the moves from where you began: a click goes back to any of them, and each position has its value and its outcome
beside it, as far as they are not hidden. *Begin anew here* forgets the others. A button fills the screen with the board, for a projector, and says there in large type who is to move; a board of many cells is made larger,
and moved with the mouse.

With the keyboard: Tab goes to the board, the arrows go from place to place, Enter chooses.

## Play

![A match of Nim, and why](pictures/web-play.png)

You against a [strategy](strategies.md), two people on one screen, or two strategies against each other. *Hint* says a good move,
*Why* who wins and why, *Undo* takes a move back. In games with entailing moves the page tells what a player is obliged to do. Where play may go round, a position that comes back may be called a draw.
*Dots and Boxes* is among the games: a thread goes through each chain, whole if the chain is long, and says how many boxes it has.
When a match ends, who won stands above the board in the place of who moves, and a card below it says at which move the other player could still have won and how; the match goes on from there, begins anew, or with the sides exchanged. All things on the board keep
their size and their place until then.
Cells that a player covered are tiles of the player, full for Left and hollow for Right; the last move has a purple border, and a hint is marked on the board. *Back to where Left could win*
takes back all moves since the last position in which the player to move could win.
*Levels* are matches of Nim, Hackenbush, Toads and Frogs, Clobber and Domineering that become harder; you begin as Left, and you can win each. The page keeps which were won.
*Save* writes the record of the match, which [\`tweedle replay\`](play.md) reads, and *Open* goes on with one. A click on a move of the
list shows the board after it. A hint is drawn as an arrow where a piece moves.

## A room for a class

A class answers on its phones. Start the server for the network of the room, and open the page by the address that is printed:

\`\`\`sh
tweedle serve --host 0.0.0.0 --open
\`\`\`

*Room*, in the explorer and in a match, shows the address, a code and a QR code, what the pupils do, what may be asked, and how many phones are there; in the explorer it hides values and winners until you show them. Phones in the same network open that address, without an account and without the token. Ask who wins, which move is best, or a question of your own; the
votes appear as they come. *Close the vote and show it* shows them on the phones. In a match *Play the class's move* makes the move with the most votes, and the class is asked for the next one.

The server does not know who voted: each phone makes up a name for itself. Votes are in memory alone, and gone when the room is closed, or after six idle hours. A phone may look at the question and vote, and do nothing else. A room has at most
2,000 phones. The page without a server has no rooms.

## Gallery, lessons, reference, book

The name *Tweedle* at the top leads to a page that says in one screen what there is.

The gallery has all rulesets with a picture and a position to begin with. Rulesets of your own stand first, under *Mine*: \`tweedle serve --classes games\` finds them in the files of the folder \`games\`
and of those within it, and in \`~/CGScript\`. A file \`Maze.cgs\` is there if its class \`Maze\` is one of games; the comment before the class says the rules, and its first example, such as \`> Maze("..|..").CanonicalForm\`, the position to
begin with. When the file is saved again, the page shows it as it is then, with its mistakes.

*Learn* has a tour and twelve lessons, from games as sets of
moves to entailing moves; each cell runs and may be changed, and each lesson can be printed as a sheet. *Slides* shows a lesson a part at a time, in large type, for a projector; the arrows go on and back.
A wrong answer gets a hint, and the page keeps which questions were answered. *Teacher's sheet* is a lesson for the one who teaches it, to be printed: slide by slide what to say, what is run and played and what comes of it, what is
asked, and the answers. The reference is [that of the language](reference.md), with examples that run. *Book* has the chapters of this book.

## Every view

What each page looks like by day, at night, and on a phone (\`node test/screens.js FOLDER\` in \`web\` takes these pictures, and those for a projector):

| view | | | |
|---|---|---|---|
| Where to begin | [light](pictures/web/start-desk-light.png) | [dark](pictures/web/start-desk-dark.png) | [phone](pictures/web/start-phone-light.png) |
| Worksheet | [light](pictures/web/worksheet-desk-light.png) | [dark](pictures/web/worksheet-desk-dark.png) | [phone](pictures/web/worksheet-phone-light.png) |
| A board | [light](pictures/web/explore-desk-light.png) | [dark](pictures/web/explore-desk-dark.png) | [phone](pictures/web/explore-phone-light.png) |
| Lines that were tried | [light](pictures/web/lines-desk-light.png) | [dark](pictures/web/lines-desk-dark.png) | [phone](pictures/web/lines-phone-light.png) |
| A graph | [light](pictures/web/hackenbush-desk-light.png) | [dark](pictures/web/hackenbush-desk-dark.png) | [phone](pictures/web/hackenbush-phone-light.png) |
| Tokens on a graph | [light](pictures/web/tokens-desk-light.png) | [dark](pictures/web/tokens-desk-dark.png) | [phone](pictures/web/tokens-phone-light.png) |
| Nimstring | [light](pictures/web/nimstring-desk-light.png) | [dark](pictures/web/nimstring-desk-dark.png) | [phone](pictures/web/nimstring-phone-light.png) |
| A match of Nim | [light](pictures/web/play-desk-light.png) | [dark](pictures/web/play-desk-dark.png) | [phone](pictures/web/play-phone-light.png) |
| A match of Domineering, with a hint | [light](pictures/web/match-desk-light.png) | [dark](pictures/web/match-desk-dark.png) | [phone](pictures/web/match-phone-light.png) |
| The end of a match | [light](pictures/web/end-desk-light.png) | [dark](pictures/web/end-desk-dark.png) | [phone](pictures/web/end-phone-light.png) |
| Dots and Boxes | [light](pictures/web/boxes-desk-light.png) | [dark](pictures/web/boxes-desk-dark.png) | [phone](pictures/web/boxes-phone-light.png) |
| Gallery | [light](pictures/web/gallery-desk-light.png) | [dark](pictures/web/gallery-desk-dark.png) | [phone](pictures/web/gallery-phone-light.png) |
| Lessons | [light](pictures/web/learn-desk-light.png) | [dark](pictures/web/learn-desk-dark.png) | [phone](pictures/web/learn-phone-light.png) |
| A lesson | [light](pictures/web/lesson-desk-light.png) | [dark](pictures/web/lesson-desk-dark.png) | [phone](pictures/web/lesson-phone-light.png) |
| A room before anybody is there | [light](pictures/web/opened-desk-light.png) | [dark](pictures/web/opened-desk-dark.png) | [phone](pictures/web/opened-phone-light.png) |
| A phone in a room | [light](pictures/web/vote-desk-light.png) | [dark](pictures/web/vote-desk-dark.png) | [phone](pictures/web/vote-phone-light.png) |
| Reference | [light](pictures/web/reference-desk-light.png) | [dark](pictures/web/reference-desk-dark.png) | [phone](pictures/web/reference-phone-light.png) |
| The book | [light](pictures/web/book-desk-light.png) | [dark](pictures/web/book-desk-dark.png) | [phone](pictures/web/book-phone-light.png) |

## Without a server

\`cargo xtask site\` makes a folder of files, \`target/site/files\`, that any web host serves, from any of its folders. The engine works in the browser, as WebAssembly; nothing that is typed
leaves it. Worksheets are kept in the storage of the browser. After the first visit all of it works without a network.

It is built by the compiler of Debian's packages \`rustc-web\`, \`cargo-web\`, \`rust-web-src\`, \`lld\` and \`zstd\`. \`cargo xtask site --check\` uses it in Chromium: the tests of the page, and that its engine
answers as the program does.

The engine is 3.1 MB, compressed. On a machine with two busy processors the first page can be used after half a second, before the engine is there, and a board that the engine has to answer for after 1.3 seconds. Beside a release build of the
program with one thread it takes 1.8 times the time of the processor, as a geometric mean of eleven questions (\`node test/speed.js\` in \`web\`): values 1.3 to 2.0 times, thermographs 2.0 and 2.1, winners of Clobber, Amazons and Toads and Frogs 1.4 to 1.6, of Domineering 8 by 8
3.7, and a Grundy sequence, for which the program has instructions that are twice as wide, 3.9 times.

In the same folder is \`tweedle-VERSION-py3-none-any.whl\`, the package for Python [in a page such as JupyterLite](python.md#in-a-page-jupyterlite), with the same engine. It needs Python 3.11 to be made. \`cargo xtask site --check\` runs the tests of the
package with it in Pyodide, and opens a notebook with a board in JupyterLite, where pip can get that.

What differs from the program: a session may hold 1 GB, and there are no threads. A question that is stopped ends its worker; the next one first runs again what defined something, so that all variables are there. A position whose options go deeper
than the stack of the browser has no answer there. Files, and classes in folders, are not read.

## Who is answered

The server listens on this machine alone. It answers nobody who asks for it by another name than an address of this machine or
\`localhost\`, and no page from elsewhere; a link on another page calculates nothing before you say so. Other machines reach it
with \`--host\`:

\`\`\`sh
tweedle serve --host 192.168.1.20
\`\`\`

Then everybody needs the token that stands in the address that is printed. What is sent is not encrypted. The language reads no
files there, but classes in the folders of \`--classes\` and \`~/CGScript\`.

\`--timeout\` bounds each question (a minute if nobody says otherwise), and \`--memory\` all sessions together; one session may take half
of that. See [budgets](command.md).

## Over HTTP

Programs ask the questions of [\`tweedle batch\`](json.md), and get the same replies:

\`\`\`sh
curl -s -H 'Content-Type: application/json' http://127.0.0.1:8765/api/ask \\
    -d '{"input": "{1|1/2} + *"}'
\`\`\`

\`\`\`json
{"id":null,"answer":"evaluation","output":"{1*|1/2*}"}
\`\`\`

| request | means |
|---|---|
| \`POST /api/ask\` | a question, answered when its answer is there; who hangs up has it cancelled |
| \`POST /api/jobs\` | a question that may take long; the answer names its \`job\` |
| \`GET /api/jobs/JOB\` | how far it is, and the \`reply\` once there is one |
| \`GET /api/jobs/JOB/events\` | the same as server-sent events: \`progress\` again and again, then \`done\` |
| \`DELETE /api/jobs/JOB\` | ends it; its reply is an error of the kind \`interrupt\` |
| \`GET /api/worksheets\`, and \`GET\`, \`PUT\`, \`DELETE /api/worksheets/NAME\` | the worksheets |
| \`GET /api/worksheets/NAME/export/cgs\`, \`html\` or \`tex\` | a worksheet for elsewhere |
| \`GET /api/own\` | the rulesets in the folders of your own classes, as the files are now |
| \`POST /api/rooms\`; \`GET\`, \`PUT\`, \`DELETE /api/rooms/CODE\` | a room: made; its votes, its question, its end |
| \`GET\`, \`POST /api/room/CODE\` | what a phone sees, and its vote |
| \`GET /api/openapi.json\` | all this as an OpenAPI description |

Questions with the same \`session\` share their variables and what was found out; sessions are apart from each other. There are 64 of
them with names, and the one that was idle longest makes place for another. The header \`Tweedle-Session\` of an answer is another
number if a session began anew. A request that is refused has a status from 400 on and an object with \`problem\`; to \`POST /api/ask\`, what is no question has the
status 400 and a reply with an \`error\`; a question that has
no answer has the status 200 and an \`error\` as in \`tweedle batch\`. The page itself asks \`show\`, \`explore\`,
\`edit\`, \`turn\`, \`complete\`, \`reference\` and \`strategies\` besides others.
`;export{e as default};