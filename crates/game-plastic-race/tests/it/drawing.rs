//! The cities as they are drawn.

use ecotable_plastic_race::city::{CityName, Curve, NodeKind, Point};

/// The point after a part of a line, in hundredths of it.
fn along(curve: &Curve, part: i32) -> Point {
    let rest = 100 - part;
    [0, 1].map(|axis| {
        let sum = rest * rest * curve.from[axis]
            + 2 * rest * part * curve.control[axis]
            + part * part * curve.to[axis];
        sum / 10_000
    })
}

#[test]
fn pr_8_7_every_line_joins_its_nodes_on_the_canvas() {
    for name in CityName::ALL {
        let city = name.city();
        assert_eq!(city.all_nodes().count(), city.nodes.len());
        for section in city.all_sections() {
            let curve = city.curve(section);
            let ends = city.ends[section.index()].map(|node| &city.file.nodes[node.index()]);
            assert_eq!([curve.from, curve.to], ends.map(|node| [node.x, node.y]), "{name} {section}");
            let canvas = city.file.canvas;
            let inside = |[x, y]: Point| (0..=canvas[0]).contains(&x) && (0..=canvas[1]).contains(&y);
            assert!((0..=100).all(|part| inside(along(&curve, part))), "{name} {section}");
            let drawn = city.drawn_section(section);
            assert_eq!(drawn.id, section.to_string());
            assert!(!drawn.name.is_empty() && !drawn.label.is_empty());
        }
        for node in &city.file.nodes {
            assert!(node.kind == NodeKind::Junction || node.name.is_some(), "{name} {}", node.id);
        }
        assert!(!city.file.decor.is_empty());
    }
}

#[test]
fn pr_8_7_a_street_bends_as_the_map_says_or_a_little_outwards() {
    let city = CityName::Athens.city();
    let mut bent = 0;
    for section in city.all_sections() {
        let Curve { from, control, to } = city.curve(section);
        if let Some(written) = city.drawn_section(section).curve {
            assert_eq!(control, written, "{section}");
            bent += 1;
            continue;
        }
        let (dx, dy) = (to[0] - from[0], to[1] - from[1]);
        // Twice the way from the middle of the street to its control point.
        let (x, y) = (2 * control[0] - from[0] - to[0], 2 * control[1] - from[1] - to[1]);
        let [width, height] = city.file.canvas;
        let outwards = x * (from[0] + to[0] - width) + y * (from[1] + to[1] - height);
        assert!(outwards > 0, "{section} bends towards the middle of the city");
        assert!((5 * x).abs_diff(dy.abs() * x.signum()) <= 10, "{section}: a tenth of its length");
        assert!((5 * y).abs_diff(dx.abs() * y.signum()) <= 10, "{section}: a tenth of its length");
    }
    assert!(bent > 0 && bent < city.all_sections().count());
}
