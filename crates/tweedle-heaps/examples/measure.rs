//! measure
use std::time::Instant;
use tweedle_engine::Control;
use tweedle_heaps::{Code, misere::HeapQuotients};
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let code = Code::parse(&args[1]).unwrap();
    let last: u64 = args[2].parse().unwrap();
    let start = Instant::now();
    let mut q = HeapQuotients::new(code, args.get(3).map_or(60000, |x| x.parse().unwrap()), &Control::new());
    for heap in 1..=last {
        match q.next_heap() {
            Ok(true) => println!("{heap}: {} pairs {} {:?}", q.order(), q.search().pairs(), start.elapsed()),
            Ok(false) => {}
            Err(stop) => { println!("{heap}: {stop}"); break; }
        }
        if let Some(p) = q.period() { println!("{heap} {p:?}"); break; }
    }
    let z = q.quotient().unwrap();
    println!("order {} P {} {:?} {:?}", z.order(), z.lost().len(), start.elapsed(), z.tame());
    let c = q.certificate().unwrap();
    let t = Instant::now();
    println!("{:?} {:?}", c.check(&Control::new()), t.elapsed());
}
