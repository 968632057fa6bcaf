//! Setting a table with a form.

use axum::http::StatusCode;
use ecotable_catalog::game;
use ecotable_rooms::Seating;
use ecotable_web::screens::new::{Draft, Field, Kind, Step};
use ecotable_web::server::Fields;

use super::markup::Sheet;
use crate::server::site;

fn draft(form: &str) -> Draft {
    Draft::read(&game("tradejack").unwrap(), &Fields::read(form.as_bytes()).unwrap())
}

#[test]
fn a_form_becomes_a_room() {
    let draft = draft(
        "name=Ann&seat-0=open&seat-1=here&name-1=Bea&seat-2=bot&bot-2=expert&option-advanced=true&option-first_player=2",
    );
    let room = draft.check(&game("tradejack").unwrap()).unwrap();
    let places =
        vec![Seating::Open, Seating::Here("Bea".parse().unwrap()), Seating::Bot("expert".to_owned())];
    assert_eq!(room.places, places);
    assert_eq!(room.host, "Ann".parse().ok());
    assert_eq!((&room.config["advanced"], &room.config["first_player"]), (&true.into(), &2.into()));
    assert!(draft.waits(), "a friend has to join first");
}

#[test]
fn everything_that_is_wrong_is_found_at_once() {
    let draft =
        draft("name=&seat-0=here&name-0=&seat-1=bot&bot-1=hal&option-advanced=maybe&option-first_player=7");
    let troubles = draft.check(&game("tradejack").unwrap()).unwrap_err();
    let fields: Vec<Field> = troubles.into_iter().map(|trouble| trouble.field).collect();
    let expected = [
        Field::Name,
        Field::Seat(0),
        Field::Seat(1),
        Field::Option("advanced"),
        Field::Option("first_player"),
    ];
    assert_eq!(fields, expected);
    assert_eq!(Draft::default().check(&game("tradejack").unwrap()).unwrap_err()[1].field, Field::Seats);
}

#[test]
fn seats_are_added_and_removed_within_the_limits_of_the_game() {
    let tradejack = game("tradejack").unwrap();
    let mut draft = Draft::usual(&tradejack, "Ann".to_owned());
    for _ in 0..9 {
        draft = draft.after(Step::Add, &tradejack);
    }
    assert_eq!(draft.count(), 6);
    draft.seats[2].kind = Kind::Open;
    draft = draft.after(Step::Remove(1), &tradejack);
    assert_eq!(draft.seats[1].kind, Kind::Open);
    for _ in 0..9 {
        draft = draft.after(Step::Remove(0), &tradejack);
    }
    assert_eq!(draft.count(), 2);
    assert_eq!(draft.clone().after(Step::Remove(7), &tradejack), draft);
}

#[tokio::test]
async fn a_seat_more_keeps_what_was_filled_in() {
    let mut browser = site().browser();
    let form =
        [("name", "Ann <b>"), ("seat-0", "here"), ("name-0", "Bea"), ("option-co2", "true"), ("do", "add")];
    let page = browser.post("/new/tradejack", &form).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text().contains("value=\"Ann &lt;b&gt;\"") && page.text().contains("value=\"Bea\""));
    assert!(page.text().contains("name=\"option-co2\" value=\"true\" checked"));
    assert!(page.text().contains("name=\"seat-1\"") && !page.text().contains("name=\"seat-2\""));
}

#[tokio::test]
async fn a_wrong_form_comes_back_with_the_error_beside_the_field() {
    for language in ["en", "ru"] {
        let mut browser = site().browser();
        browser.language = language;
        let long = "x".repeat(40);
        let page =
            browser.post("/new/tradejack", &[("name", &long), ("seat-0", "bot"), ("do", "start")]).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(page.text().contains(&format!("value=\"{long}\"")));
        let sheet = Sheet::of(page.text());
        assert!(sheet.all("aria-describedby").any(|id| id == "wrong-name"));
        assert_eq!(sheet.faults(), Vec::<String>::new());
    }
}

#[tokio::test]
async fn a_game_against_bots_begins_with_one_click() {
    let mut browser = site().browser();
    let table = browser.post("/play/tradejack", &[]).await.location().to_owned();
    let page = browser.get(&format!("{table}?mode=text")).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text().contains("id=\"text-actions\""), "{}", page.text());
    assert!(browser.get("/mine").await.text().contains(&table));
}

#[tokio::test]
async fn the_language_is_chosen_without_script_and_leads_back_to_the_page() {
    let mut browser = site().browser();
    let back = browser.post("/lang", &[("lang", "ru"), ("back", "/about")]).await;
    assert_eq!(back.location(), "/about");
    assert!(browser.get("/about").await.text().contains("<html lang=\"ru\">"));
    for elsewhere in ["//evil.example/", "https://evil.example/", "/\\evil.example", ""] {
        assert_eq!(browser.post("/lang", &[("lang", "en"), ("back", elsewhere)]).await.location(), "/");
    }
    assert_eq!(browser.post("/lang", &[("lang", "tlh")]).await.status, StatusCode::BAD_REQUEST);
}
