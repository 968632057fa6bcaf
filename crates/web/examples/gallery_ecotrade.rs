//! Writes typical moments of a table of EcoTrade as pages into a folder, to be looked at.
#![expect(clippy::print_stderr, reason = "an example talks to whoever runs it")]

#[path = "../tests/it/drive.rs"]
#[expect(dead_code, reason = "the tests use more of it")]
mod drive;

use std::fs;
use std::path::{Path, PathBuf};

use drive::Drive;
use ecotable_catalog::Position;
use ecotable_ecotrade::{EcoTrade, Main, NodeView, View};
use ecotable_kernel::{GameRng, Seat, Viewer};
use ecotable_rooms::{Moment, Stage};
use ecotable_web::boards;
use ecotable_web::players::Players;
use ecotable_web::screens::{self, Frame, Layout, Links, layout};
use ecotable_web::server::Fields;
use ecotable_web::table::{self, Eye, Mode, Scene};
use ecotable_web::voice::{Voice, Voices};
use maud::{Markup, html};
use serde_json::{Value, json};

const PEOPLE: [&str; 4] = ["Mira", "Jonas", "Aiko", "bot merchant"];

struct Gallery {
    folder: PathBuf,
    voices: std::sync::Arc<Voices>,
}

fn main() {
    let Some(folder) = std::env::args().nth(1) else {
        eprintln!("usage: gallery_ecotrade FOLDER");
        return;
    };
    let gallery = Gallery { folder: PathBuf::from(folder), voices: Voices::new() };
    fs::create_dir_all(&gallery.folder).expect("a folder to write to");
    let styles: String = screens::STYLES.iter().chain(table::STYLES).copied().collect();
    gallery.write("ecotable.css", &styles);
    gallery.write("ecotrade.css", boards::drawing("ecotrade").style());
    gallery.opening();
    gallery.turns();
    gallery.drafts();
    gallery.variants();
    gallery.over();
    gallery.cards();
}

fn view(moment: &Moment, seat: Seat) -> View {
    let position = moment.position.as_ref().expect("the match has begun");
    let position: &Position<EcoTrade> = position.as_any().downcast_ref().expect("a match of EcoTrade");
    position.view_of(Viewer::Seat(seat))
}

/// Plays on until the moment is as wanted; whether that happened.
fn until(drive: &mut Drive, wanted: impl Fn(&View) -> bool) -> bool {
    let mut rng = GameRng::quick(5);
    loop {
        if wanted(&view(&drive.moment(), Seat(0))) {
            return true;
        }
        if !drive.advance("merchant", &mut rng) {
            return false;
        }
    }
}

/// A match that has come to a moment as wanted.
fn find(config: &Value, names: &[&str], wanted: impl Fn(&View) -> bool) -> Drive {
    for seed in 1..200 {
        let mut drive = Drive::of("ecotrade", config.clone(), names, seed);
        if until(&mut drive, &wanted) {
            return drive;
        }
    }
    panic!("no match comes to that");
}

fn trips(view: &View) -> usize {
    view.players.iter().flat_map(|player| &player.board).flatten().count()
}

fn is_menu(view: &View) -> bool {
    view.node == NodeView::TurnMenu && view.current == Seat(0) && view.main == Main::None
}

fn cards(view: &View) -> usize {
    view.own.as_ref().map_or(0, |own| own.hand.iter().flatten().count())
}

impl Gallery {
    fn write(&self, name: &str, text: &str) {
        let path: &Path = &self.folder.join(name);
        fs::write(path, text).expect("the folder can be written to");
    }

    fn opening(&self) {
        let drive = Drive::of("ecotrade", json!({}), &PEOPLE, 4);
        self.show("opening", &drive, Viewer::Seat(Seat(0)), Mode::Table);
        let drive = find(&json!({}), &PEOPLE, |view| is_menu(view) && view.round == 1);
        self.show("first-turn", &drive, Viewer::Seat(Seat(0)), Mode::Table);
    }

    fn turns(&self) {
        let drive = find(&json!({}), &PEOPLE, |view| {
            is_menu(view) && trips(view) >= 4 && trips(view) < 7 && cards(view) >= 2 && view.round > 4
        });
        self.show("turn", &drive, Viewer::Seat(Seat(0)), Mode::Table);
        self.show("waiting", &drive, Viewer::Seat(Seat(1)), Mode::Table);
        self.show("spectator", &drive, Viewer::Spectator, Mode::Table);
        self.show("wall", &drive, Viewer::Spectator, Mode::Wall);
        self.plan("plan-empty", &drive, "shipment", "");
        self.plan("plan-one", &drive, "shipment", "card=0");
        self.plan("plan-two", &drive, "shipment", "card=0&card=1");
        self.plan("developments", &drive, "developments", "");
        self.plan("score", &drive, "score", "");
        let crowd = find(&json!({}), &PEOPLE, |view| is_menu(view) && trips(view) >= 7);
        self.show("crowd", &crowd, Viewer::Seat(Seat(0)), Mode::Table);
    }

    fn drafts(&self) {
        let mut drive = find(&json!({}), &PEOPLE, |view| {
            matches!(&view.node, NodeView::Combine { cards } if cards.len() == 1) && trips(view) > 2
        });
        self.show("combine", &drive, Viewer::Seat(Seat(0)), Mode::Table);
        self.plan("plan-combine", &drive, "shipment", "");
        until(&mut drive, |view| matches!(view.node, NodeView::Means { .. }));
        self.show("means", &drive, Viewer::Seat(Seat(0)), Mode::Table);
        let legal = drive.moment().position.as_ref().expect("a position").legal(Seat(0));
        drive.decide(Seat(0), &legal[0]).expect("a legal action");
        self.show("incident", &drive, Viewer::Seat(Seat(0)), Mode::Table);
        let top = find(&json!({}), &PEOPLE[..2], |view| matches!(view.node, NodeView::TopCard { .. }));
        self.show("top", &top, Viewer::Seat(Seat(0)), Mode::Table);
        let choice = find(&json!({}), &PEOPLE, |view| {
            matches!(view.node, NodeView::IncidentChoice { .. }) && view.current == Seat(0)
        });
        self.show("choice", &choice, Viewer::Seat(Seat(0)), Mode::Table);
    }

    fn variants(&self) {
        let config = json!({ "developments": "easier_v2", "banking": "manual", "board_slots": 6, "growth_limit": 50, "sea_links": true });
        let drive = find(&config, &PEOPLE[..3], |view| {
            is_menu(view) && view.round > 8 && view.players[0].growth_tokens > 0
        });
        self.show("levels", &drive, Viewer::Seat(Seat(0)), Mode::Table);
        self.plan("developments-levels", &drive, "developments", "");
        let last = find(&json!({}), &PEOPLE[..2], |view| is_menu(view) && view.end_trigger.is_some());
        self.show("last-turns", &last, Viewer::Seat(Seat(0)), Mode::Table);
    }

    fn over(&self) {
        let mut drive = Drive::of("ecotrade", json!({}), &PEOPLE, 21);
        let mut rng = GameRng::quick(1);
        while drive.moment().stage != Stage::Over {
            drive.advance("merchant", &mut rng);
        }
        self.show("over", &drive, Viewer::Seat(Seat(0)), Mode::Table);
    }

    fn with(&self, drive: &Drive, viewer: Viewer, mode: Mode, look: impl Fn(Scene<'_>, &str)) {
        for language in ["en", "ru"] {
            let moment = drive.moment();
            let words = self.voices.of(&moment.game);
            let players = Players::of(&moment, words, language);
            let voice = Voice::new(words, language, &players);
            let device = moment.device(Some(&drive.token()));
            let eye = Eye { viewer, device, mode, language: language.to_owned(), lessons: false };
            let position = moment.position.as_deref().expect("the match has begun");
            let suffix = if language == "en" { "" } else { "-ru" };
            look(Scene { moment: &moment, position, eye: &eye, voice }, suffix);
        }
    }

    fn show(&self, name: &str, drive: &Drive, viewer: Viewer, mode: Mode) {
        self.with(drive, viewer, mode, |scene, suffix| {
            let drawn = boards::drawing("ecotrade").draw(scene);
            self.write(&format!("{name}{suffix}.html"), &self.page(scene.voice, Frame::Bare, drawn.html));
        });
    }

    fn plan(&self, name: &str, drive: &Drive, plan: &str, asked: &str) {
        let asked = Fields::read(asked.as_bytes()).expect("a form");
        self.with(drive, Viewer::Seat(Seat(0)), Mode::Table, |scene, suffix| {
            let sheet = boards::drawing("ecotrade").plan(scene, plan, &asked).expect("a sheet");
            let body =
                html! { div class="panel sheet-page sheet-wide" { h1 { (sheet.title) } (sheet.body) } };
            self.write(&format!("{name}{suffix}.html"), &self.page(scene.voice, Frame::Page, body));
        });
    }

    fn cards(&self) {
        let listing = ecotable_catalog::game("ecotrade").expect("it is in the catalog");
        let names = ecotable_words::Numbered;
        for (language, name) in [("en", "cards.html"), ("ru", "cards-ru.html")] {
            let voice = Voice::new(self.voices.of(&listing), language, &names);
            let body = boards::drawing("ecotrade").cards(voice).expect("the cards are drawn");
            let body = html! { div class="all-cards" { (body) } };
            self.write(name, &self.page(voice, Frame::Page, body));
        }
    }

    fn page(&self, voice: Voice<'_>, frame: Frame, body: Markup) -> String {
        let drawing = boards::drawing("ecotrade");
        layout(Layout {
            title: "EcoTrade",
            voice,
            languages: self.voices.languages(),
            here: "/",
            links: Links {
                style: "ecotable.css",
                theme: Some("ecotrade.css"),
                script: "client.js",
                icon: "icon.svg",
            },
            frame,
            theme: drawing.theme(),
            stream: None,
            sprite: drawing.sprite(),
            body,
        })
        .into_string()
    }
}
