//! Own maps: what is wrong with one is named with its place (PR-6.12).

use ecotable_plastic_race::city::{CityFile, CityName, EdgeEntry, NodeEntry, NodeKind, read};
use ecotable_plastic_race::{Config, PlasticRace};

/// The errors of a map of Victoria in which a text is replaced.
fn errors(from: &str, to: &str) -> Vec<(usize, usize, String)> {
    let text = CityName::Victoria.text();
    assert!(text.contains(from), "{from}");
    let errors = read(&text.replacen(from, to, 1)).unwrap_err();
    errors.into_iter().map(|error| (error.line, error.column, error.message)).collect()
}

/// The line of a text in the map of Victoria, from 1.
fn line_of(text: &str) -> usize {
    1 + CityName::Victoria.text().lines().position(|line| line.contains(text)).unwrap()
}

#[test]
fn pr_6_12_mistakes_in_a_map_are_named_with_line_and_column() {
    let colour = errors("\"colour\": \"blue\"", "\"colour\": \"pink\"");
    assert!(colour[0].2.contains("`pink` is not one of"), "{colour:?}");
    let unknown = errors("\"from\": \"b1\"", "\"from\": \"b9\"");
    assert_eq!(unknown[0].0, line_of("\"from\": \"b1\""));
    assert!(unknown[0].1 > 10 && unknown[0].2 == "there is no node `b9`", "{unknown:?}");
    let order = errors("\"id\": \"s02\"", "\"id\": \"s99\"");
    assert_eq!((order[0].0, order[0].2.contains("this one is s02")), (line_of("\"id\": \"s02\""), true));
    let bins = errors("\"bins\": 3", "\"bins\": 4");
    assert!(
        bins.iter().any(|error| error.0 == line_of("\"bins\": 3") && error.2 == "bin 4 is missing"),
        "{bins:?}"
    );
    let lights = errors("\"lights\": 2", "\"lights\": 1");
    assert_eq!(lights[0].0, line_of("\"lights\": 2"));
    let nonsense = read("= nonsense").unwrap_err();
    assert_eq!((nonsense[0].line, nonsense.len()), (1, 1));
}

/// What is replaced in the map of Victoria, by what, and what is said about its line.
const MISTAKES: [(&str, &str, &str); 30] = [
    ("\"id\": \"victoria\"", "\"id\": \"Victoria!\"", "`Victoria!` is no id"),
    ("\"canvas\": [1000, 700]", "\"canvas\": [1000, 7]", "width and height must be 100 to 4000"),
    ("\"bins\": 3", "\"bins\": 1", "1 bins; 2 to 7 are possible"),
    ("\"has_plant\": false", "\"has_plant\": true", "0 nodes are a plant"),
    ("\"lights\": 2", "\"lights\": 3", "2 nodes are lights"),
    ("\"id\": \"j1\",", "\"id\": \"j 1\",", "`j 1` is no id"),
    ("\"id\": \"j2\",", "\"id\": \"j1\",", "`j1` is there twice"),
    ("\"id\": \"L2\", \"kind\"", "\"id\": \"L7\", \"kind\"", "`L7`: lights are called L1 to L2"),
    ("\"x\": 425", "\"x\": 1425", "`j2` lies outside the canvas"),
    ("\"bin\": 3", "\"bin\": 2", "bin 2 is there twice"),
    ("\"bin\": 3", "\"bin\": 9", "bin 9 in a city with 3 bins"),
    ("\"x\": 905, \"y\": 125, \"bin\": 2", "\"x\": 905, \"y\": 125", "a bin has a number"),
    ("\"x\": 265", "\"bin\": 1, \"x\": 265", "a bin has a number, and nothing else has one"),
    ("\"x\": 265", "\"extra_points\": 2, \"x\": 265", "only a bin pays extra points"),
    ("\"x\": 265", "\"must_stop\": true, \"x\": 265", "only a bin can force a stop"),
    ("\"reward\": \"draw1\", ", "", "a reward says what it gives"),
    ("\"middle\"]", "\"centre\"]", "anchored at its start, middle, end"),
    ("\"id\": \"s05\"", "\"id\": \"s5\"", "this one is s05"),
    ("\"from\": \"j4\", \"to\": \"b2\"", "\"from\": \"j4\", \"to\": \"b8\"", "there is no node `b8`"),
    (
        "\"from\": \"j4\", \"to\": \"b2\"",
        "\"from\": \"j4\", \"to\": \"j4\"",
        "connects two nodes that no other",
    ),
    (
        "\"from\": \"j4\", \"to\": \"b2\"",
        "\"from\": \"j4\", \"to\": \"j3\"",
        "connects two nodes that no other",
    ),
    ("\"colour\": \"orange\"", "\"colour\": \"joker\"", "a joker street has the colour `joker`"),
    ("\"colour\": \"orange\"", "\"colour\": \"white\"", "a double lane has the colour `white`"),
    ("\"curve\": [300, 480]", "\"curve\": [300, 48000]", "the control point lies too far outside"),
    ("\"curve\": [300, 480]", "\"oneway\": \"to_from\"", "a printed direction is always `from_to`"),
    ("\"curve\": [300, 480]", "\"curve\": [300, 1480]", "s24 leaves the canvas"),
    ("\"curve\": [300, 480]", "\"curve\": [300, 780]", "s24 comes nearer than 60 to `j9`"),
    ("\"curve\": [700, 480]", "\"curve\": [100, 480]", "s25 crosses s24"),
    ("\"x\": 425, \"y\": 90", "\"x\": 265, \"y\": 100", "`j1` and `j2` are nearer than 60"),
    ("\"kind\": \"landmark\"", "\"kind\": \"lake\"", "`lake` is none of river, park, landmark and vatican"),
];

#[test]
fn pr_6_12_every_kind_of_mistake_is_told_at_its_line() {
    for (from, to, message) in MISTAKES {
        let found = errors(from, to);
        let told =
            found.iter().any(|error| error.0 == line_of(from) && error.1 > 1 && error.2.contains(message));
        assert!(told, "{from} to {to}: {found:?}");
    }
}

/// A place of its own in Victoria, below the middle of the city.
fn spot(id: &str, x: i32, y: i32) -> NodeEntry {
    let plain = read(CityName::Victoria.text()).unwrap();
    let junction = plain.nodes.into_iter().find(|node| node.kind == NodeKind::Junction).unwrap();
    NodeEntry { id: id.to_owned(), x, y, ..junction }
}

/// Victoria with more places, and sections between them that touch no other.
fn with_island(spots: &[(&str, i32, i32)], sections: &[(&str, &str)]) -> CityFile {
    let mut file = read(CityName::Victoria.text()).unwrap();
    file.nodes.extend(spots.iter().map(|&(id, x, y)| spot(id, x, y)));
    for (number, &(from, to)) in sections.iter().enumerate() {
        let like = file.edges[0].clone();
        let id = format!("s{}", 26 + number);
        file.edges.push(EdgeEntry { id, from: from.to_owned(), to: to.to_owned(), ..like });
    }
    file
}

#[test]
fn pr_6_12_an_island_is_refused_with_every_place_on_it() {
    let file = with_island(&[("x1", 440, 510), ("x2", 560, 510)], &[("x1", "x2")]);
    let errors = read(&serde(&file)).unwrap_err();
    let told: Vec<&str> = errors.iter().map(|error| error.message.as_str()).collect();
    assert_eq!(told, ["`x1` cannot be reached from `L1`", "`x2` cannot be reached from `L1`"]);
    let line = serde(&file).lines().position(|line| line.contains("\"x1\"")).unwrap() + 1;
    assert_eq!(errors[0].line, line);
    let config = Config { map: Some(file), ..Config::default() };
    let refused = <PlasticRace as ecotable_kernel::Game>::new(&config, 2).unwrap_err().to_string();
    assert!(refused.contains("map") && refused.contains("nodes 21, id: `x1` cannot be reached"), "{refused}");
}

#[test]
fn pr_6_12_sections_that_cross_in_their_middles_are_found() {
    let spots = [("x1", 430, 480), ("x2", 570, 560), ("x3", 430, 560), ("x4", 570, 480)];
    let errors = read(&serde(&with_island(&spots, &[("x1", "x2"), ("x3", "x4")]))).unwrap_err();
    assert!(errors.iter().any(|error| error.message == "s27 crosses s26"), "{errors:?}");
}

#[test]
fn pr_6_12_too_many_sections_in_a_place_and_a_place_without_one_are_refused() {
    let lonely = read(&serde(&with_island(&[("x1", 440, 510)], &[]))).unwrap_err();
    assert!(lonely[0].message.contains("0 sections meet in `x1`"), "{lonely:?}");
    let more = [("r1", "j8"), ("r1", "b3")];
    let crowded = read(&serde(&with_island(&[], &more))).unwrap_err();
    assert!(crowded[0].message.contains("6 sections meet in `r1`; 1 to 5 are possible"), "{crowded:?}");
}

#[test]
fn pr_6_12_what_is_missing_or_unknown_in_a_file_is_named() {
    let missing = errors("\"bins\": 3,", "");
    assert!(missing[0].2.contains("missing field `bins`"), "{missing:?}");
    let unknown = errors("\"bins\": 3", "\"baskets\": 3");
    assert_eq!(
        (unknown[0].0, unknown[0].2.contains("unknown field `baskets`")),
        (line_of("\"bins\": 3"), true)
    );
    let kind = errors("\"kind\": \"reward\"", "\"kind\": \"prize\"");
    assert_eq!(
        (kind[0].0, kind[0].2.contains("`prize` is not one of")),
        (line_of("\"kind\": \"reward\""), true)
    );
    let large = read(&" ".repeat(300_000)).unwrap_err();
    assert!(large[0].message.contains("at most 262144"), "{large:?}");
}

#[test]
fn pr_6_12_a_map_must_be_connected_and_drawable() {
    let mut file = read(CityName::Victoria.text()).unwrap();
    let move_to = |node: &mut NodeEntry, x, y| (node.x, node.y) = (x, y);
    let (x, y) = (file.nodes[1].x, file.nodes[1].y);
    move_to(&mut file.nodes[0], x + 10, y);
    let close = read(&serde(&file)).unwrap_err();
    assert!(close.iter().any(|error| error.message.contains("are nearer than 60")), "{close:?}");
    let mut file = read(CityName::Victoria.text()).unwrap();
    move_to(&mut file.nodes[0], 990, 690);
    let crossing = read(&serde(&file)).unwrap_err();
    assert!(crossing.iter().any(|error| error.message.contains(" crosses ")), "{crossing:?}");
    let rome = CityName::Rome.text().replacen(
        "\"colour\": \"purple\"",
        "\"colour\": \"purple\", \"oneway\": \"from_to\"",
        9,
    );
    let one_way =
        read(&rome.replace("\"oneway\": \"from_to\", \"untouchable\": true", "\"oneway\": \"to_from\""));
    assert!(one_way.unwrap_err().iter().any(|error| error.message.contains("always `from_to`")));
}

fn serde(file: &CityFile) -> String {
    serde_json::to_string_pretty(file).unwrap()
}

#[test]
fn pr_6_12_a_dead_end_that_can_only_be_entered_is_refused() {
    let text = CityName::Ankara.text();
    let line = text.lines().find(|line| line.contains("\"s15\"")).unwrap();
    let trap = text.replace(line, &line.replace("\"source\"", "\"oneway\": \"from_to\", \"source\""));
    let errors = read(&trap).unwrap_err();
    assert!(errors.iter().any(|error| error.message.starts_with("`b3` cannot be ")), "{errors:?}");
}

#[test]
fn pr_6_12_a_bin_that_cannot_be_reached_is_named_and_nothing_else() {
    let text = CityName::Victoria.text();
    let out = text.replacen(
        "\"from\": \"b1\", \"to\": \"j1\",",
        "\"from\": \"b1\", \"to\": \"j1\", \"oneway\": \"from_to\",",
        1,
    );
    let only_out = out.replacen(
        "\"from\": \"j12\", \"to\": \"b1\",",
        "\"from\": \"b1\", \"to\": \"j12\", \"oneway\": \"from_to\",",
        1,
    );
    let errors = read(&only_out).unwrap_err();
    let told: Vec<_> = errors.iter().map(|error| (error.line, error.message.as_str())).collect();
    assert_eq!(told, [(line_of("\"id\": \"b1\""), "`b1` cannot be reached from `L1`")]);
    assert!(read(&out).is_ok(), "a printed direction alone shuts nobody out");
}

#[test]
fn every_map_survives_being_written_and_read() {
    for name in CityName::ALL {
        let file = read(name.text()).unwrap();
        assert_eq!(read(&serde(&file)), Ok(file));
    }
}
