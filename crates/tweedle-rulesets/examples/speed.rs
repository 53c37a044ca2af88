use std::collections::HashMap;
use std::hash::Hash;
use std::time::Instant;
use tweedle::{Player, Ruleset, Symmetry};
use tweedle_rulesets::*;
fn run<R: Ruleset>(name: &str, r: &R, start: R::Position)
where
    R::Position: Hash + Eq + Clone,
{
    let mut seen: HashMap<R::Position, ()> = HashMap::new();
    let mut open = vec![start];
    let mut parts = vec![];
    let (mut calls, mut opts) = (0u64, 0u64);
    let t = Instant::now();
    while let Some(p) = open.pop() {
        parts.clear();
        r.components(&p, &mut parts);
        for q in &parts {
            calls += 1;
            let (c, _s) = r.representative(q);
            if seen.insert(c.clone(), ()).is_none() {
                let n = open.len();
                for pl in Player::BOTH {
                    r.options(&c, pl, &mut open);
                }
                opts += (open.len() - n) as u64;
            }
        }
    }
    let all = t.elapsed();
    let ps: Vec<_> = seen.keys().cloned().take(200000).collect();
    let mut buf = vec![];
    let t = Instant::now();
    let mut n = 0u64;
    for p in &ps {
        for pl in Player::BOTH {
            r.options(p, pl, &mut buf);
        }
        n += buf.len() as u64;
        buf.clear();
    }
    let o = t.elapsed();
    let t = Instant::now();
    for p in &ps {
        r.components(p, &mut buf);
        n += buf.len() as u64;
        buf.clear();
    }
    let c = t.elapsed();
    let t = Instant::now();
    for p in &ps {
        if r.representative(p).1 == Symmetry::Negative {
            n += 1
        }
    }
    let rp = t.elapsed();
    let k = ps.len() as f64;
    println!(
        "{name}: distinct {} calls {calls} options {opts} total {:?} = {:.0} ns/distinct {:.0} ns/option; options {:.0} ns comps {:.0} ns repr {:.0} ns {n}",
        seen.len(),
        all,
        all.as_nanos() as f64 / seen.len() as f64,
        all.as_nanos() as f64 / opts as f64,
        o.as_nanos() as f64 / k,
        c.as_nanos() as f64 / k,
        rp.as_nanos() as f64 / k
    );
}
fn main() {
    let t = ToadsAndFrogs::<u64>::toads_and_frogs();
    run("toads", &t, t.parse("ttttttttt....fffffffff").unwrap());
    let t2 = ToadsAndFrogs::<u128>::toads_and_frogs();
    run("toads128", &t2, t2.parse("ttttttttt....fffffffff").unwrap());
    let d = Domineering::<u64>::new();
    run("dom5x5", &d, Domineering::empty(5, 5).unwrap());
    run("dom5x6", &d, Domineering::empty(5, 6).unwrap());
    let c = Clobber::<u64>::new();
    run("clob3x5", &c, c.parse("xoxox|oxoxo|xoxox").unwrap());
    run("clob4x4", &c, c.parse("xoxo|oxox|xoxo|oxox").unwrap());
    let a = Amazons::<u64>::new();
    run("ama", &a, a.parse("x...|....|o...").unwrap());
    run("snort20", &Col::snort(), graph::TintedGraph::from_graph(&Graph::path(20)).unwrap());
    run("col20", &Col::col(), graph::TintedGraph::from_graph(&Graph::path(20)).unwrap());
    run("snort3x4", &Col::snort(), graph::TintedGraph::from_graph(&Graph::grid(3, 4)).unwrap());
    run("hack", &Hackenbush, Hackenbush.parse("l(r(e;l(r;e));l(e;e(l;rl)))").unwrap());
}
