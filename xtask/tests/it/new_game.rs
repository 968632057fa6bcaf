//! A new game: names, and what becomes of the template.

use std::path::Path;

use xtask::new_game::{Names, template, with_dependency};
use xtask::tidy::{TextFile, check};

/// The template as a game with this name.
fn scaffold(id: &str) -> Vec<(String, String)> {
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is in the repository");
    let names = Names::new(id, None).expect("the name is possible");
    let files = template(top).expect("the template can be read");
    files.iter().map(|(path, text)| names.rename(path, text)).collect()
}

#[test]
fn a_name_has_its_form_in_each_place() {
    let names = Names::new("plastic-race", None).unwrap();
    let expected = ["plastic-race", "PlasticRace", "Plastic Race", "PR"];
    assert_eq!([names.id, names.kind, names.title, names.prefix], expected);
    assert_eq!(Names::new("kelp", None).unwrap().prefix, "KE");
    assert_eq!(Names::new("kelp", Some("KLP")).unwrap().prefix, "KLP");
}

#[test]
fn impossible_names_and_prefixes_are_refused() {
    for name in
        ["", "k", "Kelp", "kelp forest", "-kelp", "kelp-", "2kelp", "kelp_forest", "../kelp", "self", "lots"]
    {
        assert!(Names::new(name, None).is_err(), "{name:?} was accepted");
    }
    for prefix in ["", "K", "ke", "KELPS", "K1"] {
        assert!(Names::new("kelp", Some(prefix)).is_err(), "{prefix:?} was accepted");
    }
}

#[test]
fn nothing_of_the_template_is_left_in_a_new_game() {
    let files = scaffold("plastic-race");
    assert!(files.iter().any(|(path, _)| path == "crates/game-plastic-race/src/rules/planting.rs"));
    for (path, text) in &files {
        let left = ["eedling", "SD-", "sd_"].into_iter().find(|word| text.contains(word));
        assert_eq!(left, None, "{path}");
    }
}

#[test]
fn a_new_game_is_tidy() {
    let files: Vec<_> = scaffold("kelp").into_iter().map(|(path, text)| TextFile::new(path, text)).collect();
    assert_eq!(check(&files), vec![]);
}

#[test]
fn the_house_shape_is_complete() {
    let files = scaffold("kelp");
    for path in [
        "Cargo.toml",
        "RULES.md",
        "data/cards.toml",
        "locales/en.ftl",
        "locales/ru.ftl",
        "src/lib.rs",
        "src/action.rs",
        "src/event.rs",
        "src/refusal.rs",
        "src/cards.rs",
        "src/setup.rs",
        "src/score.rs",
        "src/view.rs",
        "src/narrate.rs",
        "tests/it/main.rs",
        "tests/it/laws.rs",
        "tests/it/golden.rs",
    ] {
        assert!(files.iter().any(|(own, _)| *own == format!("crates/game-kelp/{path}")), "{path} is missing");
    }
}

#[test]
fn the_workspace_learns_of_a_new_game_among_our_crates() {
    let manifest =
        "[workspace.dependencies]\necotable-kernel = { path = \"crates/kernel\" }\n\nanyhow = \"1\"\n";
    let expected = "[workspace.dependencies]\necotable-kernel = { path = \"crates/kernel\" }\n\
                    ecotable-kelp = { path = \"crates/game-kelp\" }\n\nanyhow = \"1\"\n";
    assert_eq!(with_dependency(manifest, "kelp").unwrap(), expected);
    assert!(with_dependency("[workspace]\n", "kelp").is_err());
}

#[test]
fn the_next_steps_name_the_lines_for_the_catalog() {
    let steps = Names::new("plastic-race", None).unwrap().next_steps();
    for line in
        ["ecotable-plastic-race.workspace = true", "ecotable_bots::Plain<ecotable_plastic_race::PlasticRace>"]
    {
        assert!(steps.contains(line), "{steps}");
    }
}
