//! The cities as they are drawn.

use ecotable_plastic_race::city::{CityName, Curve, NodeKind, Point};

/// Whether a point lies on the canvas.
fn inside(point: Point, canvas: Point) -> bool {
    point.iter().zip(canvas).all(|(&at, size)| (0..=size).contains(&at))
}

#[test]
fn pr_8_7_every_line_joins_its_nodes_on_the_canvas() {
    for name in CityName::ALL {
        let city = name.city();
        assert_eq!(city.all_nodes().count(), city.nodes.len());
        for section in city.all_sections() {
            let curve = city.curve(section);
            let ends = city.ends[section.index()].map(|node| city.point(node));
            assert_eq!([curve.at(0), curve.at(16)], ends, "{name} {section}");
            assert!((0..=16).all(|part| inside(curve.at(part), city.canvas())), "{name} {section}");
            let drawn = city.drawn_section(section);
            assert_eq!(drawn.id, section.to_string());
            assert!(!drawn.name.is_empty() && !drawn.label.is_empty());
        }
        for node in city.all_nodes() {
            let drawn = city.drawn_node(node);
            assert_eq!(drawn.id, city.node_id(node));
            assert!(drawn.kind == NodeKind::Junction || drawn.name.is_some(), "{name} {}", drawn.id);
        }
        assert!(!city.decor().is_empty());
    }
}

#[test]
fn a_line_is_divided_into_sixteenths() {
    let straight = Curve { from: [0, 0], control: None, to: [160, 32] };
    assert_eq!((straight.at(4), straight.middle(), straight.heading()), ([40, 8], [80, 16], [160, 32]));
    assert_eq!(straight.path(), "M0 0L160 32");
    let bent = Curve { from: [0, 0], control: Some([100, 200]), to: [200, 0] };
    assert_eq!((bent.at(0), bent.middle(), bent.at(16)), ([0, 0], [100, 100], [200, 0]));
    assert_eq!(bent.at(200), [200, 0]);
    assert_eq!(bent.path(), "M0 0Q100 200 200 0");
}
