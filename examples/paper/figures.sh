#!/bin/sh
# Makes what paper.tex reads. Run it in this folder; then pdflatex paper.tex.
set -e
# Values, as LaTeX for math mode.
value() { tweedle eval "($2).ToLatex.ToUnquotedOutput" > "$1.tex"; }
value domineering 'game.grid.Domineering("...|...|.#.").CanonicalForm'
value toads 'game.strip.ToadsAndFrogs("tt.tf.ff").CanonicalForm'
value clobber 'game.grid.Clobber("xo.|xxo|o.x").CanonicalForm'
value weight '{^^|0||0}'
value tiny 'Tiny(2) + ^^* - 3/4'
# A table of values, a row for each length.
tweedle eval 'rows := ""; for n from 1 to 8 do
  g := game.grid.Domineering(Grid.Empty(2, n)).CanonicalForm;
  rows := rows + n.ToString + " & $" + g.ToLatex + "$ & $" + g.Mean.ToLatex + "$ & $" + g.Temperature.ToLatex + "$ \\\\ ";
end; rows.ToUnquotedOutput' > rectangles.tex
# Pictures.
tweedle draw thermograph '{7|5||1/2*}' '{4||2|0}' --below-zero --scaffolds -o thermograph.tex --force
tweedle draw tree '+-{1,{2|-1/2}}' -o tree.tex --force
tweedle draw hasse 'BornBy(2).ToList' -o day-2.tex --force
tweedle draw 'game.grid.Clobber("xo.|xxo|o.x")' -o position.tex --force
