"""Inputs of MCGS mean what its manual says."""

import unittest

from tweedle import Game, Left, Position, Right, from_mcgs


def one(text):
    """The only sum of an input."""
    [case] = from_mcgs(text)
    return case.sum


class Inputs(unittest.TestCase):
    def test_games_are_ours(self):
        # Values and winners from the tests of MCGS 1.7 and the results that its authors publish.
        for text, expected in [
            ("[nogo] (.......)", "+-(1*)"),
            ("[nogo_1xn] .X..OO..X.X....", "2"),
            ("[cannibal_clobber] (XO)", "*"),
            ("[fission] (.....|.....|X..X.|.....|.....)", "2"),
            ("[gen_toads] (1,2,3,0:..X...OO.OX..XX.....)", "23/2"),
            ("[gen_king_dirt] (1,2,1:#.#.|.##.|.##.|.#.O)", "-4"),
        ]:
            with self.subTest(text):
                self.assertEqual(one(text).canonical_form, Game(expected))
        toppling = "[toppling_dominoes] XOOXXOX (XO#) {B}"
        self.assertEqual(one(toppling).terms[1], Position('game.strip.TopplingDominoes("lre")'))
        self.assertEqual(one("[impartial nogo_1xn] (............)").nimber, 1)
        self.assertEqual(one("[impartial domineering] (..|..)").canonical_form, Game(0))

    def test_players_are_ours(self):
        # Black, who is Left, plays upright dominoes, toads and elephants.
        upright = one("[domineering] (.|.)")
        self.assertEqual([len(upright.moves(Left)), len(upright.moves(Right))], [1, 0])
        elephant = one("[elephants] X.")
        self.assertEqual([len(elephant.moves(Left)), len(elephant.moves(Right))], [1, 0])
        self.assertGreater(one("[sheep] (2 .)").canonical_form, Game(0))

    def test_values(self):
        sum_of_values = one("[integer_game] 3 [dyadic_rational] -2/4 [nimber] 2 [switch_game] (2 1/2) [up_star] (-4 *)")
        self.assertEqual(sum_of_values, Game("3") + Game("-1/2") + Game("*2") + Game("{2|1/2}") + Game("v4") + Game("*"))
        self.assertEqual(one("[nimber] 1 [kayles] 1"), Game(0))

    def test_cases_and_commands(self):
        text = "{version 1.7}\n/* two */ [kayles] 5 7 {B win, N 6} [clobber] (XO|OX) /*_ not exported */ {W}\n[nimber] 0"
        cases = from_mcgs(text)
        self.assertEqual([case.commands for case in cases], [["B win", "N 6"], ["W"], []])
        self.assertEqual([len(case.terms) for case in cases], [2, 1, 1])
        self.assertEqual(from_mcgs(" \n"), [])

    def test_mistakes(self):
        for text, expected in [
            ("XO", "stands before the name"),
            ("[chess] e4", "no game of MCGS"),
            ("[kayles] x", "`x` is no position of `kayles`"),
            ("[dyadic_rational] 1/0", "no position of `dyadic_rational`"),
            ("[gen_toads] XO", "no position of `gen_toads`"),
            ("[clobber] XZ", ""),
            ("[impartial nimber] 3", "both players' moves"),
            ("[kayles] 5\n(7", "line 2"),
        ]:
            with self.subTest(text), self.assertRaisesRegex(ValueError, expected):
                from_mcgs(text)


if __name__ == "__main__":
    unittest.main()
