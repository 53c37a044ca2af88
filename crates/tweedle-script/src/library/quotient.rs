//! What can be asked of misère quotients and of their elements.

use super::table::{Call, Method};
use crate::class::{BOOLEAN, INTEGER, LIST, MISERE_ELEMENT, MISERE_QUOTIENT, OBJECT, STRING};
use crate::failure::{At, Evaluated};
use crate::operate::arguments::Bound;
use crate::operate::convert::number;
use crate::operate::quotient::element_of;
use crate::value::quotient::{MisereQuotient, QuotientOf};
use crate::value::{Shared, Value};
use crate::{Session, Span};
use tweedle_engine::misere::quotient::{Element, word_text};
use tweedle_engine::number::Integer;
use tweedle_heaps::Period;
use tweedle_heaps::misere::HeapCertificate;

/// The methods of quotients.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[MISERE_QUOTIENT],
        name: "Order",
        parameters: &[],
        gives: INTEGER,
        doc: "The number of elements.",
        example: ("game.heap.Kayles.MisereQuotient(9).Order", "18"),
        call: Call::Quotient(|session, it, bound| count(session, it.quotient.order(), bound.span)),
    },
    Method {
        of: &[MISERE_QUOTIENT],
        name: "POrder",
        parameters: &[],
        gives: INTEGER,
        doc: "The number of elements of the P-portion.",
        example: ("game.heap.Kayles.MisereQuotient(9).POrder", "6"),
        call: Call::Quotient(|session, it, bound| {
            count(session, it.quotient.lost().len(), bound.span)
        }),
    },
    Method {
        of: &[MISERE_QUOTIENT],
        name: "Elements",
        parameters: &[],
        gives: LIST,
        doc: "The elements: the first is the identity, and those of shorter words come first.",
        example: ("(*2).MisereQuotient.Elements", "[1,a,b,ab,b2,ab2]"),
        call: Call::Quotient(|_, it, _| Ok(elements(it, it.quotient.monoid().elements()))),
    },
    Method {
        of: &[MISERE_QUOTIENT],
        name: "PPortion",
        parameters: &[],
        gives: LIST,
        doc: "The elements of the sums that are lost by the player who is to move, the P-portion.",
        example: ("(*2).MisereQuotient.PPortion", "[a,b2]"),
        call: Call::Quotient(|_, it, _| Ok(elements(it, it.quotient.lost()))),
    },
    Method {
        of: &[MISERE_QUOTIENT],
        name: "Generators",
        parameters: &[],
        gives: LIST,
        doc: "The generators `a`, `b` and so on: the elements of the heaps or games that are no sum of those before them.",
        example: ("game.heap.Kayles.MisereQuotient(9).Generators", "[a,b,c,d]"),
        call: Call::Quotient(|_, it, _| {
            let generators = it.quotient.generators().iter();
            Ok(elements(it, generators.map(|&letter| it.quotient.element(letter))))
        }),
    },
    Method {
        of: &[MISERE_QUOTIENT],
        name: "GeneratorHeaps",
        parameters: &[],
        gives: OBJECT,
        doc: "For each generator the first heap that it is; `Nothing` if it is no quotient of heaps.",
        example: ("game.heap.Kayles.MisereQuotient(9).GeneratorHeaps", "[1,2,5,9]"),
        call: Call::Quotient(generator_heaps),
    },
    Method {
        of: &[MISERE_QUOTIENT],
        name: "GeneratorForms",
        parameters: &[],
        gives: OBJECT,
        doc: "For each generator the canonical form for misère play of the first game that it is; `Nothing` of the heaps of a code, which have soon larger forms than memory holds.",
        example: ("(*4).MisereQuotient.GeneratorForms", "[*[1],*[2],*[4]]"),
        call: Call::Quotient(generator_forms),
    },
    Method {
        of: &[MISERE_QUOTIENT],
        name: "Relations",
        parameters: &[],
        gives: LIST,
        doc: "Relations that define the monoid, as texts. They rewrite each word to the first of its element.",
        example: ("(*2).MisereQuotient.Relations", "[\"a2 = 1\",\"b3 = b\"]"),
        call: Call::Quotient(|_, it, bound| {
            let relations = it.quotient.presentation().at(bound.span)?;
            let text = |relation: &tweedle_engine::misere::quotient::Relation| {
                Value::string(&relation.to_string())
            };
            Ok(Value::list(relations.iter().map(text).collect()))
        }),
    },
    Method {
        of: &[MISERE_QUOTIENT],
        name: "Presentation",
        parameters: &[],
        gives: STRING,
        doc: "The generators and the relations between them, as they are written in the literature.",
        example: ("(*2).MisereQuotient.Presentation", "\"<a,b | a2 = 1, b3 = b>\""),
        call: Call::Quotient(|_, it, bound| {
            let relations = it.quotient.presentation().at(bound.span)?;
            let relations: Vec<String> = relations.iter().map(ToString::to_string).collect();
            Ok(Value::string(&format!("<{} | {}>", generators(it), relations.join(", "))))
        }),
    },
    Method {
        of: &[MISERE_QUOTIENT],
        name: "Heaps",
        parameters: &[],
        gives: OBJECT,
        doc: "The last heap; `Nothing` if it is no quotient of heaps.",
        example: ("game.heap.Kayles.MisereQuotient(9).Heaps", "9"),
        call: Call::Quotient(|session, it, bound| match it.heaps() {
            Some(heaps) => count(session, heaps, bound.span),
            None => Ok(Value::Nothing),
        }),
    },
    Method {
        of: &[MISERE_QUOTIENT],
        name: "LastChange",
        parameters: &[],
        gives: OBJECT,
        doc: "The last heap of a code at which the quotient changed, 0 if no heap has a move; `Nothing` of other quotients.",
        example: ("game.heap.Kayles.MisereQuotient(60).LastChange", "27"),
        call: Call::Quotient(|session, it, bound| match &it.of {
            QuotientOf::Code(heaps) => count(session, heaps.last_change(), bound.span),
            QuotientOf::Letters { .. } => Ok(Value::Nothing),
        }),
    },
    Method {
        of: &[MISERE_QUOTIENT],
        name: "Period",
        parameters: &[],
        gives: OBJECT,
        doc: "The period of the elements of the heaps of a code, if these heaps prove it: then this is the quotient of all heaps. `Nothing` if they do not.",
        example: (
            "game.heap.TakeAndBreak(\"0.75\").MisereQuotient(30).Period",
            "Periodicity(Period => 2, Preperiod => 8, Saltus => 0)",
        ),
        call: Call::Quotient(|_, it, _| {
            let period = match &it.of {
                QuotientOf::Code(heaps) => heaps.period(),
                QuotientOf::Letters { .. } => None,
            };
            Ok(period.map_or(Value::Nothing, |it| {
                let period = Period { length: it.period, preperiod: it.preperiod, saltus: 0 };
                Value::Periodicity(period.into())
            }))
        }),
    },
    Method {
        of: &[MISERE_QUOTIENT],
        name: "Tame",
        parameters: &[],
        gives: OBJECT,
        doc: "The n for which it is the quotient of Nim with heaps below 2^n; `Nothing` if it is wild.",
        example: (
            "[(*2).MisereQuotient.Tame, game.heap.Kayles.MisereQuotient(9).Tame]",
            "[2,Nothing]",
        ),
        call: Call::Quotient(|session, it, bound| match it.quotient.tame() {
            Some(n) => count(session, u64::from(n), bound.span),
            None => Ok(Value::Nothing),
        }),
    },
    Method {
        of: &[MISERE_QUOTIENT],
        name: "IsTame",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether it is the quotient of Nim with heaps below some power of 2.",
        example: ("game.heap.Kayles.MisereQuotient(4).IsTame", "true"),
        call: Call::Quotient(|_, it, _| Ok(Value::Boolean(it.quotient.tame().is_some()))),
    },
    Method {
        of: &[MISERE_QUOTIENT],
        name: "IsRegular",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether exactly one element of the kernel is in the P-portion.",
        example: ("game.heap.Kayles.MisereQuotient(60).IsRegular", "true"),
        call: Call::Quotient(|_, it, _| Ok(Value::Boolean(it.quotient.is_regular()))),
    },
    Method {
        of: &[MISERE_QUOTIENT],
        name: "IsNormal",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether it is regular, and the kernel has the values of normal play: two sums have the same Grundy value exactly if the identity of the kernel takes them to the same element.",
        example: ("game.heap.Kayles.MisereQuotient(60).IsNormal", "true"),
        call: Call::Quotient(|_, it, _| Ok(Value::Boolean(it.quotient.is_normal()))),
    },
    Method {
        of: &[MISERE_QUOTIENT],
        name: "Idempotents",
        parameters: &[],
        gives: LIST,
        doc: "The elements that are their own squares.",
        example: ("(*2).MisereQuotient.Idempotents", "[1,b2]"),
        call: Call::Quotient(|_, it, _| Ok(elements(it, it.quotient.monoid().idempotents()))),
    },
    Method {
        of: &[MISERE_QUOTIENT],
        name: "Kernel",
        parameters: &[],
        gives: LIST,
        doc: "The kernel, the least ideal: it is a group.",
        example: ("(*2).MisereQuotient.Kernel", "[b,ab,b2,ab2]"),
        call: Call::Quotient(|_, it, _| Ok(elements(it, it.quotient.monoid().kernel().0))),
    },
    Method {
        of: &[MISERE_QUOTIENT],
        name: "KernelIdentity",
        parameters: &[],
        gives: MISERE_ELEMENT,
        doc: "The identity of the kernel.",
        example: ("(*2).MisereQuotient.KernelIdentity", "b2"),
        call: Call::Quotient(|_, it, _| {
            Ok(Value::QuotientElement(it.clone(), it.quotient.monoid().kernel().1))
        }),
    },
    Method {
        of: &[MISERE_QUOTIENT],
        name: "Certificate",
        parameters: &[],
        gives: STRING,
        doc: "The quotient with what is needed to check it, as JSON. If it is of the heaps of a code, `tweedle grundy --check` reads it.",
        example: ("game.heap.Kayles.MisereQuotient(9).Certificate.Length", "692"),
        call: Call::Quotient(|_, it, _| Ok(certificate(it))),
    },
];

pub(super) fn count(session: &mut Session, n: impl Into<Integer>, span: Span) -> Evaluated<Value> {
    let n: Integer = n.into();
    number(session, n.into(), span)
}

fn elements(
    quotient: &Shared<MisereQuotient>,
    elements: impl IntoIterator<Item = Element>,
) -> Value {
    let value = |x| Value::QuotientElement(quotient.clone(), x);
    Value::list(elements.into_iter().map(value).collect())
}

/// The names of the generators, between commas.
pub(super) fn generators(it: &MisereQuotient) -> String {
    let count = it.quotient.generators().len() as u16;
    (0..count).map(|generator| word_text(&[generator])).collect::<Vec<_>>().join(",")
}

fn generator_heaps(
    session: &mut Session,
    it: &Shared<MisereQuotient>,
    bound: &Bound,
) -> Evaluated<Value> {
    let Some(last) = it.heaps() else { return Ok(Value::Nothing) };
    let mut firsts = Vec::new();
    for &letter in it.quotient.generators() {
        let generator = it.quotient.element(letter);
        for heap in 1..=last {
            let value = count(session, heap, bound.span)?;
            if element_of(session, it, &value, bound.span)? == generator {
                firsts.push(value);
                break;
            }
        }
    }
    Ok(Value::list(firsts))
}

fn generator_forms(
    session: &mut Session,
    it: &Shared<MisereQuotient>,
    bound: &Bound,
) -> Evaluated<Value> {
    let QuotientOf::Letters { letters, .. } = &it.of else { return Ok(Value::Nothing) };
    let mut forms = Vec::new();
    for &letter in it.quotient.generators() {
        let analyst = &mut session.analyst;
        let form = analyst.letters.form_of(&mut analyst.misere, letters[letter as usize]);
        forms.push(Value::Misere(form.at(bound.span)?));
    }
    Ok(Value::list(forms))
}

/// The quotient with its proof; that of a code as `tweedle grundy --check` reads it.
fn certificate(it: &MisereQuotient) -> Value {
    let quotient = it.quotient.certificate(&it.name);
    let text = match &it.of {
        QuotientOf::Code(heaps) => {
            serde_json::to_string(&HeapCertificate { quotient, period: heaps.period() })
        }
        QuotientOf::Letters { .. } => serde_json::to_string(&quotient),
    };
    text.map_or(Value::Nothing, |text| Value::string(&text))
}
