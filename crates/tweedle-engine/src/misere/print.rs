//! The written form of games.

use super::{Forms, Id};
use crate::stack::deeper;
use crate::walk::Memo;
use crate::{Held, Stop};
use std::fmt::Write;

/// A step that makes a larger game of a smaller one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    /// The game whose only option it is.
    Only,
    /// The sum with a heap.
    Plus(u32),
    /// The difference to a heap.
    Minus(u32),
}

impl Forms {
    /// The game as it is written: the name of a game, or of several in a row for the game that has them as
    /// options, between `*[` and `]`.
    ///
    /// A heap of Nim has its size as its name, in `<` and `>` if it has several digits. `2#` is the game whose only
    /// option is 2; `2[2]` is 2 + 2, and `2[#2-4]` is the game that beside a heap of 4 is 2# + 2: signs
    /// within brackets apply one after the other. Options of a game stand in parentheses, the greatest first,
    /// as [`Forms::compare`] has it (*Winning Ways*, ch. 13, where the brackets are subscripts).
    /// [`Forms::read`] reads it.
    ///
    /// An odd game is written as the even one beside a heap of 1. An even one is written as a sum with an
    /// even heap if it has the other game as an option, and as a difference to a heap if it has the sum as an
    /// option, where that is possible, with the least such heap.
    ///
    /// ```
    /// # use tweedle_engine::{Control, misere::Forms};
    /// let mut forms = Forms::new(&Control::new());
    /// let two = forms.nim_heap(2)?;
    /// let to_two = forms.game(vec![two])?;
    /// let wild = forms.game(vec![to_two, Forms::ZERO])?;
    /// let sum = forms.sum(wild, two)?;
    /// assert_eq!(forms.text(wild)?, "*[2#0]");
    /// assert_eq!(forms.text(sum)?, "*[(2#0)[2]]");
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    ///
    /// # Errors
    /// As [`Forms::sum`].
    ///
    /// # Panics
    /// If `g` is no game of this arena.
    pub fn text(&mut self, g: Id) -> Result<String, Stop> {
        let control = self.control_handle();
        let mut page = Page {
            text: "*[".to_owned(),
            places: Memo::new(control.clone()),
            held: Held::new(&control),
        };
        let (base, steps) = self.name(g)?;
        if steps.is_empty() && self.as_nim_heap(base).is_none() {
            // The list that it is needs no parentheses.
            self.write_options(base, &mut page)?;
        } else {
            self.write_game(g, &mut page)?;
        }
        page.text.push(']');
        Ok(page.text)
    }

    /// Writes a game, or copies it from where it is written already: texts are far longer than there are followers.
    fn write_game(&mut self, g: Id, page: &mut Page) -> Result<(), Stop> {
        self.control_check()?;
        if let Some(&place) = page.places.get(&g) {
            return page.copy(place);
        }
        let start = page.text.len();
        let (base, steps) = self.name(g)?;
        if base != g {
            self.write_game(base, page)?;
        } else if let Some(size) = self.as_nim_heap(base) {
            page.room(12)?;
            write_size(&mut page.text, size);
        } else {
            page.room(2)?;
            page.text.push('(');
            deeper(self, |forms| forms.write_options(base, page))?;
            page.text.push(')');
        }
        page.room(2 + 13 * steps.len())?;
        write_steps(&mut page.text, &steps);
        page.places.set(g, (start, page.text.len()))
    }

    fn write_options(&mut self, g: Id, page: &mut Page) -> Result<(), Stop> {
        for option in self.sorted_options(g)?.into_iter().rev() {
            self.write_game(option, page)?;
        }
        Ok(())
    }

    /// A heap of Nim or a game that is written as its options, and the steps that lead from it to a game. Such a heap or
    /// game has itself and no steps.
    fn name(&mut self, g: Id) -> Result<(Id, Vec<Step>), Stop> {
        let mut g = g;
        let mut steps = Vec::new();
        while self.as_nim_heap(g).is_none() {
            self.control_check()?;
            let even = self.even_one(g)?;
            let is_odd = even != g;
            g = even;
            let size = |size: u32| size ^ u32::from(is_odd);
            if let Some((rest, heap)) = self.as_sum(g)? {
                steps.push(Step::Plus(size(heap)));
                g = rest;
                continue;
            }
            if let Some((sum, heap)) = self.as_difference(g)? {
                steps.push(Step::Minus(size(heap)));
                g = sum;
                continue;
            }
            if is_odd {
                steps.push(Step::Plus(1));
            }
            match *self.options(g) {
                [option] => {
                    steps.push(Step::Only);
                    g = option;
                }
                _ => break,
            }
        }
        steps.reverse();
        Ok((g, steps))
    }

    /// The option of an even game that has it as the sum with the least even heap, and that heap.
    ///
    /// If D + k = G, and G has not D as an option, then the move to D can be reversed to G, and D is born
    /// later.
    fn as_sum(&mut self, g: Id) -> Result<Option<(Id, u32)>, Stop> {
        let mut least = None;
        for (option, size) in self.beside_neighbours(g)? {
            if least.is_none_or(|(_, least)| size < least) {
                let heap = self.nim_heap(size.into())?;
                if self.sum(option, heap)? == g {
                    least = Some((option, size));
                }
            }
        }
        Ok(least)
    }

    /// The option of an even game that is its sum with the least even heap, and that heap.
    fn as_difference(&mut self, g: Id) -> Result<Option<(Id, u32)>, Stop> {
        let mut least = None;
        for (option, size) in self.beside_neighbours(g)? {
            if least.is_none_or(|(_, least)| size < least) {
                let heap = self.nim_heap(size.into())?;
                if self.difference(option, heap)? == Some(g) {
                    least = Some((option, size));
                }
            }
        }
        Ok(least)
    }

    /// The even options of a game that it has beside their neighbours, and the one heap that may lead from
    /// the one to the other.
    fn beside_neighbours(&mut self, g: Id) -> Result<Vec<(Id, u32)>, Stop> {
        let mut found = Vec::new();
        for i in 0..self.options(g).len() {
            let option = self.options(g)[i];
            let neighbour = self.neighbour(option)?;
            if self.has_option(g, neighbour) && !self.has_option(option, neighbour) {
                let size = self.genus(g).normal() ^ self.genus(option).normal();
                if size >= 2 && size.is_multiple_of(2) && size <= self.birthday(g) {
                    found.push((option, size));
                }
            }
        }
        Ok(found)
    }
}

/// A text that is being written.
struct Page {
    text: String,
    /// Where the games are that stand in it, each the first time, from its first byte to the one after its last.
    places: Memo<Id, (usize, usize)>,
    /// The bytes of the text.
    held: Held,
}

impl Page {
    /// Makes sure that there is memory for more bytes of the text.
    fn room(&mut self, bytes: usize) -> Result<(), Stop> {
        // A string has up to twice the room that it needs.
        self.held.take(2 * bytes)
    }

    /// Writes once more what stands at a place.
    fn copy(&mut self, (start, end): (usize, usize)) -> Result<(), Stop> {
        self.room(end - start)?;
        self.text.extend_from_within(start..end);
        Ok(())
    }
}

/// Writes the steps behind the game that they begin with: signs alone, and all others in brackets.
fn write_steps(text: &mut String, steps: &[Step]) {
    let is_plain = steps.iter().all(|&step| step == Step::Only);
    if !is_plain {
        text.push('[');
    }
    for step in steps {
        match *step {
            Step::Only => text.push('#'),
            Step::Plus(size) => write_size(text, size),
            Step::Minus(size) => {
                text.push('-');
                write_size(text, size);
            }
        }
    }
    if !is_plain {
        text.push(']');
    }
}

fn write_size(text: &mut String, size: u32) {
    // Writing to a string cannot fail.
    let _ = if size < 10 { write!(text, "{size}") } else { write!(text, "<{size}>") };
}

#[cfg(test)]
mod tests {
    use super::super::days::tests::with_sums;
    use super::*;
    use crate::Control;

    fn texts(forms: &mut Forms, games: &[Id]) -> Vec<String> {
        games.iter().map(|&g| forms.text(g).unwrap()).collect()
    }

    #[test]
    fn heaps_sums_and_options() {
        let mut forms = Forms::new(&Control::new());
        let [two, three, four, twelve] = [2, 3, 4, 12].map(|n| forms.nim_heap(n).unwrap());
        let [twos, fives] =
            [[two, three], [four, three]].map(|it| forms.sum(it[0], it[1]).unwrap());
        let to_two = forms.game(vec![two]).unwrap();
        let less = forms.difference(to_two, two).unwrap().unwrap();
        let one_more = forms.neighbour(less).unwrap();
        let both = forms.sum(twos, four).unwrap();
        let wide = forms.game(vec![to_two, twelve]).unwrap();
        let games = [Forms::ZERO, two, twelve, twos, fives, to_two, less, one_more, both, wide];
        assert_eq!(
            texts(&mut forms, &games),
            [
                "*[0]",
                "*[2]",
                "*[<12>]",
                "*[2[3]]",
                "*[4[3]]",
                "*[2#]",
                "*[2[#-2]]",
                "*[2[#-3]]",
                "*[4[23]]",
                "*[<12>2#]"
            ]
        );
    }

    /// A game, with each of its followers written anew wherever it stands.
    fn slow_text(forms: &mut Forms, g: Id) -> String {
        let (base, steps) = forms.name(g).unwrap();
        let mut text = String::new();
        if let Some(size) = forms.as_nim_heap(base) {
            write_size(&mut text, size);
        } else {
            let mut options = forms.sorted_options(base).unwrap();
            options.reverse();
            let options: Vec<String> = options.iter().map(|&it| slow_text(forms, it)).collect();
            text = format!("({})", options.concat());
        }
        write_steps(&mut text, &steps);
        text
    }

    /// Forms of the heaps of Kayles and of another game, which have the same followers again and again.
    #[test]
    fn what_is_copied_is_what_would_be_written() {
        let mut forms = Forms::new(&Control::new());
        for most in [2, 3] {
            let mut heaps = vec![Forms::ZERO];
            for n in 1..=13_usize {
                let mut options = Vec::new();
                for rest in n.saturating_sub(most)..n {
                    for part in 0..=rest / 2 {
                        options.push(forms.sum(heaps[part], heaps[rest - part]).unwrap());
                    }
                }
                let heap = forms.game(options).unwrap();
                let text = forms.text(heap).unwrap();
                let slow = slow_text(&mut forms, heap);
                let is_list = forms.as_nim_heap(heap).is_none() && slow.ends_with(')');
                let slow = if is_list { &slow[1..slow.len() - 1] } else { &slow[..] };
                assert_eq!(text, format!("*[{slow}]"));
                assert_eq!(forms.read(&text), Ok(heap));
                heaps.push(heap);
            }
        }
    }

    /// Each printed game is read back to the same game.
    #[test]
    fn everything_printed_is_read_back() {
        let mut forms = Forms::new(&Control::new());
        for g in with_sums(&mut forms, 4) {
            let mate = forms.mate(g).unwrap();
            let only = forms.game(vec![g]).unwrap();
            let two = forms.nim_heap(2).unwrap();
            let less = forms.difference(only, two).unwrap();
            for game in [Some(g), Some(mate), Some(only), less].into_iter().flatten() {
                let text = forms.text(game).unwrap();
                assert_eq!(forms.read(&text), Ok(game), "{text}");
            }
        }
    }
}
