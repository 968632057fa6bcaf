//! Writes typical moments of a table of Ecologic as pages into a folder, to be looked at.
#![expect(clippy::print_stderr, reason = "an example talks to whoever runs it")]

#[path = "../tests/it/drive.rs"]
#[expect(dead_code, reason = "the tests use more of it")]
mod drive;

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use drive::Drive;
use ecotable_catalog::Position;
use ecotable_ecologic::{Decision, Ecologic, Item, View};
use ecotable_kernel::{GameRng, Seat, Viewer};
use ecotable_rooms::Moment;
use ecotable_web::boards;
use ecotable_web::players::Players;
use ecotable_web::screens::new::{Draft, new_table};
use ecotable_web::screens::{self, Frame, GameWords, Layout, Links, layout};
use ecotable_web::server::Fields;
use ecotable_web::table::{self, Eye, Mode, Scene};
use ecotable_web::voice::{Voice, Voices};
use maud::{Markup, html};
use serde_json::{Value, json};

const PEOPLE: [&str; 4] = ["Mira", "Jonas", "bot merchant", "Aiko & Sam"];

struct Gallery {
    folder: PathBuf,
    voices: Arc<Voices>,
}

fn main() {
    let Some(folder) = std::env::args().nth(1) else {
        eprintln!("usage: gallery_ecologic FOLDER");
        return;
    };
    let gallery = Gallery { folder: PathBuf::from(folder), voices: Voices::new() };
    fs::create_dir_all(&gallery.folder).expect("a folder to write to");
    let styles: String = screens::STYLES.iter().chain(table::STYLES).copied().collect();
    gallery.write("ecotable.css", &styles);
    gallery.write("ecologic.css", boards::drawing("ecologic").style());
    gallery.second_edition();
    gallery.first_edition();
    gallery.rare();
    gallery.over();
    gallery.cards();
    gallery.new_table();
}

fn view(moment: &Moment) -> View {
    let position = moment.position.as_ref().expect("the match has begun");
    let position: &Position<Ecologic> = position.as_any().downcast_ref().expect("a match of Ecologic");
    position.view_of(Viewer::Seat(Seat(0)))
}

/// A match that has come to a moment as wanted.
fn find(config: &Value, wanted: impl Fn(&View) -> bool) -> Drive {
    for seed in 1..60 {
        let mut drive = Drive::of("ecologic", config.clone(), &PEOPLE, seed);
        let mut rng = GameRng::quick(seed);
        loop {
            if wanted(&view(&drive.moment())) {
                return drive;
            }
            if !drive.advance("merchant", &mut rng) {
                break;
            }
        }
    }
    panic!("no match comes to that");
}

fn mine(view: &View) -> bool {
    view.seat == Some(Seat(0))
}

impl Gallery {
    fn write(&self, name: &str, text: &str) {
        fs::write(self.folder.join(name), text).expect("the folder can be written to");
    }

    fn second_edition(&self) {
        let me = Viewer::Seat(Seat(0));
        let config = json!({ "edition": "ed2", "deals": true });
        let start = find(&config, |view| mine(view) && matches!(view.decision, Decision::Start2));
        self.show("ed2-start", &start, me, Mode::Table);
        let slot =
            find(&config, |view| mine(view) && view.turn > 6 && matches!(view.decision, Decision::Slot));
        self.show("ed2-slot", &slot, me, Mode::Table);
        let bids = find(&config, |view| {
            let initiative = matches!(view.decision, Decision::Bidding { item: Item::Initiative(_), .. });
            mine(view) && view.turn > 7 && initiative
        });
        self.show("ed2-bidding", &bids, me, Mode::Table);
        self.show("ed2-spectator", &bids, Viewer::Spectator, Mode::Table);
        self.show("ed2-wall", &bids, Viewer::Spectator, Mode::Wall);
        self.show("ed2-waiting", &bids, Viewer::Seat(Seat(1)), Mode::Table);
        let place = find(&config, |view| {
            let tads = view.tads_for_sale.len() < 2;
            mine(view) && view.turn > 8 && tads && matches!(view.decision, Decision::PlaceBought { .. })
        });
        self.show("ed2-place", &place, me, Mode::Table);
    }

    fn first_edition(&self) {
        let me = Viewer::Seat(Seat(0));
        let config = json!({ "edition": "ed1" });
        let mut slot =
            find(&config, |view| mine(view) && view.turn > 9 && matches!(view.decision, Decision::Slot));
        self.show("ed1-slot", &slot, me, Mode::Table);
        self.sheet("ed1-deal", &slot, "touched=1&to=1&give-money=2&take-later=4&take-turn=14");
        let turn = view(&slot.moment()).turn;
        let offer = format!("propose 3 give 1 {}@{} take 2", 3, turn + 2);
        if slot.decide(Seat(0), &offer).is_ok() {
            self.show("ed1-proposed", &slot, me, Mode::Table);
            self.show("ed1-answer", &slot, Viewer::Seat(Seat(3)), Mode::Table);
        }
        let bids = find(&config, |view| {
            let token = matches!(view.decision, Decision::Bidding { item: Item::Token(_), .. });
            mine(view) && view.turn > 10 && token
        });
        self.show("ed1-bidding", &bids, me, Mode::Table);
    }

    fn rare(&self) {
        let me = Viewer::Seat(Seat(0));
        let scenario = |edition: &str, event: &str| {
            let quiet =
                if edition == "ed1" { ["F01", "F03", "F06", "F12"] } else { ["S02", "S04", "S07", "S28"] };
            let events: Vec<&str> = quiet.into_iter().chain([event]).collect();
            json!({ "edition": edition, "event_order": "scenario", "scenario": events, "first_leader": 0, "teams": edition == "ed2" })
        };
        for (name, edition, event) in [
            ("exchange", "ed1", "F08"),
            ("lawsuit", "ed1", "F04"),
            ("levy", "ed1", "F19"),
            ("media", "ed2", "S18"),
            ("cartel", "ed2", "S27"),
            ("bat", "ed2", "S26"),
            ("platform", "ed2", "S30"),
        ] {
            let drive = find(&scenario(edition, event), |view| {
                let rare = matches!(
                    view.decision,
                    Decision::Exchange
                        | Decision::Lawsuit
                        | Decision::LevySet
                        | Decision::Media
                        | Decision::Cartel
                        | Decision::Bat
                        | Decision::Platform
                );
                mine(view) && rare
            });
            self.show(&format!("rare-{name}"), &drive, me, Mode::Table);
        }
    }

    fn over(&self) {
        let config = json!({ "edition": "ed2", "events_per_level": 3 });
        let drive = find(&config, |view| matches!(view.decision, Decision::Over));
        self.show("over", &drive, Viewer::Seat(Seat(0)), Mode::Table);
    }

    fn scene<T>(
        &self,
        drive: &Drive,
        (viewer, mode): (Viewer, Mode),
        language: &str,
        look: impl FnOnce(Scene<'_>) -> T,
    ) -> T {
        let moment = drive.moment();
        let words = self.voices.of(&moment.game);
        let players = Players::of(&moment, words, language);
        let voice = Voice::new(words, language, &players);
        let device = moment.device(Some(&drive.token()));
        let eye = Eye { viewer, device, mode, language: language.to_owned(), lessons: true };
        let position = moment.position.as_deref().expect("the match has begun");
        look(Scene { moment: &moment, position, eye: &eye, voice })
    }

    fn show(&self, name: &str, drive: &Drive, viewer: Viewer, mode: Mode) {
        for (language, suffix) in [("en", ""), ("ru", "-ru")] {
            self.scene(drive, (viewer, mode), language, |scene| {
                let drawn = boards::drawing("ecologic").draw(scene);
                self.write(&format!("{name}{suffix}.html"), &self.page(scene.voice, Frame::Bare, drawn.html));
            });
        }
    }

    fn sheet(&self, name: &str, drive: &Drive, asked: &str) {
        let asked = Fields::read(asked.as_bytes()).expect("a form");
        self.scene(drive, (Viewer::Seat(Seat(0)), Mode::Table), "en", |scene| {
            let plan = boards::drawing("ecologic").plan(scene, "deal", &asked).expect("a sheet");
            let body = html! { div class="panel sheet-page sheet-wide" { h1 { (plan.title) } (plan.body) } };
            self.write(&format!("{name}.html"), &self.page(scene.voice, Frame::Page, body));
        });
    }

    fn cards(&self) {
        let listing = ecotable_catalog::game("ecologic").expect("it is in the catalog");
        let voice = Voice::new(self.voices.of(&listing), "en", &ecotable_words::Numbered);
        let body = boards::drawing("ecologic").cards(voice).expect("the cards are drawn");
        let body = html! { div class="all-cards theme-ecologic" { (body) } };
        self.write("cards.html", &self.page(voice, Frame::Page, body));
    }

    fn new_table(&self) {
        let listing = ecotable_catalog::game("ecologic").expect("it is in the catalog");
        let voice = Voice::new(self.voices.of(&listing), "en", &ecotable_words::Numbered);
        let game = GameWords { listing: &listing, voice };
        let form = "name=Ann&seat-0=open&seat-1=bot&option-edition=ed1&option-event_order=scenario&list-scenario=F01+F04+F04+X9+F21";
        let draft = Draft::read(&listing, &Fields::read(form.as_bytes()).expect("a form"));
        let troubles = draft.check(&listing).err().unwrap_or_default();
        self.write("new.html", &self.page(voice, Frame::Page, new_table(&game, &draft, &troubles)));
    }

    fn page(&self, voice: Voice<'_>, frame: Frame, body: Markup) -> String {
        let drawing = boards::drawing("ecologic");
        layout(Layout {
            title: "Ecologic",
            voice,
            languages: self.voices.languages(),
            here: "/",
            links: Links {
                style: "ecotable.css",
                theme: Some("ecologic.css"),
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
