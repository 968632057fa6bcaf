//! Two people who lead a company together.

use ecotable_kernel::{Seat, Viewer};
use ecotable_web::table::Mode;
use ecotable_web::voice::Voices;
use serde_json::json;

use super::{LANGUAGES, Watcher};
use crate::drive::Drive;
use crate::html::parse;
use crate::server::site;

#[tokio::test]
async fn el_6_the_page_of_a_new_table_says_how_two_people_share_a_company() {
    let mut browser = site().browser();
    let page = browser.get("/new/ecologic").await;
    assert!(page.text().contains("Two people can lead a company together"));
    assert!(page.text().contains("Ann &amp; Ben"));
    let page = browser.get("/new/tradejack").await;
    assert!(!page.text().contains("setup-names"));
    browser.post("/lang", &[("lang", "ru")]).await;
    let page = browser.get("/new/ecologic").await;
    assert!(page.text().contains("могут руководить двое") && page.text().contains("Аня &amp; Боря"));
}

#[test]
fn el_6_both_people_of_a_company_stand_on_its_panel() {
    let voices = Voices::all();
    let drive = Drive::of("ecologic", json!({}), &["Mira & Jonas", "Aiko+Fern", "C&", "Лена"], 5);
    let panel = |language: &'static str, viewer: Seat, id: &str| {
        let viewer = Viewer::Seat(viewer);
        let (html, _) = Watcher { voices, language, viewer, mode: Mode::Table }.draw(&drive);
        let elements = parse(&html);
        elements.iter().find(|element| element.attribute("id") == Some(id)).unwrap().outer.to_owned()
    };
    assert!(panel("en", Seat(3), "opp-0").contains("Mira and Jonas together"));
    assert!(panel("en", Seat(3), "opp-1").contains("Aiko and Fern together"));
    assert!(panel("ru", Seat(0), "opp-1").contains("вместе: Aiko и Fern"));
    assert!(panel("en", Seat(0), "me").contains("Mira and Jonas together"));
    for language in LANGUAGES {
        for alone in ["opp-2", "opp-3"] {
            let panel = panel(language, Seat(0), alone);
            assert!(!panel.contains("together") && !panel.contains("вместе"), "{panel}");
        }
    }
}
