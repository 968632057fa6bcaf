//! Four people at a table, each with a stream and a connection of their own.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use tokio::time::timeout;

use crate::events::Events;
use crate::http::{Answer, Client};

/// How long a screen may take before it counts as lost.
const LOST: Duration = Duration::from_secs(20);

/// A table with four people.
pub struct Table {
    server: SocketAddr,
    from: Ipv4Addr,
    /// Its address.
    pub path: String,
    people: Vec<Person>,
    chance: u32,
}

struct Person {
    client: Client,
    screen: String,
    events: Option<Events>,
    ticket: String,
    actions: Vec<String>,
}

/// The address from which table `number` comes: no two share one.
pub fn home(number: u32) -> Ipv4Addr {
    let [_, a, b, c] = (number + 0x100).to_be_bytes();
    Ipv4Addr::new(127, a + 1, b, c)
}

impl Table {
    /// Opens a table, lets three more join, and starts.
    pub async fn gather(server: SocketAddr, number: u32) -> Result<Self> {
        let from = home(number);
        let mut host = Client::new(server, from);
        let form = "name=Ann&seat-0=open&seat-1=open&seat-2=open&do=start";
        let opened = host.post("/new/tradejack", form, false).await?;
        let path = accept(&mut host, &opened)?;
        let waiting = host.get(&path).await?.text();
        let code = code(&waiting).context("the waiting room shows no code")?;
        let mut clients = vec![host];
        for name in ["Ben", "Cem", "Dora"] {
            let mut guest = Client::new(server, from);
            let joined = guest.post(&format!("/j/{code}"), &format!("name={name}"), false).await?;
            accept(&mut guest, &joined)?;
            clients.push(guest);
        }
        let started = clients[0].post(&format!("{path}/start"), "", true).await?;
        ensure!(started.status == 204, "the match does not start: {}", started.status);
        let people = clients.into_iter().map(Person::new).collect();
        Ok(Self { server, from, path, people, chance: number })
    }

    /// A table that exists, with the cookies of its four people.
    pub fn again(server: SocketAddr, number: u32, path: &str, cookies: &[String]) -> Self {
        let from = home(number);
        let person = |cookie: &String| {
            let mut client = Client::new(server, from);
            client.cookie.clone_from(cookie);
            Person::new(client)
        };
        let people = cookies.iter().map(person).collect();
        Self { server, from, path: path.to_owned(), people, chance: number }
    }

    /// The cookies of its people.
    pub fn cookies(&self) -> Vec<String> {
        self.people.iter().map(|person| person.client.cookie.clone()).collect()
    }

    /// Everybody opens the page and its stream.
    pub async fn sit_down(&mut self) -> Result<()> {
        for person in &mut self.people {
            let page = person.client.get(&self.path).await?;
            ensure!(page.status == 200, "the table does not show: {}", page.status);
            let page = page.text();
            person.read(&page);
            person.screen = attribute(&page, "data-stream=\"").context("the page has no stream")?;
            person.events =
                Some(Events::open(self.server, self.from, &person.screen, &person.client.cookie).await?);
        }
        Ok(())
    }

    /// Everybody leaves.
    pub fn stand_up(&mut self) {
        self.people.iter_mut().for_each(|person| person.events = None);
    }

    /// One page, as somebody who comes back asks for it.
    pub async fn page(&mut self) -> Result<Answer> {
        self.people[0].client.get(&self.path).await
    }

    /// Somebody decides; how long until all four screens show it. `None` when the match is over, or the server finds that
    /// this goes too fast for people.
    pub async fn play(&mut self) -> Result<Option<Duration>> {
        for person in &mut self.people {
            while let Some(event) = person.events.as_mut().and_then(|events| events.ready("zones")) {
                person.read(&event.data);
            }
        }
        let Some((who, action)) = self.choose() else { return Ok(None) };
        let person = &mut self.people[who];
        let form = format!("ticket={}&action={}", person.ticket, action.replace(' ', "+"));
        let begin = Instant::now();
        let answer = person.client.post(&format!("{}/act", self.path), &form, true).await?;
        // A seat may not decide faster than a person could for long.
        if answer.status == 429 {
            return Ok(None);
        }
        ensure!(answer.status == 204, "`{action}` was answered {}: {}", answer.status, answer.text());
        person.actions.clear();
        let mut last = begin;
        for person in &mut self.people {
            let events = person.events.as_mut().context("everybody sits")?;
            match timeout(LOST, events.next("zones")).await {
                Ok(Some(event)) => {
                    last = last.max(event.at);
                    person.read(&event.data);
                }
                _ => bail!("a screen did not hear of `{action}`"),
            }
        }
        Ok(Some(last - begin))
    }

    /// Whether the four produce.
    pub fn is_producing(&self) -> bool {
        self.people.iter().any(|person| person.actions.iter().any(|action| action == "confirm"))
    }

    /// A seat that may begin a set, and how.
    pub async fn staging(&mut self) -> Result<(u8, String)> {
        for (seat, person) in (0u8..).zip(&mut self.people) {
            let page = person.client.get(&self.path).await?.text();
            let mut actions = page.split("<button").skip(1).filter_map(action);
            if let Some(set) = actions.find(|action| action.starts_with("set ")) {
                return Ok((seat, set));
            }
        }
        bail!("nobody can begin a set")
    }

    /// Who decides what: mostly they pass, sometimes they bid, and what they produce they confirm at once, because
    /// only what everybody hears can be measured on every screen.
    fn choose(&mut self) -> Option<(usize, String)> {
        let (who, person) = self.people.iter().enumerate().find(|(_, person)| !person.actions.is_empty())?;
        self.chance = self.chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let bids = self.chance >> 24 < 64;
        let by_name = |wanted: &str| person.actions.iter().find(|action| action.starts_with(wanted));
        let bid = by_name("bid").filter(|_| bids);
        let action =
            bid.or_else(|| by_name("pass")).or_else(|| by_name("confirm")).or(person.actions.first());
        action.map(|action| (who, action.clone()))
    }
}

impl Person {
    fn new(client: Client) -> Self {
        Self { client, screen: String::new(), events: None, ticket: String::new(), actions: Vec::new() }
    }

    /// Reads what can be done from a page, or from the zone of a page that has changed.
    fn read(&mut self, html: &str) {
        let Some(begin) = html.find("id=\"act\"") else { return };
        let zone = &html[begin..];
        let zone = &zone[..zone.find("</form>").unwrap_or(zone.len())];
        self.actions = zone.split("<button").skip(1).filter_map(action).collect();
        if let Some((_, rest)) = zone.split_once("name=\"ticket\"")
            && let Some(ticket) = attribute(rest, "value=\"")
        {
            self.ticket = ticket;
        }
    }
}

fn action(button: &str) -> Option<String> {
    let tag = button.split('>').next()?;
    tag.contains("name=\"action\"").then(|| attribute(tag, "value=\""))?
}

fn attribute(html: &str, begin: &str) -> Option<String> {
    let (_, rest) = html.split_once(begin)?;
    Some(rest.split('"').next()?.replace("&amp;", "&"))
}

/// The six letters of the join address in the waiting room.
fn code(html: &str) -> Option<String> {
    let (_, rest) = html.split_once("/j/")?;
    Some(rest.chars().take(6).collect())
}

/// Takes the cookie of an answer that leads on, and says where it leads.
fn accept(client: &mut Client, answer: &Answer) -> Result<String> {
    ensure!(answer.status == 303, "status {}: {}", answer.status, answer.text());
    if let Some(cookie) = answer.header("set-cookie").and_then(|cookie| cookie.split(';').next()) {
        cookie.clone_into(&mut client.cookie);
    }
    Ok(answer.header("location").context("it leads nowhere")?.to_owned())
}
