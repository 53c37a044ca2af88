//! The codes of a range in their order, and how far a classification has come.

use tweedle_heaps::{Code, CodeRange};

/// The codes of a range, the next one first.
pub(crate) struct CodesInTurn {
    range: CodeRange,
    next: Option<Code>,
    /// The codes after the next.
    codes: Box<dyn Iterator<Item = Code> + Send>,
    done: u64,
}

impl CodesInTurn {
    pub(crate) fn new(range: CodeRange) -> CodesInTurn {
        let mut codes = range.codes();
        let (next, codes) = (codes.next(), Box::new(codes));
        CodesInTurn { range, next, codes, done: 0 }
    }

    /// The next code; `None` after the last.
    pub(crate) fn next(&self) -> Option<&Code> {
        self.next.as_ref()
    }

    /// The next code and all after it.
    pub(crate) fn rest(&self) -> impl Iterator<Item = Code> + Send + use<> {
        self.range.codes().skip(self.done as usize)
    }

    /// The next code is done.
    pub(crate) fn skip(&mut self) {
        self.next = self.codes.next();
        self.done += 1;
    }

    /// The number of codes that are done, the number of all codes, and the next code.
    pub(crate) fn progress(&self) -> (u64, u64, Option<&Code>) {
        (self.done, self.range.count(), self.next())
    }

    /// The next code in words.
    pub(crate) fn subject(&self) -> String {
        match &self.next {
            Some(code) => code.to_string(),
            None => format!("the last code of {}", self.range),
        }
    }
}
