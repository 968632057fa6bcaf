//! Setting a table with a form.

use axum::http::StatusCode;
use ecotable_catalog::game;
use ecotable_rooms::Seating;
use ecotable_web::screens::new::{Draft, Field, Kind, ListStep, Step};
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
fn the_length_of_a_match_follows_from_what_was_chosen_as_far_as_the_game_knows() {
    let rounds = |id: &str, form: &str| {
        let listing = game(id).unwrap();
        Draft::read(&listing, &Fields::read(form.as_bytes()).unwrap()).rounds(&listing)
    };
    assert_eq!(rounds("tradejack", ""), Some(6));
    assert_eq!(rounds("tradejack", "option-advanced=true&option-quick_discard=3"), Some(7));
    assert_eq!((rounds("ecologic", ""), rounds("ecologic", "option-edition=ed1")), (Some(13), Some(18)));
    assert_eq!(rounds("ecologic", "option-edition=ed1&option-events_per_level=3"), Some(8));
    assert_eq!((rounds("ecotrade", ""), rounds("plastic-race", "")), (None, None));
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

#[test]
fn who_begins_stays_who_it_was_when_another_seat_is_removed() {
    let tradejack = game("tradejack").unwrap();
    let form = |first: &str| {
        draft(&format!("name=Ann&seat-0=bot&seat-1=bot&seat-2=bot&option-first_player={first}"))
    };
    let after = |first: &str, removed: usize| {
        form(first).after(Step::Remove(removed), &tradejack).options.get("first_player").cloned()
    };
    assert_eq!(after("3", 0).as_deref(), Some("2"), "the last of four is the last of three");
    assert_eq!(after("1", 2).as_deref(), Some("1"));
    assert_eq!(after("0", 0).as_deref(), Some("0"), "the host stays");
    assert_eq!(after("2", 1), None, "who is gone does not begin: it is by lot again");
    assert_eq!(after("random", 1).as_deref(), Some("random"));
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
async fn a_table_as_text_has_the_forms_of_the_menu_and_they_lead_back_to_it() {
    let mut browser = site().browser();
    let table = browser.post("/play/tradejack", &[("option-first_player", "0")]).await.location().to_owned();
    let (drawn, told) = (browser.get(&table).await, browser.get(&format!("{table}?mode=text")).await);
    let (drawn, told) = (Sheet::of(drawn.text()), Sheet::of(told.text()));
    let own = ["pace", "reactions", "react", "leave"].map(|form| format!("{table}/{form}"));
    for form in own.iter().map(String::as_str).chain(["/lessons", "/lang"]) {
        for (sheet, kind) in [(&drawn, "drawn"), (&told, "told")] {
            assert!(sheet.all("action").any(|action| action == form), "{form} is missing where it is {kind}");
        }
    }
    let slow = [("seat", "0"), ("mode", "text"), ("pace", "slow")];
    let back = browser.post(&format!("{table}/pace"), &slow).await;
    assert!(back.location().ends_with("mode=text"), "{}", back.location());
    let hint = browser.get(&format!("{table}/hint?mode=text")).await;
    assert!(hint.text().contains("name=\"mode\" value=\"text\""), "{}", hint.text());
}

#[test]
fn an_address_may_choose_options_and_what_is_no_choice_is_left_out() {
    let ecologic = game("ecologic").unwrap();
    let usual = || Draft::usual(&ecologic, "Ann".to_owned());
    let edition = |query: &str| {
        let draft = usual().choosing(&ecologic, &Fields::read(query.as_bytes()).unwrap());
        draft.check(&ecologic).unwrap().config["edition"].clone()
    };
    assert_eq!(edition("option-edition=ed1"), "ed1");
    assert_eq!(edition("option-edition=ed2"), "ed2");
    assert_eq!(edition("option-edition=ed9&option-colour=red"), "ed2");
}

#[tokio::test]
async fn the_first_page_offers_both_editions_as_games_of_their_own() {
    let mut browser = site().browser();
    let home = browser.get("/").await;
    assert!(home.text().contains("Five games"));
    for (value, name, other) in [("ed1", "first edition", "ed2"), ("ed2", "second edition", "ed1")] {
        let options = format!("/new/ecologic?option-edition={value}");
        assert!(home.text().contains(&format!("href=\"{options}\"")));
        assert!(home.text().contains(&format!("name=\"option-edition\" value=\"{value}\"")));
        assert!(home.text().contains(&format!("Ecologic, {name} against bots")));
        let page = browser.get(&options).await;
        let choice = |value: &str| format!("name=\"option-edition\" value=\"{value}\" checked");
        assert!(page.text().contains(&choice(value)), "{}", page.text());
        assert!(!page.text().contains(&choice(other)));
    }
}

#[tokio::test]
async fn a_game_of_the_edition_on_the_card_begins_with_one_click() {
    let mut browser = site().browser();
    for value in ["ed1", "ed2"] {
        let table = browser.post("/play/ecologic", &[("option-edition", value)]).await.location().to_owned();
        let page = browser.get(&table).await;
        assert!(page.text().contains(&format!("class=\"land {value}\"")), "{}", page.text());
    }
}

#[tokio::test]
async fn the_language_is_chosen_without_script_and_leads_back_to_the_page() {
    let mut browser = site().browser();
    let back = browser.post("/lang", &[("lang", "ru"), ("back", "/about")]).await;
    assert_eq!(back.location(), "/about");
    assert!(browser.get("/about").await.text().contains("<html lang=\"ru\">"));
    for elsewhere in ["//evil.example/", "https://evil.example/", "/\\evil.example", "/\t/evil.example", ""] {
        assert_eq!(browser.post("/lang", &[("lang", "en"), ("back", elsewhere)]).await.location(), "/");
    }
    assert_eq!(browser.post("/lang", &[("lang", "tlh")]).await.status, StatusCode::BAD_REQUEST);
}

fn scenario(form: &str) -> Draft {
    let fields = format!("seat-0=bot&seat-1=bot&option-event_order=scenario&option-edition=ed1&{form}");
    Draft::read(&game("ecologic").unwrap(), &Fields::read(fields.as_bytes()).unwrap())
}

#[test]
fn whoever_leads_the_game_writes_down_the_order_of_the_events() {
    let ecologic = game("ecologic").unwrap();
    let room = scenario("lead=true&list=F04,+F01%0AF21").check(&ecologic).unwrap();
    assert_eq!(room.config["scenario"], serde_json::json!(["F04", "F01", "F21"]));
    assert_eq!((room.host, room.places.len()), (None, 2));
    for (form, place) in [
        ("lead=true&list=", "page-new-list-empty"),
        ("lead=true&list=F01+S02", "page-new-list-unknown"),
        ("lead=true&list=F01+F02+F01", "page-new-list-twice"),
        ("name=Ann&list=F01", "page-new-list-lead"),
    ] {
        let troubles = scenario(form).check(&ecologic).unwrap_err();
        assert_eq!((troubles[0].field, &*troubles[0].phrase.key), (Field::List, place), "{form}");
    }
}

#[test]
fn the_list_is_arranged_with_buttons() {
    let ecologic = game("ecologic").unwrap();
    let mut draft = scenario("list=F01+F02+F03&pick=F09");
    for (pressed, list) in [
        ("list-up-2", "F01 F03 F02"),
        ("list-down-0", "F03 F01 F02"),
        ("list-out-1", "F03 F02"),
        ("list-add", "F03 F02 F09"),
        ("list-up-0", "F03 F02 F09"),
        ("list-down-2", "F03 F02 F09"),
        ("list-out-99", "F03 F02 F09"),
        ("list-nonsense", "F03 F02 F09"),
    ] {
        let step = Draft::step(&Fields::read(format!("do={pressed}").as_bytes()).unwrap());
        draft = draft.after(step, &ecologic);
        assert_eq!(draft.list.join(" "), list, "{pressed}");
    }
    let all = |draft: Draft, step| draft.after(Step::List(step), &ecologic).list.len();
    assert_eq!(all(draft.clone(), ListStep::All), 21);
    assert_eq!(all(draft, ListStep::Clear), 0);
}

#[test]
fn options_that_do_not_go_together_are_found_before_the_table_is_opened() {
    let ecologic = game("ecologic").unwrap();
    let draft = |form: &str| Draft::read(&ecologic, &Fields::read(form.as_bytes()).unwrap());
    let wrong = |form: &str| draft(form).check(&ecologic).unwrap_err()[0].field;
    assert_eq!(wrong("name=Ann&seat-0=bot&option-teams=true"), Field::Option("teams"));
    let per_level = "name=Ann&seat-0=bot&option-edition=ed2&option-events_per_level=7";
    assert_eq!(wrong(per_level), Field::Option("events_per_level"));
}

#[tokio::test]
async fn the_list_comes_back_with_its_errors_and_is_sound_in_both_languages() {
    for language in ["en", "ru"] {
        let mut browser = site().browser();
        browser.language = language;
        let form = [
            ("seat-0", "bot"),
            ("seat-1", "bot"),
            ("lead", "true"),
            ("option-event_order", "scenario"),
            ("list", "S01 S01 X9"),
            ("do", "start"),
        ];
        let page = browser.post("/new/ecologic", &form).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(page.text().contains("value=\"S01 S01 X9\""));
        let sheet = Sheet::of(page.text());
        assert!(sheet.all("aria-describedby").any(|id| id == "wrong-list"));
        assert_eq!(sheet.faults(), Vec::<String>::new());
        assert!(!page.text().contains("[page-new"), "words are missing");
    }
}

#[tokio::test]
async fn players_never_see_the_order_of_the_events() {
    let mut leader = site().browser();
    let form = [
        ("seat-0", "bot"),
        ("seat-1", "bot"),
        ("lead", "true"),
        ("option-event_order", "scenario"),
        ("list", "S28 S14 S22"),
        ("do", "start"),
    ];
    let table = leader.post("/new/ecologic", &form).await.location().to_owned();
    for page in [table.clone(), format!("{table}?mode=text"), format!("{table}/wall")] {
        let page = leader.get(&page).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(
            !page.text().contains("Stock Market Rise") && !page.text().contains("Flood"),
            "{}",
            page.text()
        );
    }
}
