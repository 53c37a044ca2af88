//! Colours of joints, which do not depend on how joints are numbered, and the numbers by which words name joints.

/// What a chain with so many boxes, or coins, adds to a colour.
#[inline]
pub(crate) fn of_length(length: u8) -> u64 {
    u64::from(length).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

/// A colour mixed, so that sums of colours tell them apart.
#[inline]
pub(crate) fn spread(x: u64) -> u64 {
    let x = x.wrapping_mul(0xD6E8_FEB8_6659_FD93);
    x ^ x >> 31
}

/// The bits of the number of a joint, of those that are there: one at least.
#[inline]
pub(crate) fn width(joints: u8) -> u32 {
    u8::BITS - (joints - 1).leading_zeros()
}
