pub struct Candidate;
