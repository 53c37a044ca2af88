//! Numbers to multiply.

/// Pairs of numbers that look random, always the same.
pub fn factors(pairs: u64) -> impl Iterator<Item = (u64, u64)> {
    // Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
    let mix = |i: u64| {
        let x = i.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let x = (x ^ x >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let x = (x ^ x >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        x ^ x >> 31
    };
    (0..pairs).map(move |i| (mix(2 * i), mix(2 * i + 1)))
}
