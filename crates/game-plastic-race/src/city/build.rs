//! From a written map to the graph that the rules use, with everything that is wrong with it.

use arrayvec::ArrayVec;

use super::detours::Detours;
use super::file::{CityFile, NodeEntry, NodeKind, Problem};
use super::{
    City, Exit, Light, MOST_BINS, MOST_EXITS, MOST_NODES, MOST_SECTIONS, Node, NodeFacts, Place, Printed,
    Section, geometry,
};
use crate::colour::{Colour, Colours, Direction};
use crate::rules::Roads;
use crate::words::bits;

/// The fewest sections on which dice and tokens can be placed.
const FEWEST_TOUCHABLE: usize = 10;
/// The largest coordinate.
const MOST_CANVAS: i32 = 4000;

/// Where a name can be anchored.
const ANCHORS: [&str; 3] = ["start", "middle", "end"];

/// The problems found so far.
struct Report(Vec<Problem>);

impl Report {
    fn node(&mut self, index: usize, field: &'static str, message: String) {
        self.0.push(Problem { list: Some("nodes"), index, field, message });
    }

    fn edge(&mut self, index: usize, field: &'static str, message: String) {
        self.0.push(Problem { list: Some("edges"), index, field, message });
    }

    fn decor(&mut self, index: usize, field: &'static str, message: String) {
        self.0.push(Problem { list: Some("decor"), index, field, message });
    }

    fn header(&mut self, field: &'static str, message: String) {
        self.0.push(Problem { list: None, index: 0, field, message });
    }
}

/// The graph of a map, or everything that is wrong with it.
pub(super) fn build(file: CityFile) -> Result<City, Vec<Problem>> {
    let mut report = Report(Vec::new());
    check_sizes(&file, &mut report);
    if report.0.is_empty() {
        check_nodes(&file, &mut report);
        check_edges(&file, &mut report);
        check_decor(&file, &mut report);
    }
    if !report.0.is_empty() {
        return Err(report.0);
    }
    let city = assemble(file);
    check_graph(&city, &mut report);
    check_drawing(&city.file, &mut report);
    if report.0.is_empty() { Ok(city) } else { Err(report.0) }
}

fn check_sizes(file: &CityFile, report: &mut Report) {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if file.id.is_empty() || file.id.len() > 30 || !file.id.chars().all(plain) {
        report.header("id", format!("`{}` is no id: 1 to 30 small letters, digits or hyphens", file.id));
    }
    if file.canvas.iter().any(|side| !(100..=MOST_CANVAS).contains(side)) {
        report.header("canvas", format!("width and height must be 100 to {MOST_CANVAS}"));
    }
    if !(2..=MOST_BINS).contains(&file.bins) {
        report.header("bins", format!("{} bins; 2 to {MOST_BINS} are possible", file.bins));
    }
    if !(2..=MOST_NODES).contains(&file.nodes.len()) {
        report.header("nodes", format!("{} nodes; 2 to {MOST_NODES} are possible", file.nodes.len()));
    }
    if file.edges.len() > MOST_SECTIONS {
        report
            .header("edges", format!("{} sections; at most {MOST_SECTIONS} are possible", file.edges.len()));
    }
    if file.edges.iter().filter(|edge| !edge.untouchable).count() < FEWEST_TOUCHABLE {
        let message = format!("fewer than {FEWEST_TOUCHABLE} sections that may carry dice and tokens");
        report.header("edges", message);
    }
}

fn check_nodes(file: &CityFile, report: &mut Report) {
    for (index, node) in file.nodes.iter().enumerate() {
        let plain =
            !node.id.is_empty() && node.id.len() <= 12 && node.id.bytes().all(|b| b.is_ascii_alphanumeric());
        if !plain {
            report.node(index, "id", format!("`{}` is no id: 1 to 12 letters and digits", node.id));
        }
        if file.nodes[..index].iter().any(|other| other.id == node.id) {
            report.node(index, "id", format!("`{}` is there twice", node.id));
        }
        if !(0..=file.canvas[0]).contains(&node.x) || !(0..=file.canvas[1]).contains(&node.y) {
            report.node(index, "x", format!("`{}` lies outside the canvas", node.id));
        }
        if node.caption.as_ref().is_some_and(|(_, _, anchor)| !ANCHORS.contains(&anchor.as_str())) {
            report.node(index, "caption", format!("the name is anchored at its {}", ANCHORS.join(", ")));
        }
        check_kind(index, node, report);
    }
    check_bins(file, report);
    check_lights(file, report);
    let plants = file.nodes.iter().filter(|node| node.kind == NodeKind::Plant).count();
    if plants != usize::from(file.has_plant) {
        report.header("has_plant", format!("{plants} nodes are a plant, which does not agree"));
    }
}

/// What lies behind the streets is of a kind that can be drawn, and has a line or an area.
fn check_decor(file: &CityFile, report: &mut Report) {
    for (index, decor) in file.decor.iter().enumerate() {
        let (field, least, found) = match decor.kind.as_str() {
            "river" => ("points", 2, decor.points.len()),
            "park" | "landmark" | "vatican" => ("shape", 3, decor.shape.len()),
            other => {
                let message = format!("`{other}` is none of river, park, landmark and vatican");
                report.decor(index, "kind", message);
                continue;
            }
        };
        if found < least {
            report.decor(index, field, format!("{found} points; a {} needs at least {least}", decor.kind));
        }
    }
}

/// A node has the fields of its kind and no others.
fn check_kind(index: usize, node: &NodeEntry, report: &mut Report) {
    let is_bin = node.kind == NodeKind::Bin;
    if node.bin.is_some() != is_bin {
        report.node(index, "bin", "a bin has a number, and nothing else has one".to_owned());
    }
    if !is_bin && node.extra_points > 0 || node.extra_points > 20 {
        report.node(index, "extra_points", "only a bin pays extra points, at most 20".to_owned());
    }
    if !is_bin && node.must_stop {
        report.node(index, "must_stop", "only a bin can force a stop".to_owned());
    }
    if node.reward.is_some() != (node.kind == NodeKind::Reward) {
        report.node(index, "reward", "a reward says what it gives, and nothing else does".to_owned());
    }
}

fn check_bins(file: &CityFile, report: &mut Report) {
    for (index, node) in file.nodes.iter().enumerate() {
        let Some(number) = node.bin else { continue };
        if !(1..=file.bins).contains(&number) {
            report.node(index, "bin", format!("bin {number} in a city with {} bins", file.bins));
        }
        if file.nodes[..index].iter().any(|other| other.bin == node.bin) {
            report.node(index, "bin", format!("bin {number} is there twice"));
        }
    }
    for number in 1..=file.bins {
        if !file.nodes.iter().any(|node| node.bin == Some(number)) {
            report.header("bins", format!("bin {number} is missing"));
        }
    }
}

/// Lights are called `L1`, `L2` and so on, because decisions name them.
fn check_lights(file: &CityFile, report: &mut Report) {
    let lights = file.nodes.iter().filter(|node| node.kind == NodeKind::Light).count();
    if lights != usize::from(file.lights) || !(1..=5).contains(&lights) {
        report.header(
            "lights",
            format!("{lights} nodes are lights; 1 to 5 are possible, and the number must agree"),
        );
    }
    for (index, node) in file.nodes.iter().enumerate() {
        let is_light = node.kind == NodeKind::Light;
        let number = node.id.parse::<Light>().ok().filter(|light| light.index() < lights);
        if is_light && number.is_none() {
            report.node(index, "id", format!("`{}`: lights are called L1 to L{lights}", node.id));
        }
    }
}

fn check_edges(file: &CityFile, report: &mut Report) {
    for (index, edge) in file.edges.iter().enumerate() {
        let id = Section(index as u8).to_string();
        if edge.id != id {
            report.edge(
                index,
                "id",
                format!("`{}`: sections are numbered in order, this one is {id}", edge.id),
            );
        }
        for (field, end) in [("from", &edge.from), ("to", &edge.to)] {
            if !file.nodes.iter().any(|node| node.id == *end) {
                report.edge(index, field, format!("there is no node `{end}`"));
            }
        }
        let same = |other: &super::EdgeEntry| {
            (&other.from, &other.to) == (&edge.from, &edge.to)
                || (&other.from, &other.to) == (&edge.to, &edge.from)
        };
        if edge.from == edge.to || file.edges[..index].iter().any(same) {
            report.edge(
                index,
                "to",
                "a section connects two nodes that no other section connects".to_owned(),
            );
        }
        if edge.joker != (edge.colour == Printed::Joker) {
            report.edge(
                index,
                "colour",
                "a joker street has the colour `joker` and `joker`: true".to_owned(),
            );
        }
        if edge.double != (edge.colour == Printed::White) {
            report.edge(
                index,
                "colour",
                "a double lane has the colour `white` and `double`: true".to_owned(),
            );
        }
        if edge.curve.is_some_and(|curve| curve.iter().any(|n| n.abs() > 2 * MOST_CANVAS)) {
            report.edge(index, "curve", "the control point lies too far outside the canvas".to_owned());
        }
        if edge.oneway == Some(Direction::Backward) {
            report.edge(index, "oneway", "a printed direction is always `from_to`".to_owned());
        }
    }
    check_degrees(file, report);
}

fn check_degrees(file: &CityFile, report: &mut Report) {
    for (index, node) in file.nodes.iter().enumerate() {
        let degree = file.edges.iter().filter(|edge| edge.from == node.id || edge.to == node.id).count();
        if !(1..=MOST_EXITS).contains(&degree) {
            report.node(
                index,
                "id",
                format!("{degree} sections meet in `{}`; 1 to {MOST_EXITS} are possible", node.id),
            );
        }
    }
}

/// The graph of a map whose ids all fit.
fn assemble(file: CityFile) -> City {
    let number = |id: &str| Node(file.nodes.iter().position(|node| node.id == id).unwrap_or(0) as u8);
    let ends: Vec<[Node; 2]> = file.edges.iter().map(|edge| [number(&edge.from), number(&edge.to)]).collect();
    let mut lights: Vec<&NodeEntry> = file.nodes.iter().filter(|node| node.kind == NodeKind::Light).collect();
    lights.sort_by(|a, b| a.id.cmp(&b.id));
    let lights = lights.into_iter().map(|light| number(&light.id)).collect();
    let nodes = (0u8..).map(Node).zip(&file.nodes).map(|(node, entry)| facts(node, entry, &ends)).collect();
    let where_set = |has: &dyn Fn(&super::EdgeEntry) -> bool| {
        file.edges
            .iter()
            .enumerate()
            .filter(|(_, edge)| has(edge))
            .fold(0u64, |set, (index, _)| set | 1 << index)
    };
    let mut printed = [Colours::NONE; MOST_SECTIONS];
    printed.iter_mut().zip(&file.edges).for_each(|(colours, edge)| *colours = shown(edge.colour));
    let bin_nodes = std::array::from_fn(|number| {
        let place = file.nodes.iter().position(|node| node.bin == Some(number as u8));
        place.map(|index| Node(index as u8))
    });
    let mut city = City {
        nodes,
        lights,
        bins: file.bins,
        bin_nodes,
        printed,
        double: where_set(&|edge| edge.double),
        untouchable: where_set(&|edge| edge.untouchable),
        printed_one_way: where_set(&|edge| edge.oneway.is_some()),
        all: where_set(&|_| true),
        detours: Detours::none(),
        distance: Vec::new(),
        roads: Roads::printed(&ends, where_set(&|edge| edge.oneway.is_some())),
        ends,
        file,
    };
    city.distance = (0..city.nodes.len() as u8).map(|node| distances(&city, Node(node), 0).0).collect();
    city.detours = Detours::new(&city);
    city
}

fn shown(printed: Printed) -> Colours {
    match printed {
        Printed::Joker => Colours::ALL,
        Printed::White => Colours::NONE,
        colour => Colour::ALL[colour as usize].only(),
    }
}

fn facts(node: Node, entry: &NodeEntry, ends: &[[Node; 2]]) -> NodeFacts {
    let place = match entry.kind {
        NodeKind::Bin => Place::Bin(entry.bin.unwrap_or(0)),
        NodeKind::Plant => Place::Plant,
        NodeKind::Light => Place::Light,
        NodeKind::Reward => entry.reward.map_or(Place::Junction, Place::Reward),
        NodeKind::Junction => Place::Junction,
    };
    let mut exits = ArrayVec::new();
    for (section, &[from, to]) in (0u8..).map(Section).zip(ends) {
        if from == node {
            exits.push(Exit { section, to, direction: Direction::Forward });
        } else if to == node {
            exits.push(Exit { section, to: from, direction: Direction::Backward });
        }
    }
    NodeFacts { place, extra_points: entry.extra_points, must_stop: entry.must_stop, exits }
}

/// Sections from a node to all others along the printed directions, and the last section of each way; 255 where there
/// is none. Some sections may be left out.
pub(super) fn distances(
    city: &City,
    from: Node,
    without: u64,
) -> ([u8; MOST_NODES], [Option<Exit>; MOST_NODES]) {
    let (mut distance, mut last) = ([u8::MAX; MOST_NODES], [None; MOST_NODES]);
    distance[from.index()] = 0;
    let mut queue = vec![from];
    let mut next = 0;
    while let Some(&node) = queue.get(next) {
        next += 1;
        for exit in &city.node(node).exits {
            let against =
                city.printed_one_way & exit.section.bit() != 0 && exit.direction == Direction::Backward;
            if without & exit.section.bit() == 0 && !against && distance[exit.to.index()] == u8::MAX {
                distance[exit.to.index()] = distance[node.index()] + 1;
                last[exit.to.index()] = Some(Exit { to: node, ..*exit });
                queue.push(exit.to);
            }
        }
    }
    (distance, last)
}

/// Every node can be reached from every other: from the first light, where trucks start, and back to it.
fn check_graph(city: &City, report: &mut Report) {
    let light = city.lights[0];
    for node in city.all_nodes() {
        let (there, back) = (city.distance(light, node), city.distance(node, light));
        if there == u8::MAX || back == u8::MAX {
            let way = if there == u8::MAX { "reached from" } else { "left towards" };
            let message = format!("`{}` cannot be {way} `{}`", city.node_id(node), city.node_id(light));
            report.node(node.index(), "id", message);
        }
    }
}

fn check_drawing(file: &CityFile, report: &mut Report) {
    let lines = geometry::lines(file);
    for (index, node) in file.nodes.iter().enumerate() {
        if let Some(other) = file.nodes[..index].iter().find(|other| geometry::nodes_too_close(node, other)) {
            let message = format!("`{}` and `{}` are nearer than {}", other.id, node.id, geometry::ROOM);
            report.node(index, "x", message);
        }
    }
    for (index, edge) in file.edges.iter().enumerate() {
        if geometry::leaves(&lines[index], file.canvas) {
            let message = format!("{} leaves the canvas: give it a curve, or move its ends", edge.id);
            report.edge(index, "curve", message);
        }
        for other in bits((1u64 << index) - 1).map(usize::from) {
            if geometry::cross(&lines[index], &lines[other]) {
                report.edge(index, "to", format!("{} crosses {}", edge.id, file.edges[other].id));
            }
        }
        let foreign = |node: &&NodeEntry| node.id != edge.from && node.id != edge.to;
        let close =
            file.nodes.iter().filter(foreign).find(|node| geometry::passes_too_close(&lines[index], node));
        if let Some(node) = close {
            let message = format!("{} comes nearer than {} to `{}`", edge.id, geometry::ROOM, node.id);
            report.edge(index, "to", message);
        }
    }
}
