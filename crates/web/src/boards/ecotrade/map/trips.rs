//! Where each vehicle is, so that none hides another.

use std::sync::{Arc, Mutex, PoisonError};

use ecotable_ecotrade::{Started, View};
use ecotable_kernel::Seat;

use super::NAMES;
use super::lines::{Point, Way};
use super::ways::{HUBS, way};
use crate::boards::ecotrade::Table;
use crate::table::Fingerprint;

/// So many turns are the whole way; what takes longer takes smaller steps.
const STEPS: u8 = 6;

/// From so many vehicles on their labels would hide each other.
const FEW: usize = 7;

/// A shipment under way, as the map shows it.
#[derive(Clone, Debug)]
pub struct Trip {
    /// Whose.
    pub seat: Seat,
    /// Its board slot.
    pub slot: u8,
    /// What it is.
    pub shipment: Started,
    /// Its way.
    pub line: Way,
    /// How much of it is done.
    pub done: f32,
    /// Where it is.
    pub at: Point,
    /// Where its label is, seen from there, if there is room for labels.
    pub label: Option<Point>,
}

impl Trip {
    /// How much of the way a shipment with this Time has behind it.
    pub fn progress(time: u8) -> f32 {
        1.0 - f32::from(time) / f32::from(time.max(STEPS) + 1)
    }

    /// Whether it goes to the left.
    pub fn is_leftward(&self) -> bool {
        let (behind, ahead) =
            (self.line.at((self.done - 0.05).max(0.0)), self.line.at((self.done + 0.05).min(1.0)));
        ahead.0 < behind.0
    }
}

/// All shipments under way, seat by seat.
pub fn underway(view: &View) -> impl Iterator<Item = (Seat, u8, &Started)> {
    (0u8..).map(Seat).zip(&view.players).flat_map(|(seat, player)| {
        (0u8..).zip(&player.board).filter_map(move |(slot, place)| Some((seat, slot, place.as_ref()?)))
    })
}

type Place = Mutex<Option<(u64, Arc<[Trip]>)>>;

/// What was placed lately: everybody at a table sees the same, and most moments change nothing about it.
static LATELY: [Place; 64] = [const { Mutex::new(None) }; 64];

/// All shipments under way with their places.
pub fn trips<'a>(desk: &'a Table<'_>) -> &'a [Trip] {
    desk.recall.trips.get_or_init(|| known(desk))
}

fn known(desk: &Table<'_>) -> Arc<[Trip]> {
    let mut fingerprint = Fingerprint::default();
    desk.view.players.iter().for_each(|player| {
        fingerprint.add(&player.board);
    });
    let key = fingerprint.finish();
    let place = &LATELY[key as usize % LATELY.len()];
    let mut place = place.lock().unwrap_or_else(PoisonError::into_inner);
    match &*place {
        Some((known, trips)) if *known == key => Arc::clone(trips),
        _ => {
            let trips: Arc<[Trip]> = placed(desk).into();
            *place = Some((key, Arc::clone(&trips)));
            trips
        }
    }
}

/// Those of one company.
pub fn of<'a>(desk: &'a Table<'_>, seat: Seat) -> impl Iterator<Item = &'a Trip> {
    trips(desk).iter().filter(move |trip| trip.seat == seat)
}

fn placed(desk: &Table<'_>) -> Vec<Trip> {
    let mut placed: Vec<Trip> = Vec::new();
    for (seat, slot, shipment) in underway(&desk.view) {
        let Some(&top) = shipment.cards.first() else { continue };
        let card = desk.game.cards().shipment(top);
        let beside = f32::from(seat.0) * 7.0 - 10.0 + f32::from(slot) * 2.0;
        let line = way(card.origin, card.destination, shipment.means, beside);
        let (done, at) = free_place(&line, Trip::progress(shipment.time), &placed);
        placed.push(Trip { seat, slot, shipment: shipment.clone(), line, done, at, label: None });
    }
    if placed.len() < FEW {
        for index in 0..placed.len() {
            placed[index].label = Some(free_label(&placed, index));
        }
    }
    placed
}

/// Where a label can be, seen from its vehicle, the best place first.
const LABELS: [Point; 6] =
    [(0.0, -42.0), (0.0, 36.0), (84.0, -34.0), (-84.0, -34.0), (84.0, 28.0), (-84.0, 28.0)];

/// The place of a label that hides least.
fn free_label(placed: &[Trip], index: usize) -> Point {
    let own = placed[index].at;
    let cost = |label: &Point| {
        let at = (own.0 + label.0, own.1 + label.1);
        let over = |other: Point, wide: f32, high: f32| {
            (wide - (other.0 - at.0).abs()).max(0.0) * (high - (other.1 - at.1).abs()).max(0.0)
        };
        let labels = placed[..index]
            .iter()
            .filter_map(|trip| Some((trip.at, trip.label?)))
            .map(|(at, label)| over((at.0 + label.0, at.1 + label.1), 138.0, 30.0));
        let others = placed.iter().enumerate().filter(|(other, _)| *other != index);
        let vehicles = others.map(|(_, trip)| over((trip.at.0, trip.at.1 - 8.0), 112.0, 44.0));
        let hubs = HUBS.iter().map(|&hub| over(hub, 82.0, 30.0));
        let names = NAMES.iter().map(|&name| over(middle(name), 126.0, 38.0));
        let outside = (130.0 - at.0).max(at.0 - 838.0).max(30.0 - at.1).max(at.1 - 584.0).max(0.0) * 200.0;
        labels.sum::<f32>() * 3.0
            + vehicles.sum::<f32>()
            + (hubs.sum::<f32>() + names.sum::<f32>()) * 2.0
            + outside
    };
    let costs = LABELS.iter().map(|label| (cost(label), *label));
    costs.fold((f32::MAX, LABELS[0]), |best, next| if next.0 < best.0 { next } else { best }).1
}

/// The middle of a name of a region, which has two lines.
fn middle((x, y): (i16, i16)) -> Point {
    (f32::from(x), f32::from(y) + 3.0)
}

/// How far a vehicle may be beside its way, if there is no room on it.
const ASIDE: [f32; 7] = [0.0, -20.0, 20.0, -38.0, 38.0, -54.0, 54.0];
/// How near to the edge a vehicle may come.
const EDGE: (Point, Point) = ((96.0, 52.0), (872.0, 572.0));

/// A place near the wanted one that no other vehicle takes, and no number or name of a region.
fn free_place(line: &Way, wanted: f32, placed: &[Trip]) -> (f32, Point) {
    let mut best = (f32::MAX, wanted, line.at(wanted));
    for step in 0i8..=16 {
        let by = f32::from((step + 1) / 2) * if step % 2 == 0 { -0.05 } else { 0.05 };
        let part = (wanted + by).clamp(0.06, 0.94);
        let on_the_way = line.at(part);
        for aside in ASIDE {
            let at = inside(on_the_way, aside);
            let cost = crowd(at, placed) + f32::from(step) * 0.012 + aside.abs() * 0.012;
            if cost < best.0 {
                best = (cost, part, at);
            }
        }
    }
    (best.1, best.2)
}

/// The place with its distance from the way, not beyond the edge of the map.
fn inside(at: Point, aside: f32) -> Point {
    let ((left, top), (right, bottom)) = EDGE;
    (at.0.clamp(left, right), (at.1 + aside).clamp(top, bottom))
}

/// How much of a place is taken. What is above a vehicle counts with it: its middle is above its place.
fn crowd(at: Point, placed: &[Trip]) -> f32 {
    const UP: f32 = 28.0;
    let near = |other: Point, wide: f32, high: f32| {
        let (dx, dy) = ((other.0 - at.0).abs() / wide, (other.1 - at.1).abs() / high);
        (1.0 - dx).max(0.0) * (1.0 - dy).max(0.0)
    };
    let others: f32 = placed.iter().map(|trip| near(trip.at, 118.0, 84.0)).sum();
    let hubs: f32 = HUBS.iter().map(|&(x, y)| near((x, y + UP), 78.0, 78.0)).sum();
    let names: f32 =
        NAMES.iter().map(|&name| middle(name)).map(|(x, y)| near((x, y + UP), 105.0, 62.0)).sum();
    (others + hubs + names) * 3.0
}
