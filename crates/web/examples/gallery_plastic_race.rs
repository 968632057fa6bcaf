//! Writes typical moments of a table of Europe Plastic's Race as pages into a folder, to be looked at.
#![expect(clippy::print_stderr, reason = "an example talks to whoever runs it")]

#[path = "../tests/it/drive.rs"]
#[expect(dead_code, reason = "tests use more of it")]
mod drive;

use std::fs;
use std::path::PathBuf;

use drive::Drive;
use ecotable_catalog::Position;
use ecotable_kernel::{GameRng, Seat, Viewer};
use ecotable_plastic_race::{PhaseWords, PlasticRace, View};
use ecotable_rooms::Stage;
use ecotable_web::boards;
use ecotable_web::players::Players;
use ecotable_web::screens::{self, Frame, Layout, Links, layout};
use ecotable_web::server::Fields;
use ecotable_web::table::{self, Drawing, Eye, Mode, Scene};
use ecotable_web::voice::{Voice, Voices};
use maud::{Markup, html};
use serde_json::{Value, json};

const GAME: &str = "plastic-race";
const PEOPLE: [&str; 5] = ["Mira", "Jonas", "Aiko", "bot merchant", "Alexandra the Great"];
const CITIES: [&str; 8] = ["victoria", "paris", "madrid", "berlin", "athens", "rome", "ankara", "london"];

struct Gallery {
    folder: PathBuf,
    voices: std::sync::Arc<Voices>,
}

fn main() {
    let Some(folder) = std::env::args().nth(1) else {
        eprintln!("usage: gallery_plastic_race FOLDER");
        return;
    };
    let gallery = Gallery { folder: PathBuf::from(folder), voices: Voices::new() };
    fs::create_dir_all(&gallery.folder).expect("a folder to write to");
    let styles: String = screens::STYLES.iter().chain(table::STYLES).copied().collect();
    gallery.write("ecotable.css", &styles);
    gallery.write("theme.css", boards::drawing(GAME).style());
    gallery.cities();
    gallery.turns();
    gallery.questions();
    gallery.over();
    gallery.cards();
}

fn view(drive: &Drive, seat: Seat) -> View {
    let position = drive.moment().position.clone().expect("the match has begun");
    let position: &Position<PlasticRace> = position.as_any().downcast_ref().expect("a match of the race");
    position.view_of(Viewer::Seat(seat))
}

/// A match that has come to a moment as wanted.
fn find(config: &Value, names: &[&str], bot: &str, wanted: impl Fn(&View) -> bool) -> Drive {
    for seed in 1..200 {
        let mut drive = Drive::of(GAME, config.clone(), names, seed);
        let mut rng = GameRng::quick(seed);
        while drive.moment().stage != Stage::Over {
            if wanted(&view(&drive, Seat(0))) {
                return drive;
            }
            drive.advance(bot, &mut rng);
        }
    }
    panic!("no match comes to that");
}

fn mine(view: &View) -> bool {
    view.active == Seat(0)
}

impl Gallery {
    fn write(&self, name: &str, text: &str) {
        fs::write(self.folder.join(name), text).expect("the folder can be written to");
    }

    /// Every city in the middle of a game, with something on its streets.
    fn cities(&self) {
        for city in CITIES {
            let drive = find(&json!({ "city": city }), &PEOPLE[..4], "random", |view| {
                let things = view.dice.len() + view.works.len() + view.one_way.len();
                mine(view) && matches!(view.phase, PhaseWords::Turn {}) && view.round > 3 && things >= 4
            });
            self.show(city, &drive, Viewer::Seat(Seat(0)), Mode::Table);
        }
    }

    fn turns(&self) {
        let rome = json!({ "city": "rome" });
        let drive = find(&rome, &PEOPLE, "merchant", |view| {
            let open = view.open_play.is_some() && view.track.len() > 1;
            mine(view) && matches!(view.phase, PhaseWords::Turn {}) && open && view.round > 2
        });
        self.show("driving", &drive, Viewer::Seat(Seat(0)), Mode::Table);
        self.show("waiting", &drive, Viewer::Seat(Seat(1)), Mode::Table);
        self.show("spectator", &drive, Viewer::Spectator, Mode::Table);
        self.show("wall", &drive, Viewer::Spectator, Mode::Wall);
        let drive = find(&rome, &PEOPLE[..3], "merchant", |view| {
            let fresh = view.track.is_empty() && view.own.as_ref().is_some_and(|own| !own.routes.is_empty());
            mine(view) && matches!(view.phase, PhaseWords::Turn {}) && fresh && view.round > 2
        });
        self.show("turn", &drive, Viewer::Seat(Seat(0)), Mode::Table);
        for bin in 1..=4 {
            self.plan(&format!("route-{bin}"), &drive, "route", &format!("to=b{bin}"));
        }
        let own = view(&drive, Seat(0)).own.expect("a seat has cards");
        self.plan("card", &drive, "card", &format!("card={}", own.hand[0]));
    }

    fn questions(&self) {
        type Wanted = fn(&View) -> bool;
        let wanted: [(&str, Wanted); 6] = [
            ("place-die", |view| mine(view) && matches!(view.phase, PhaseWords::PlaceDie { .. })),
            ("place-works", |view| mine(view) && matches!(view.phase, PhaseWords::PlaceWorks { .. })),
            ("direction", |view| mine(view) && matches!(view.phase, PhaseWords::OneWayDirection { .. })),
            ("react", |view| !mine(view) && matches!(view.phase, PhaseWords::React { .. })),
            ("discard", |view| mine(view) && matches!(view.phase, PhaseWords::Discard {})),
            ("ask", |view| mine(view) && matches!(view.phase, PhaseWords::AskFor { .. })),
        ];
        for (name, wanted) in wanted {
            let drive = find(&json!({ "city": "london" }), &PEOPLE[..3], "random", |view| {
                wanted(view) && view.round > 1
            });
            self.show(name, &drive, Viewer::Seat(Seat(0)), Mode::Table);
        }
        let light = find(&json!({}), &PEOPLE[..2], "random", |view| {
            matches!(view.phase, PhaseWords::ChooseLight { seat: Seat(0) })
        });
        self.show("light", &light, Viewer::Seat(Seat(0)), Mode::Table);
    }

    fn over(&self) {
        let mut drive = Drive::of(GAME, json!({ "city": "paris" }), &PEOPLE[..3], 21);
        let mut rng = GameRng::quick(1);
        while drive.moment().stage != Stage::Over {
            drive.advance("merchant", &mut rng);
        }
        self.show("over", &drive, Viewer::Seat(Seat(0)), Mode::Table);
    }

    fn with<T>(
        &self,
        drive: &Drive,
        (viewer, mode): (Viewer, Mode),
        language: &str,
        look: impl FnOnce(Scene<'_>, &dyn Drawing, Voice<'_>) -> T,
    ) -> T {
        let moment = drive.moment();
        let words = self.voices.of(&moment.game);
        let players = Players::of(&moment, words, language);
        let voice = Voice::new(words, language, &players);
        let device = moment.device(Some(&drive.token()));
        let eye = Eye { viewer, device, mode, language: language.to_owned(), lessons: true };
        let position = moment.position.as_deref().expect("the match has begun");
        look(Scene { moment: &moment, position, eye: &eye, voice }, boards::drawing(GAME), voice)
    }

    fn show(&self, name: &str, drive: &Drive, viewer: Viewer, mode: Mode) {
        for (language, suffix) in [("en", ""), ("ru", "-ru")] {
            let page = self.with(drive, (viewer, mode), language, |scene, drawing, voice| {
                self.page(voice, Frame::Bare, drawing.draw(scene).html)
            });
            self.write(&format!("{name}{suffix}.html"), &page);
        }
    }

    /// A sheet for planning, as a page of its own.
    fn plan(&self, name: &str, drive: &Drive, plan: &str, asked: &str) {
        let fields = Fields::read(asked.as_bytes()).expect("a query");
        let eye = (Viewer::Seat(Seat(0)), Mode::Table);
        let page = self.with(drive, eye, "en", |scene, drawing, voice| {
            let sheet = drawing.plan(scene, plan, &fields).expect("there is such a sheet");
            let body =
                html! { div class="panel sheet-page sheet-wide" { h1 { (sheet.title) } (sheet.body) } };
            self.page(voice, Frame::Page, body)
        });
        self.write(&format!("{name}.html"), &page);
    }

    fn cards(&self) {
        let listing = ecotable_catalog::game(GAME).expect("it is in the catalog");
        let names = ecotable_words::Numbered;
        for (language, name) in [("en", "cards.html"), ("ru", "cards-ru.html")] {
            let voice = Voice::new(self.voices.of(&listing), language, &names);
            let body = boards::drawing(GAME).cards(voice).expect("the cards are drawn");
            self.write(name, &self.page(voice, Frame::Page, html! { div class="all-cards" { (body) } }));
        }
    }

    fn page(&self, voice: Voice<'_>, frame: Frame, body: Markup) -> String {
        let drawing = boards::drawing(GAME);
        layout(Layout {
            title: "Europe Plastic's Race",
            voice,
            languages: self.voices.languages(),
            here: "/",
            links: Links {
                style: "ecotable.css",
                theme: Some("theme.css"),
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
