//! Makes up inputs for [`tweedle_promises::programs`].
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| tweedle_promises::programs(bytes));
