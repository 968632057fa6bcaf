//! Every byte that anybody is sent during a whole match is scanned for what they may not know. A game says what its
//! hidden things are called and which pages it has of its own.

mod ecologic;
mod ecotrade;
mod plastic_race;
mod tradejack;

use std::collections::BTreeSet;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Method, StatusCode};
use ecotable_kernel::{Seat, Viewer};
use ecotable_rooms::Stage;
use http_body_util::BodyExt;

use super::party::{Asked, Party, values};
use crate::server::Browser;

/// What can be hidden in a game.
struct Hidden {
    /// The id of the game.
    game: &'static str,
    /// The options that are not the usual ones, as the form for a new table has them.
    options: &'static [(&'static str, &'static str)],
    /// The hidden things that a text names, be it a page or a view.
    named: fn(&str) -> BTreeSet<String>,
    /// The pages of a table that only this game has.
    pages: &'static [&'static str],
}

/// Pages that every table has.
const PAGES: [&str; 7] = ["", "?mode=text", "/wall", "/log", "/record", "?seat=0", "?seat=1"];

/// Somebody who is sent something.
struct Reader {
    hidden: &'static Hidden,
    viewer: Viewer,
    browser: Browser,
    /// The things that they have been allowed to know so far.
    known: BTreeSet<String>,
    /// Whether the match is over, and the seed no secret any more.
    over: bool,
    /// Everything they were sent before that.
    sent: Vec<String>,
}

impl Reader {
    fn new(hidden: &'static Hidden, viewer: Viewer, browser: Browser) -> Self {
        Self { hidden, viewer, browser, known: BTreeSet::new(), over: false, sent: Vec::new() }
    }

    /// What they may know by now.
    async fn learn(&mut self, party: &Party) {
        let table = party.path.rsplit('/').next().unwrap().parse().unwrap();
        let moment = party.site.app.rooms.enter(table).await.unwrap().now();
        let view = moment.position.as_ref().unwrap().view(self.viewer);
        self.known.extend((self.hidden.named)(&view.to_string()));
        self.over = moment.stage == Stage::Over;
    }

    /// What a text names that they may not know.
    fn unknown(&self, text: &str) -> Vec<String> {
        (self.hidden.named)(text).difference(&self.known).cloned().collect()
    }

    fn scan(&mut self, what: &str, text: String) {
        let unknown = self.unknown(&text);
        assert!(unknown.is_empty(), "{:?} learns of {unknown:?} from {what}", self.viewer);
        if !self.over {
            self.sent.push(text);
        }
    }

    async fn read(&mut self, path: &str) {
        for script in [false, true] {
            self.browser.script = script;
            let answer = self.browser.get(path).await;
            self.scan(path, format!("{:?} {}", answer.headers, answer.text()));
        }
        self.browser.script = false;
    }

    /// The whole of what a stream tells at first to somebody who comes back.
    async fn listen(&mut self, party: &Party) {
        let page = self.browser.get(&party.path).await;
        let stream = page.text().split("data-stream=\"").nth(1).unwrap().split('"').next().unwrap();
        let path = format!("{}&again=1", stream.replace("&amp;", "&"));
        let request = self.browser.request(Method::GET, &path).body(Body::empty()).unwrap();
        let response = self.browser.response(request).await;
        assert_eq!(response.status(), StatusCode::OK);
        let mut body = response.into_body();
        let frame = body.frame().await.unwrap().unwrap().into_data().unwrap();
        let text = String::from_utf8(frame.to_vec()).unwrap();
        assert!(text.contains("event: zones"), "{text}");
        self.scan("the stream", text);
    }

    /// Everything that they can ask for.
    async fn look_everywhere(&mut self, party: &Party) {
        self.learn(party).await;
        for page in PAGES.iter().chain(self.hidden.pages) {
            self.read(&format!("{}{page}", party.path)).await;
        }
        self.listen(party).await;
    }
}

/// What a player is asked, on their own page.
async fn asked(party: &Party, reader: &mut Reader, seat: u8) -> Option<Asked> {
    let page = reader.browser.get(&format!("{}?mode=text", party.path)).await;
    reader.learn(party).await;
    reader.scan("the text page", page.text().to_owned());
    let actions = values(&page, "action");
    let ticket = values(&page, "ticket").into_iter().next()?;
    Some(Asked { seat, ticket, actions }).filter(|asked| !asked.actions.is_empty())
}

/// Three people play a whole match at random while somebody watches, and everything that they are sent is scanned.
async fn scan_a_match(hidden: &'static Hidden) {
    let mut party = Party::of(hidden.game, &["open", "open"], hidden.options).await;
    let (second, third) = (party.join("Bea").await, party.join("Cem").await);
    party.start().await;
    let browsers = [party.host.clone(), second, third];
    let mut readers: Vec<_> = (0u8..)
        .map(Seat)
        .map(Viewer::Seat)
        .zip(browsers)
        .map(|(viewer, browser)| Reader::new(hidden, viewer, browser))
        .collect();
    readers.push(Reader::new(hidden, Viewer::Spectator, party.site.browser()));
    for reader in &mut readers {
        reader.learn(&party).await;
    }
    let before: Vec<_> = readers.iter().map(|reader| reader.known.clone()).collect();
    let mut chance = 1u32;
    let mut decisions = 0;
    'play: loop {
        if decisions % 12 == 0 {
            for reader in &mut readers {
                reader.look_everywhere(&party).await;
            }
        }
        for seat in 0..3u8 {
            let Some(asked) = asked(&party, &mut readers[usize::from(seat)], seat).await else { continue };
            tokio::time::advance(Duration::from_secs(1)).await;
            chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let action = asked.actions[(chance >> 16) as usize % asked.actions.len()].clone();
            // A stranger and another seat try it first.
            for other in [(usize::from(seat) + 1) % 3, 3] {
                let answer = party.act(&mut readers[other].browser.clone(), &asked, &action).await;
                assert_eq!(answer.status, StatusCode::FORBIDDEN);
                let text = answer.text().replace(&action, "");
                readers[other].scan("a refusal", text);
            }
            let answer = party.act(&mut readers[usize::from(seat)].browser.clone(), &asked, &action).await;
            assert_eq!(answer.status, StatusCode::SEE_OTHER, "{action}: {}", answer.text());
            decisions += 1;
            // What lies open now may be gone when they look, and the log still tells of it.
            for reader in &mut readers {
                reader.learn(&party).await;
            }
            continue 'play;
        }
        break;
    }
    assert!(decisions > 60, "only {decisions} decisions");
    the_scan_could_fail(&party, hidden, &before).await;
    let secrets = secrets(&party, &readers).await;
    for reader in &readers {
        for (text, secret) in
            reader.sent.iter().flat_map(|text| secrets.iter().map(move |secret| (text, secret)))
        {
            assert!(!text.contains(secret.as_str()), "{:?} was sent a secret of the server", reader.viewer);
        }
    }
}

/// Had anybody been sent the whole position that the match began with, the scan would have found something in it.
async fn the_scan_could_fail(party: &Party, hidden: &Hidden, known: &[BTreeSet<String>]) {
    let table = party.path.rsplit('/').next().unwrap().parse().unwrap();
    let record = party.site.app.rooms.record(table).await.unwrap();
    let beginning = ecotable_catalog::replay(&record).unwrap().rewound().table.snapshot().to_string();
    let named = (hidden.named)(&beginning);
    for known in known {
        let secret = named.difference(known).count();
        assert!(secret > 5, "only {secret} secrets are found in {beginning}");
    }
}

/// What nobody may be sent before the end: the seed, and what proves who sits where.
async fn secrets(party: &Party, readers: &[Reader]) -> Vec<String> {
    let table = party.path.rsplit('/').next().unwrap().parse().unwrap();
    let moment = party.site.app.rooms.enter(table).await.unwrap().now();
    let seed = moment.seed().expect("the match is over").to_string();
    let tokens = readers.iter().flat_map(|reader| reader.browser.cookies().values().cloned());
    tokens.filter(|value| value.len() == 32).chain([seed]).collect()
}
