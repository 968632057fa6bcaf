//! The script's morph against the real DOM.

use ecotable_browser::{Driver, Window, WindowOptions};
use ecotable_web::server::script;
use serde_json::Value;

const CASES: &str = include_str!("../js/morph.js");

/// The cases are in `tests/js/morph.js`, in the language in which the morph is written; each returns what is wrong.
#[tokio::test]
async fn a_morph_makes_one_tree_from_another_and_keeps_what_people_use() {
    let driver = Driver::start().unwrap();
    let window = Window::open(&driver, WindowOptions::default()).await.unwrap();
    window.goto("about:blank").await.unwrap();
    window.run(&script(), Vec::new()).await.unwrap();
    let report = window.run(CASES, Vec::new()).await;
    window.close().await.unwrap();
    let report = report.unwrap();
    let Value::Array(cases) = report else { panic!("{report}") };
    assert!(cases.len() >= 12, "{cases:?}");
    let wrong: Vec<_> = cases.iter().filter(|case| !case["wrong"].is_null()).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}
