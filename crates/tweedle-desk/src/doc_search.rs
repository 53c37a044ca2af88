//! A search for words in the reference and the book, for questions about documentation.

use std::collections::HashSet;
use std::fmt::Write as _;
use tweedle_rules::Registry;
use tweedle_script::cut;
use tweedle_script::reference::pages;

/// A chapter of the book: its name and its text.
macro_rules! chapter {
    ($name:literal) => {
        ($name, include_str!(concat!("../chapters/", $name, ".md")))
    };
}

/// The chapters, but for the tables.
static CHAPTERS: &[(&str, &str)] = &[
    chapter!("introduction"),
    chapter!("notation"),
    chapter!("rulesets"),
    chapter!("programs"),
    chapter!("tools"),
    chapter!("editors"),
    chapter!("cgsuite"),
    chapter!("play"),
    chapter!("web"),
    chapter!("strategies"),
    chapter!("solving"),
    chapter!("tables"),
    chapter!("published"),
    chapter!("records"),
    chapter!("sweeps"),
    chapter!("tiers"),
    chapter!("trees"),
    chapter!("short"),
    chapter!("impartial"),
    chapter!("universes"),
    chapter!("scoring"),
    chapter!("variants"),
    chapter!("quotients"),
    chapter!("heaps"),
    chapter!("draws"),
    chapter!("entailing"),
    chapter!("command"),
    chapter!("messages"),
    chapter!("json"),
    chapter!("rust"),
    chapter!("python"),
    chapter!("ruleset"),
    chapter!("extending"),
];

/// Words that say nothing about the subject of a search.
const SMALL: &[&str] = &[
    "a", "an", "and", "are", "as", "by", "do", "for", "how", "i", "in", "is", "it", "of", "on",
    "or", "that", "the", "to", "what", "with",
];
/// The most lines about the reference, and about the book.
const MOST: [usize; 2] = [12, 8];
/// The width at which a sentence is cut, in characters.
const WIDTH: usize = 110;

/// A place that may be found.
struct Place {
    title: String,
    /// The text of the place.
    said: String,
    /// The stems of its title, and those of all that it says.
    stems: [HashSet<String>; 2],
}

impl Place {
    fn new(title: String, said: &str) -> Place {
        let said: String = said.split_whitespace().collect::<Vec<_>>().join(" ");
        let stems = [stems(&title).collect(), stems(&title).chain(stems(&said)).collect()];
        Place { title, said, stems }
    }

    /// The fit of the place: the number of wanted words in it, the number of these in its title, and minus the number
    /// of other words in the title.
    fn fit(&self, wanted: &[String]) -> (usize, usize, isize) {
        let [in_title, all] = self
            .stems
            .each_ref()
            .map(|own| wanted.iter().filter(|word| own.contains(*word)).count());
        (all, in_title, -(self.stems[0].len() as isize))
    }
}

/// The places in the reference and the book that say the words, the best first, a line each; `None` if there are none.
/// The order of the words, capitals and endings make no difference. If some places say all of the words, only these are
/// told.
pub(crate) fn about(words: &str, registry: &Registry) -> Option<String> {
    let mut wanted: Vec<String> = stems(words).filter(|word| !SMALL.contains(&&**word)).collect();
    wanted.sort_unstable();
    wanted.dedup();
    let found = [reference(registry), book()].map(|places| best(places, &wanted));
    let most = found.iter().flatten().map(|(fit, _)| fit.0).max()?;
    let mut text = format!("Nothing is called `{}`. It is mentioned here:\n", cut(words));
    for ((mut places, title), most_lines) in
        found.into_iter().zip(["The reference", "The book"]).zip(MOST)
    {
        places.retain(|(fit, _)| fit.0 == most);
        if places.is_empty() {
            continue;
        }
        let _ = writeln!(text, "\n{title}:");
        let count = places.len();
        for (_, place) in places.into_iter().take(most_lines) {
            let _ = writeln!(text, "  {}: {}", place.title, telling(&place.said, &wanted));
        }
        if count > most_lines {
            let _ = writeln!(text, "  and {} more", count - most_lines);
        }
    }
    Some(text)
}

/// The places that say one of the words at least, the best first.
fn best(places: Vec<Place>, wanted: &[String]) -> Vec<((usize, usize, isize), Place)> {
    let fits = places.into_iter().map(|place| (place.fit(wanted), place));
    let mut found: Vec<_> = fits.filter(|(fit, _)| fit.0 > 0).collect();
    // The order of places that fit equally well stays as it was.
    found.sort_by_key(|(fit, _)| std::cmp::Reverse(*fit));
    found
}

/// The entries of the reference, each once, by its first class.
fn reference(registry: &Registry) -> Vec<Place> {
    let mut known = HashSet::new();
    let mut places = Vec::new();
    for page in pages(registry) {
        let is_class = page.title.chars().next().is_some_and(char::is_uppercase)
            && !["Functions", "Rulesets", "Operators", "Words", "Constants"]
                .contains(&&*page.title);
        if is_class {
            places.push(Place::new(page.title.clone(), &page.doc));
        }
        for item in page.items {
            if !known.insert((item.head.clone(), item.doc.clone())) {
                continue;
            }
            let name = item.head.split(['(', ':']).next().unwrap_or(&item.head).trim();
            let is_name =
                !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || "._".contains(c));
            let name = if is_name { name } else { item.head.as_str() };
            let title = if is_class { format!("{}.{name}", page.title) } else { name.to_owned() };
            places.push(Place::new(title, &item.doc));
        }
    }
    places
}

/// The paragraphs of the book, each with its chapter and its heading.
fn book() -> Vec<Place> {
    let mut places = Vec::new();
    for (_, text) in CHAPTERS {
        let (mut chapter, mut heading) = (String::new(), String::new());
        let mut paragraph = String::new();
        let mut is_code = false;
        for line in text.lines().chain([""]) {
            let is_fence = line.trim_start().starts_with("```");
            if is_fence {
                is_code = !is_code;
            }
            let title = line.strip_prefix('#').filter(|_| !is_code);
            if is_fence || title.is_some() || line.trim().is_empty() {
                if !paragraph.is_empty() {
                    let title = match heading.as_str() {
                        "" => chapter.clone(),
                        heading => format!("{chapter}, {heading}"),
                    };
                    places.push(Place::new(title, &std::mem::take(&mut paragraph)));
                }
                if let Some(title) = title {
                    let is_chapter = !title.starts_with('#');
                    let title = title.trim_start_matches('#').trim().to_owned();
                    if is_chapter {
                        (chapter, heading) = (title, String::new());
                    } else {
                        heading = title;
                    }
                }
            } else if !is_code {
                paragraph.push_str(line);
                paragraph.push('\n');
            }
        }
    }
    places
}

/// The sentence that says most of the words, cut to the length of a line.
fn telling(said: &str, wanted: &[String]) -> String {
    let sentences: Vec<&str> = said.split_inclusive(". ").map(str::trim).collect();
    let count = |sentence: &str| {
        let own: HashSet<String> = stems(sentence).collect();
        wanted.iter().filter(|word| own.contains(*word)).count()
    };
    // If several sentences say as many words, the first of them counts.
    let best = sentences.into_iter().rev().max_by_key(|sentence| count(sentence));
    let best = best.unwrap_or_default();
    match best.char_indices().nth(WIDTH) {
        None => best.to_owned(),
        Some((end, _)) => {
            let end = best[..end].rfind(' ').unwrap_or(end);
            format!("{} ...", &best[..end])
        }
    }
}

/// The words of a text without their endings, those of names such as `AtomicWeight` one by one.
fn stems(text: &str) -> impl Iterator<Item = String> {
    let mut words = Vec::new();
    let mut word = String::new();
    let mut was_small = false;
    for c in text.chars().chain([' ']) {
        if !word.is_empty() && (!c.is_alphanumeric() || (c.is_uppercase() && was_small)) {
            words.push(stem(&std::mem::take(&mut word).to_lowercase()));
        }
        if c.is_alphanumeric() {
            word.push(c);
        }
        was_small = c.is_lowercase() || c.is_numeric();
    }
    words.into_iter()
}

/// A word of small letters without the ending of a plural or of a form of a verb: `cooling` and `cools` are `cool`.
fn stem(word: &str) -> String {
    /// The smallest length, in bytes, of the rest of a word.
    const SHORTEST: usize = 3;
    let long = |rest: &&str| rest.len() >= SHORTEST && rest.is_ascii();
    if let Some(rest) = word.strip_suffix("ies").filter(long) {
        return format!("{rest}y");
    }
    let plural =
        word.strip_suffix('s').filter(long).filter(|rest| !rest.ends_with(['s', 'u', 'i']));
    let word = plural.unwrap_or(word);
    let rest = ["ing", "ed", "e"].iter().find_map(|ending| word.strip_suffix(ending).filter(long));
    let Some(rest) = rest else { return word.to_owned() };
    // `stopping` is of `stop`, and `falling` of `fall`.
    let mut letters = rest.chars().rev();
    let (last, before) = (letters.next(), letters.next());
    let is_doubled = last == before && !matches!(last, Some('l' | 's' | 'z'));
    let rest = if is_doubled && rest.len() > SHORTEST { &rest[..rest.len() - 1] } else { rest };
    rest.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endings_make_no_difference() {
        for (words, expected) in [
            ("cool cools cooled cooling", "cool"),
            ("flower Flowers", "flower"),
            ("stop Stops stopping", "stop"),
            ("temperature temperatures", "temperatur"),
            ("category categories", "category"),
            ("genus", "genus"),
            ("loss", "loss"),
        ] {
            assert!(stems(words).all(|found| found == expected), "{words}");
        }
        assert_eq!(stems("AtomicWeight(g)").collect::<Vec<_>>(), ["atomic", "weight", "g"]);
    }

    #[test]
    fn words_are_found() {
        let registry = tweedle_rulesets::standard();
        let about = |words: &str| super::about(words, &registry);
        let check = |words: &str, expected: &[&str]| {
            let text = about(words).unwrap_or_default();
            for line in expected {
                assert!(text.contains(line), "{words}: {line} in\n{text}");
            }
        };
        check("atomic weight", &["AtomicWeight"]);
        check("weights Atomic", &["AtomicWeight"]);
        check("cooling", &["CanonicalShortGame.Cool:"]);
        check("flowers", &["A flower of Hackenbush"]);
        check("thermograph temperatures", &["The book:"]);
        assert_eq!(about("xyzzy"), None);
        assert_eq!(about("the of"), None);
    }

    #[test]
    fn all_chapters_are_there() {
        let summary = include_str!("../chapters/SUMMARY.md");
        let names = summary.split("](").skip(1).filter_map(|rest| rest.split(".md").next());
        let missing: Vec<&str> = names
            .filter(|name| {
                !["reference", "octal-table", "misere-table", "catalogue"].contains(name)
            })
            // The documentation of a ruleset says the same, and is searched.
            .filter(|name| !name.starts_with("rulesets/"))
            .filter(|name| !CHAPTERS.iter().any(|(known, _)| known == name))
            .collect();
        assert_eq!(missing, Vec::<&str>::new());
    }
}
