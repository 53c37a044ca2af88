#![no_main]
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| tweedle_promises::questions(bytes));
