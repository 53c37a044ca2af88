//! Makes up inputs for [`tweedle_promises::saved`].
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| tweedle_promises::saved(bytes));
