//! `tweedle grundy --misere --quotient`: the misère quotient of a code, and its certificate.

use super::arguments::Grundy;
use super::called::called;
use super::file::File;
use super::formats::Format;
use crate::arguments::may_write;
use crate::limits::Limits;
use crate::report::status;
use crate::streams::to_stderr;
use crate::watch::Watch;
use std::io::{self, Write};
use tweedle_desk::{Answer, QuotientCertificateOf, QuotientOf, USUAL_QUOTIENT_HEAPS, kept, words};
use tweedle_engine::Control;
use tweedle_engine::misere::quotient::CertificateError;
use tweedle_heaps::Code;
use tweedle_heaps::misere::{HeapCertificate, HeapCertificateError, HeapQuotients};
use tweedle_script::say;

/// Prints the answer and returns the exit status.
pub(super) fn run(
    code: &Code,
    args: &Grundy,
    watch: &mut Watch,
    limits: Limits,
) -> anyhow::Result<u8> {
    if !matches!(args.format, None | Some(Format::Table | Format::Json)) {
        return Ok(limits.refuse(say::format_of_quotients())?);
    }
    if let Some(message) = args.format.and_then(|format| format.why_not(false, limits.json)) {
        return Ok(limits.refuse(say::bad_argument(&message))?);
    }
    may_write(args.certificate.as_deref(), args.force, "")?;
    let control = &limits.control();
    let mut heaps = HeapQuotients::new(code.clone(), args.most, control);
    watch.set_goal(args.to.unwrap_or(USUAL_QUOTIENT_HEAPS));
    let found = watch.run(control, || {
        QuotientOf::find(&mut heaps, args.to)?;
        let certificate = args.certificate.is_some().then(|| heaps.certificate()).transpose()?;
        Ok((QuotientOf::of(&heaps, args.sum.as_deref())?, certificate))
    });
    let input = args.code.as_deref().unwrap_or_default();
    let (answer, certificate) = match found {
        Ok(found) => found,
        Err(trouble) => {
            let status = limits.fail(&trouble.about(input), "code", Some(input))?;
            let (known, order) = (words::counted(heaps.heaps(), "heap"), heaps.order());
            to_stderr(&format!(
                "The quotient of the first {known} was found, and has the order {order}; ask for it with `--to`."
            ));
            return Ok(status);
        }
    };
    if let Some((path, certificate)) = args.certificate.as_ref().zip(certificate) {
        let mut text = serde_json::to_string(&certificate)?;
        text.push('\n');
        kept::write(path, text.as_bytes())?;
    }
    limits.tell(Some(input), answer, Answer::Quotient, |answer, out| {
        write_text(answer, &called(code, input), out)
    })?;
    Ok(status::GOOD)
}

fn write_text(answer: &QuotientOf, called: &str, out: &mut dyn Write) -> io::Result<()> {
    let name = answer.name.as_ref().map_or(String::new(), |name| format!("{name}, "));
    writeln!(out, "{name}{called}: the misère quotient of the heaps 1 to {}", answer.heaps)?;
    let lost = answer.lost.len();
    writeln!(
        out,
        "order {}, of which {lost} are in P; it changed last at heap {}",
        answer.order, answer.last_change
    )?;
    let class = match answer.tame {
        Some(n) => format!("tame: that of Nim with heaps below 2^{n}"),
        None => "wild".to_owned(),
    };
    writeln!(out, "{class}")?;
    match answer.period {
        Some(it) => writeln!(
            out,
            "the quotient of all heaps: the elements have the period {}, from heap {} on",
            it.period, it.preperiod
        )?,
        None => writeln!(out, "no period is proved: larger heaps may change it")?,
    }
    let is_regular = if answer.is_regular { "regular" } else { "not regular" };
    let is_normal = if answer.is_normal { ", normal" } else { "" };
    writeln!(
        out,
        "kernel of order {}, of which {} in P: {is_regular}{is_normal}",
        answer.kernel, answer.lost_in_kernel
    )?;
    let named: Vec<String> = answer
        .generators
        .iter()
        .map(|&heap| format!("{} = heap {heap}", answer.elements[heap as usize - 1]))
        .collect();
    writeln!(out, "generators: {}", named.join(", "))?;
    writeln!(out, "elements of the heaps: {}", answer.elements.join(" "))?;
    writeln!(out, "P: {}", answer.lost.join(" "))?;
    writeln!(out, "idempotents: {}", answer.idempotents.join(" "))?;
    writeln!(out, "relations: {}", answer.relations.join(", "))?;
    let Some(sum) = &answer.sum else { return Ok(()) };
    let parts: Vec<String> = sum.heaps.iter().map(u64::to_string).collect();
    writeln!(out, "{}: element {}, outcome {}", parts.join("+"), sum.element, sum.misere)?;
    for it in &sum.winning {
        let leaves: Vec<String> = it.leaves.iter().map(u64::to_string).collect();
        let leaves = if leaves.is_empty() { "nothing".to_owned() } else { leaves.join("+") };
        writeln!(out, "  heap {} to {leaves} wins", it.heap)?;
    }
    Ok(())
}

/// Checks a certificate, and returns the exit status.
pub(super) fn check(file: &File, text: &str, watch: &mut Watch) -> anyhow::Result<u8> {
    let check = |certificate: &HeapCertificate, control: &Control| match certificate.check(control)
    {
        Err(HeapCertificateError::Quotient(CertificateError::Stop(stop))) => Err(stop),
        checked => Ok(checked),
    };
    file.check(text, watch, check, |certificate, ()| {
        let answer = QuotientCertificateOf::of(&certificate);
        file.limits.tell(Some(&file.name), answer, Answer::QuotientCertificate, |answer, out| {
            write_proof(&file.name, answer, out)
        })
    })
}

fn write_proof(name: &str, answer: &QuotientCertificateOf, out: &mut dyn Write) -> io::Result<()> {
    let QuotientCertificateOf { code, heaps, order, lost, period } = answer;
    write!(
        out,
        "{name} proves that the misère quotient of the heaps 1 to {heaps} of {code} has the order {order}, with {} in P",
        words::counted(*lost, "element")
    )?;
    match period {
        Some(it) => writeln!(
            out,
            "; its elements have the period {} from heap {} on, so that it is the quotient of all heaps.",
            it.period, it.preperiod
        ),
        None => writeln!(out, "."),
    }
}
