//! Products and ordinal sums of canonical forms.

mod conway;
mod norton;
mod ordinal;
mod subordinate;
