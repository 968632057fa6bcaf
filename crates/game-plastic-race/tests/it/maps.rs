//! The eight maps as they are (PR-8.7), measured anew and without the code that checks maps.

use std::collections::BTreeSet;

use ecotable_plastic_race::Colour;
use ecotable_plastic_race::city::{City, CityName, EdgeEntry, NodeEntry, Section};

/// What is expected of a map: its nodes and sections, and how far the bins are from each light and from the plant.
struct Sizes {
    id: &'static str,
    nodes: usize,
    sections: u8,
    from_lights: &'static [&'static [usize]],
    from_plant: &'static [usize],
}

const fn sizes(
    id: &'static str,
    (nodes, sections): (usize, u8),
    from_lights: &'static [&'static [usize]],
    from_plant: &'static [usize],
) -> Sizes {
    Sizes { id, nodes, sections, from_lights, from_plant }
}

const EXPECTED: [Sizes; 8] = [
    sizes("victoria", (20, 25), &[&[3, 5, 3], &[5, 3, 3]], &[]),
    sizes("paris", (22, 28), &[&[4, 4, 6]], &[]),
    sizes("madrid", (30, 37), &[&[4, 4, 4, 6]], &[6, 2, 6, 8]),
    sizes("berlin", (25, 33), &[&[3, 3, 4, 5]], &[2, 7, 4, 8]),
    sizes("athens", (24, 32), &[&[3, 5, 4, 5]], &[2, 6, 5, 6]),
    sizes("rome", (27, 34), &[&[4, 4, 4, 5]], &[2, 2, 6, 7]),
    sizes("ankara", (27, 34), &[&[4, 4, 3, 4, 6]], &[2, 6, 8, 7, 6]),
    sizes("london", (33, 39), &[&[4, 4, 4, 4, 5]], &[2, 8, 10, 2, 6]),
];

#[test]
fn pr_8_7_the_sizes_and_distances_of_the_maps() {
    for (&name, expected) in CityName::ALL.iter().zip(EXPECTED) {
        let city = name.city();
        let found = (name.word(), city.nodes.len(), city.sections(), city.lights.len());
        assert_eq!(found, (expected.id, expected.nodes, expected.sections, expected.from_lights.len()));
        let far = |from: &str| -> Vec<usize> {
            (1..=city.bins).map(|bin| ways_to(&city, from, &format!("b{bin}"))).collect()
        };
        for (light, bins) in ["L1", "L2"].into_iter().zip(expected.from_lights) {
            assert_eq!(far(light), *bins, "{name} {light}");
        }
        if city.has_plant() {
            assert_eq!(far("plant"), expected.from_plant, "{name}");
        }
    }
}

/// How many sections the shortest way has, counted anew from the file.
fn ways_to(city: &City, from: &str, to: &str) -> usize {
    let (mut reached, mut steps) = (BTreeSet::from([from]), 0);
    while !reached.contains(to) {
        let next: BTreeSet<&str> =
            reached.iter().flat_map(|&node| neighbours(&city.file.edges, node)).collect();
        let before = reached.len();
        reached.extend(next);
        steps += 1;
        assert!(reached.len() > before, "no way from {from} to {to}");
    }
    steps
}

/// The nodes that can be driven to from a node along the printed directions.
fn neighbours<'a>(edges: &'a [EdgeEntry], node: &'a str) -> impl Iterator<Item = &'a str> {
    edges.iter().filter_map(move |edge| {
        if edge.from == node {
            Some(edge.to.as_str())
        } else {
            (edge.to == node && edge.oneway.is_none()).then_some(edge.from.as_str())
        }
    })
}

#[test]
fn pr_8_7_every_node_can_be_reached_from_every_other_and_at_most_five_sections_meet() {
    for name in CityName::ALL {
        let city = name.city();
        let ids: Vec<&str> = city.file.nodes.iter().map(|node| node.id.as_str()).collect();
        for &node in &ids {
            assert!(ways_to(&city, ids[0], node) < 20 && ways_to(&city, node, ids[0]) < 20, "{name} {node}");
            let degree = city.file.edges.iter().filter(|edge| edge.from == node || edge.to == node).count();
            assert!((1..=5).contains(&degree), "{degree} sections meet in {node} of {name}");
        }
        let ends: BTreeSet<_> = city.file.edges.iter().map(|edge| sorted(&edge.from, &edge.to)).collect();
        assert_eq!(ends.len(), city.file.edges.len(), "two sections of {name} join the same nodes");
    }
}

fn sorted<'a>(a: &'a str, b: &'a str) -> [&'a str; 2] {
    if a < b { [a, b] } else { [b, a] }
}

fn touch(a: &EdgeEntry, b: &EdgeEntry) -> bool {
    [&a.from, &a.to].iter().any(|end| **end == b.from || **end == b.to)
}

#[test]
fn pr_8_7_the_colours_are_spread_evenly() {
    for name in CityName::ALL {
        let edges = &name.city().file.edges;
        for &colour in Colour::ALL {
            let count = edges.iter().filter(|edge| edge.colour.word() == colour.word()).count();
            assert!((4..=7).contains(&count), "{count} {colour} sections in {name}");
        }
        let pairs = |index: usize| edges[..index].iter().filter(move |other| touch(other, &edges[index]));
        let touching: usize = (0..edges.len()).map(|index| pairs(index).count()).sum();
        let alike: Vec<(usize, &EdgeEntry)> = (0..edges.len())
            .flat_map(|index| {
                pairs(index)
                    .filter(move |other| other.colour == edges[index].colour)
                    .map(move |other| (index, other))
            })
            .collect();
        assert!(
            (6..=10).contains(&(100 * alike.len() / touching)),
            "{} of {touching} in {name}",
            alike.len()
        );
        for (index, other) in alike {
            let one = &edges[index];
            let third = edges.iter().find(|edge| {
                edge.colour == one.colour
                    && edge.id != one.id
                    && edge.id != other.id
                    && (touch(edge, one) || touch(edge, other))
            });
            assert!(third.is_none(), "{}, {} and {third:?} in {name} are of one colour", one.id, other.id);
        }
    }
}

#[test]
fn pr_8_7_no_colour_is_at_both_ends_of_the_joker_street() {
    let city = CityName::Paris.city();
    let joker = city.file.edges.iter().find(|edge| edge.joker).unwrap();
    let at = |node: &str| -> BTreeSet<&str> {
        let others = city.file.edges.iter().filter(|edge| edge.id != joker.id);
        others.filter(|edge| edge.from == node || edge.to == node).map(|edge| edge.colour.word()).collect()
    };
    assert!(at(&joker.from).is_disjoint(&at(&joker.to)));
}

type Spot = (f64, f64);

/// A section as it is drawn, in forty straight pieces.
fn line(city: &City, section: Section) -> Vec<Spot> {
    let curve = city.curve(section);
    let [from, control, to] =
        [curve.from, curve.control, curve.to].map(|[x, y]| (f64::from(x), f64::from(y)));
    let mix =
        |a: f64, b: f64, c: f64, t: f64| (1.0 - t) * (1.0 - t) * a + 2.0 * (1.0 - t) * t * b + t * t * c;
    let point = |t: f64| (mix(from.0, control.0, to.0, t), mix(from.1, control.1, to.1, t));
    (0..=40u8).map(|piece| point(f64::from(piece) / 40.0)).collect()
}

fn cross((a, b): (Spot, Spot), (c, d): (Spot, Spot)) -> bool {
    let side = |p: Spot, q: Spot, r: Spot| (q.0 - p.0) * (r.1 - p.1) - (q.1 - p.1) * (r.0 - p.0);
    side(a, b, c) * side(a, b, d) < 0.0 && side(c, d, a) * side(c, d, b) < 0.0
}

#[test]
fn pr_8_7_no_two_sections_cross_and_everything_keeps_its_distance() {
    for name in CityName::ALL {
        let city = name.city();
        let lines: Vec<Vec<Spot>> = city.all_sections().map(|section| line(&city, section)).collect();
        for (index, one) in lines.iter().enumerate() {
            for (other, two) in lines[..index].iter().enumerate() {
                let crossing =
                    one.windows(2).any(|p| two.windows(2).any(|q| cross((p[0], p[1]), (q[0], q[1]))));
                assert!(!crossing, "sections {other} and {index} of {name} cross");
            }
        }
        let far =
            |node: &NodeEntry, spot: Spot| (f64::from(node.x) - spot.0).hypot(f64::from(node.y) - spot.1);
        for (index, node) in city.file.nodes.iter().enumerate() {
            let near = city.file.nodes[..index]
                .iter()
                .find(|other| far(node, (f64::from(other.x), f64::from(other.y))) < 60.0);
            assert!(near.is_none(), "{} of {name} is near {near:?}", node.id);
            for (edge, line) in city.file.edges.iter().zip(&lines) {
                let foreign = edge.from != node.id && edge.to != node.id;
                assert!(
                    !foreign || line.iter().all(|&spot| far(node, spot) >= 60.0),
                    "{} {} of {name}",
                    node.id,
                    edge.id
                );
            }
        }
    }
}
