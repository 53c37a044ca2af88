//! The words of the language and their meanings, and the members by which a class tells of its own positions.

use super::operators::{Operator, operator};

/// The words that are no operators, each with the construct that it stands in.
pub(super) static WORDS: &[Operator] = &[
    operator(
        &["if", "then", "else", "elseif"],
        "if c then a elseif d then b else e end",
        "The value of what stands behind the first condition that holds. Without `else` it may be `Nothing`.",
        ("n := 3; if n > 2 then \"many\" else \"few\" end", "\"many\""),
    ),
    operator(
        &["for", "in", "foreach"],
        "for x in c do ... end",
        "Does something for each element of a collection. With `yield` in the place of `do` it makes a list. Several may \
         follow each other, the first one outermost.",
        ("s := 0; for x in [1,2,3] do s := s + x end; s", "6"),
    ),
    operator(
        &["from", "to", "by"],
        "for x from a to b by s do ... end",
        "Counts from `a` to `b`, by 1 or by another step. Without `to` it goes on for ever.",
        ("for x from 1 to 9 by 4 yield x end", "[1,5,9]"),
    ),
    operator(
        &["while"],
        "while c do ... end, for x in c while d do ... end",
        "A loop that goes on as long as a condition holds; behind `for`, where that loop ends.",
        ("n := 1; while n < 100 do n := 2 * n end; n", "128"),
    ),
    operator(
        &["where"],
        "for x in c where d do ... end, [x for x in c where d]",
        "Leaves out the elements for which a condition does not hold.",
        ("[x for x in 1..9 where x % 4 == 0]", "[4,8]"),
    ),
    operator(
        &["do"],
        "for x in c do ... end",
        "Begins what a loop does; the value of such a loop is `Nothing`.",
        ("n := 0; while n < 5 do n := n + 2 end; n", "6"),
    ),
    operator(
        &["yield"],
        "for x in c yield a end",
        "A loop that makes a list of the values. Several `yield`s add several elements a round.",
        ("for x in [1,2] yield x yield -x end", "[1,-1,2,-2]"),
    ),
    operator(
        &["break", "continue"],
        "break, continue",
        "Ends the innermost loop; goes on with its next round.",
        ("for x in 1..9 do if x == 3 then break end; y := x end; y", "2"),
    ),
    operator(
        &["begin", "end"],
        "begin a; b end",
        "Several statements as one expression, whose value is that of the last. `end` closes `if`, loops, classes and the \
         like, too.",
        ("begin var x := 2; x * x end", "4"),
    ),
    operator(
        &["def"],
        "def f(x) := e;, def f(x) begin ... end",
        "Defines a function, or in a class a method; one without brackets is a property.",
        ("def f(x) := x + 1; f(2)", "3"),
    ),
    operator(
        &["return"],
        "return a",
        "Ends the function, whose value it gives.",
        ("def f(x) begin if x > 1 then return 1 end; 0 end; f(2)", "1"),
    ),
    operator(
        &["var"],
        "var x := e",
        "Declares a variable of a block, or in a class one that each object has.",
        ("begin var x := 2; x end", "2"),
    ),
    operator(
        &["class", "extends"],
        "class A(x) extends B ... end",
        "A class: its parameters, the classes that it extends, and between these and `end` its members. `A(1)` makes an \
         object of it. A class with `extends Game` is a ruleset of one's own.",
        ("class A(x) def Twice := 2 * x; end; A(3).Twice", "6"),
    ),
    operator(
        &["override"],
        "override def Options(player as Player) := e;",
        "Stands before a method that takes the place of one of a class that is extended.",
        (
            "class A(n) extends Game override def Options(p as Player) := if n == 0 then [] else [A(n-1)] end; end; \
             A(3).CanonicalForm",
            "*",
        ),
    ),
    operator(
        &["static"],
        "static def f(x) := e;, static var x := e;, static ... end",
        "What belongs to a class itself, and to none of its objects; alone, what is done once for the class.",
        ("class A() static def One := 1; end; A.One", "1"),
    ),
    operator(
        &["mutable"],
        "mutable class A() mutable var x := e; ... end",
        "A class whose objects change, and before `var` a variable that does.",
        (
            "mutable class A() mutable var n := 0; def Add begin n := n + 1 end end; a := A(); a.Add; a.Add; a.n",
            "2",
        ),
    ),
    operator(
        &["singleton"],
        "singleton class A ... end",
        "A class with one object, which its name means.",
        ("singleton class A def One := 1; end; A.One", "1"),
    ),
    operator(
        &["enum"],
        "enum A B, C; end",
        "A class whose objects are named.",
        ("enum Colour Red, Green; end; Colour.Green.Ordinal", "2"),
    ),
    operator(
        &["this", "super"],
        "this, super.Name",
        "The object whose method it is; its method as the classes have it that are extended.",
        ("class A(x) def Same := this.x; end; A(3).Same", "3"),
    ),
    operator(
        &["as"],
        "x as A",
        "Says behind a parameter of which class its argument has to be.",
        ("def f(x as Integer) := x; f(3)", "3"),
    ),
    operator(
        &["try", "finally"],
        "try a finally b end",
        "Does `b` after `a`, even if that fails.",
        ("try 1 finally 2 end", "1"),
    ),
    operator(
        &["error"],
        "error(\"message\")",
        "Ends the program with a message.",
        ("if false then error(\"no\") else 1 end", "1"),
    ),
    operator(&["true", "false"], "true, false", "What conditions are.", ("1 < 2", "true")),
    operator(
        &["Options"],
        "override def Options(player as Player) := e;",
        "What a class that `extends Game` writes: the positions to which a player can move, as a list. In one that \
         `extends ImpartialGame` it has no parameter. `g.Options(Left)` asks any position.",
        (
            "class A(n) extends Game override def Options(player as Player) := if player == Left then [n] else [] end; \
             end; A(2).CanonicalForm",
            "3",
        ),
    ),
    operator(
        &["Decomposition"],
        "override def Decomposition := e;",
        "What a class that `extends Game` may write besides: smaller positions of which this one is the sum, as a list. It \
         is valued as that sum. Without it a position is one piece.",
        (
            "class A(n) extends Game override def Decomposition := [*n, 1]; override def Options(p as Player) := \
             (*n + 1).Options(p); end; A(2).CanonicalForm",
            "1*2",
        ),
    ),
    operator(
        &["Score"],
        "override def Score(player as Player) := e;",
        "What a class that `extends Game` may write besides, for a game that is played for a score: the number with which \
         play is over if the player is to move and cannot, high for Left and low for Right. Without it the score is 0. `g.ScoringForm` \
         asks it.",
        (
            "class A(n, score) extends Game override def Options(p as Player) := if n == 0 then [] else [A(n - 1, score + p.Sign * n)] end; \
             override def Score(p as Player) := score; end; A(2,0).ScoringForm",
            "ScoringForm(\"<<3|1>|<-1|-3>>\")",
        ),
    ),
];
