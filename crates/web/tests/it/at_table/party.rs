//! People who sit down at a table.

use std::time::Duration;

use axum::http::StatusCode;

use crate::server::{Answer, Browser, Site, site};

/// A table with its host.
pub struct Party {
    pub site: Site,
    pub host: Browser,
    /// The address of the table, such as `/t/0123456789abcdef`.
    pub path: String,
}

/// What a seat sees that may decide something.
#[derive(Clone, Debug)]
pub struct Asked {
    pub seat: u8,
    pub ticket: String,
    pub actions: Vec<String>,
}

impl Party {
    /// A new table of TradeJack for the host and these others: `open`, or the name of somebody at the host's device.
    pub async fn new(others: &[&str]) -> Self {
        Self::at(site(), others).await
    }

    pub async fn at(site: Site, others: &[&str]) -> Self {
        Self::at_table_of("tradejack", site, others, &[]).await
    }

    /// The same for the game with this id, and with these options, such as `option-edition`.
    pub async fn of(game: &str, others: &[&str], options: &[(&str, &str)]) -> Self {
        Self::at_table_of(game, site(), others, options).await
    }

    async fn at_table_of(game: &str, site: Site, others: &[&str], options: &[(&str, &str)]) -> Self {
        let mut host = site.browser();
        let kinds: Vec<(String, &str)> = (0..)
            .zip(others)
            .flat_map(|(i, &name)| {
                let kind = if name == "open" { "open" } else { "here" };
                [(format!("seat-{i}"), kind), (format!("name-{i}"), name)]
            })
            .collect();
        let mut fields = vec![("name", "Ann"), ("do", "start"), ("option-first_player", "0")];
        fields.extend(kinds.iter().map(|(name, value)| (name.as_str(), *value)));
        fields.extend(options);
        let opened = host.post(&format!("/new/{game}"), &fields).await;
        let path = opened.location().to_owned();
        assert!(path.starts_with("/t/"), "{path}");
        Self { site, host, path }
    }

    /// Two people at one device, in the middle of a match.
    pub async fn at_one_device() -> Self {
        Self::new(&["Bea"]).await
    }

    /// The host and a friend with a device of their own, in the middle of a match.
    pub async fn of_friends() -> (Self, Browser) {
        let mut party = Self::new(&["open"]).await;
        let friend = party.join("Bea").await;
        party.start().await;
        (party, friend)
    }

    /// The code that is shown in the waiting room.
    pub async fn code(&mut self) -> String {
        let page = self.host.get(&self.path).await;
        let link = page.text().split("/j/").nth(1).expect("a link to join").to_owned();
        link.chars().take(6).collect()
    }

    /// Somebody joins with the code.
    pub async fn join(&mut self, name: &str) -> Browser {
        let code = self.code().await;
        let mut browser = self.site.browser();
        let joined = browser.post(&format!("/j/{code}"), &[("name", name)]).await;
        assert_eq!(joined.location(), self.path);
        browser
    }

    pub async fn start(&mut self) {
        let started = self.host.post(&self.to("start"), &[]).await;
        assert_eq!(started.location(), self.path);
    }

    /// An address of this table.
    pub fn to(&self, what: &str) -> String {
        format!("{}/{what}", self.path)
    }

    /// The text page of a seat.
    pub async fn page(&self, browser: &mut Browser, seat: u8) -> Answer {
        let page = browser.get(&format!("{}?mode=text&seat={seat}", self.path)).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.text());
        page
    }

    /// What a seat may decide; `None` if it is not asked.
    pub async fn asked(&self, browser: &mut Browser, seat: u8) -> Option<Asked> {
        let page = self.page(browser, seat).await;
        let actions: Vec<String> = values(&page, "action");
        let ticket = values(&page, "ticket").into_iter().next();
        Some(Asked { seat, ticket: ticket?, actions }).filter(|asked| !asked.actions.is_empty())
    }

    /// Whoever is asked among the host's seats.
    pub async fn host_asked(&mut self) -> Asked {
        let mut host = self.host.clone();
        for seat in 0..2 {
            if let Some(asked) = self.asked(&mut host, seat).await {
                return asked;
            }
        }
        panic!("nobody is asked")
    }

    /// Decides.
    pub async fn act(&self, browser: &mut Browser, asked: &Asked, action: &str) -> Answer {
        let seat = asked.seat.to_string();
        let fields = [("seat", seat.as_str()), ("ticket", &asked.ticket), ("action", action)];
        browser.post(&self.to("act"), &fields).await
    }
}

/// Plays a match to its end; each seat has the browser at its place. Gives how many decisions there were.
pub async fn play_out(party: &Party, browsers: &[Browser]) -> usize {
    let mut decisions = 0;
    'play: loop {
        for (seat, browser) in (0u8..).zip(browsers) {
            let mut browser = browser.clone();
            let Some(asked) = party.asked(&mut browser, seat).await else { continue };
            browser.script = true;
            // Nobody plays that fast.
            tokio::time::advance(Duration::from_secs(1)).await;
            let answer = party.act(&mut browser, &asked, &asked.actions[0]).await;
            assert_eq!(answer.status, StatusCode::NO_CONTENT, "{}", answer.text());
            decisions += 1;
            continue 'play;
        }
        return decisions;
    }
}

/// The values of all fields or buttons of this name.
pub fn values(page: &Answer, name: &str) -> Vec<String> {
    let start = format!("name=\"{name}\" value=\"");
    page.text().split(&start).skip(1).map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
}
