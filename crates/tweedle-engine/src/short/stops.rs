//! Stops and gauges: what is known of a game without looking at its options.

use super::gauge::Gauge;
use super::id::{Id, Packed, ZERO};
use super::store::{FAR, Store};
use crate::Player;
use std::cmp::Ordering;

impl Store {
    /// The number that play with `player` to move first stops at, if both play for the best stop
    /// (Siegel, *CGT*, ch. II). Cost: constant.
    #[inline]
    pub fn stop(&self, g: Id, player: Player) -> Id {
        if g.is_packed() {
            return g.packed_number();
        }
        let fixed = i64::from(self.records[g.index()].stops[player.index()]);
        if let Some(stop) = (Packed { fixed, ..Packed::ZERO }).id() {
            return stop;
        }
        let stops = self.far_stops.get(&g.bits());
        debug_assert!(stops.is_some(), "Stops that are not packed are remembered.");
        stops.map_or(ZERO, |stops| stops[player.index()])
    }

    /// Both stops in units of 1/2^[`FINEST`], if they are packed numbers.
    #[inline]
    pub(super) fn fixed_stops(&self, g: Id) -> Option<[i32; 2]> {
        if g.is_packed() {
            return Some([g.fixed(); 2]);
        }
        let stops = self.records[g.index()].stops;
        (stops[0] != FAR).then_some(stops)
    }

    /// The gauge of a game.
    #[inline]
    pub(super) fn gauge(&self, g: Id) -> Gauge {
        if g.is_packed() { Gauge::of_packed(g) } else { self.records[g.index()].gauge }
    }

    /// The gauge of an option of a game with these stops, measured from that game's start.
    pub(super) fn gauge_from(&self, option: Id, stops: [i32; 2]) -> Gauge {
        let Some([left, right]) = self.fixed_stops(option) else { return Gauge::NONE };
        let start = start_of_scale(stops);
        if right > start {
            Gauge::ABOVE
        } else if left < start {
            Gauge::BELOW
        } else if start_of_scale([left, right]) == start {
            self.gauge(option)
        } else {
            Gauge::NONE
        }
    }

    /// The gauge of a game with these options and stops.
    pub(super) fn gauge_of_options(&self, sides: [&[Id]; 2], stops: [i32; 2]) -> Gauge {
        let measure = |&option: &Id| self.gauge_from(option, stops);
        let [left, right] = sides.map(|side| side.iter().map(measure));
        Gauge::of_options(left, right)
    }

    /// Compares two numbers by their ids.
    #[inline]
    pub(super) fn compare_numbers(&self, x: Id, y: Id) -> Ordering {
        if x.is_packed() && y.is_packed() {
            return x.fixed().cmp(&y.fixed());
        }
        let (x, y) = (self.as_number(x), self.as_number(y));
        debug_assert!(x.is_some() && y.is_some(), "Only numbers are compared as such.");
        x.cmp(&y)
    }

    /// Compares the stops of two games.
    #[inline]
    pub(super) fn compare_stops(&self, g: Id, h: Id, player: Player) -> Ordering {
        match (self.fixed_stops(g), self.fixed_stops(h)) {
            (Some(g), Some(h)) => g[player.index()].cmp(&h[player.index()]),
            _ => self.compare_numbers(self.stop(g, player), self.stop(h, player)),
        }
    }

    /// Compares a stop of a game with a number.
    #[inline]
    pub(super) fn compare_stop(&self, g: Id, player: Player, x: Id) -> Ordering {
        match self.fixed_stops(g) {
            Some(stops) if x.is_packed() => stops[player.index()].cmp(&x.fixed()),
            _ => self.compare_numbers(self.stop(g, player), x),
        }
    }
}

/// The place where the scale of a game with these stops starts.
#[inline]
pub(super) fn start_of_scale([left, right]: [i32; 2]) -> i32 {
    if left == right { left } else { 0 }
}
