//! What another thread may be given: checked when this is compiled.

use tweedle_engine::misere::quotient::Quotient;
use tweedle_engine::misere::{Genus, Tame};
use tweedle_heaps::misere::{HeapCertificate, HeapQuotients, MisereHeaps};
use tweedle_heaps::saved::{Checkpoint, SavedError, ValueWriter};
use tweedle_heaps::{
    Certificate, CertificateError, Checked, Code, CodeError, CodeRange, Evidence, Periodicity,
    Sequence, Theorem, TopEntails,
};

fn is_send<T: Send>() {}

#[test]
fn sequences_codes_and_errors_cross() {
    is_send::<(Code, CodeRange, CodeError)>();
    is_send::<Sequence>();
    is_send::<TopEntails>();
    is_send::<MisereHeaps>();
    is_send::<(HeapQuotients, Quotient, HeapCertificate)>();
    is_send::<(Genus, Tame)>();
    is_send::<(Periodicity, Theorem, Evidence)>();
    is_send::<(Certificate, Checked, CertificateError)>();
    is_send::<(Checkpoint, SavedError, ValueWriter<Vec<u8>>)>();
}
