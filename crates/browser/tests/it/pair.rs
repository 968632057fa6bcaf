//! Two people at one table: one with the keyboard alone, the other without script.

use anyhow::{Result, ensure};
use ecotable_browser::WindowOptions;

use crate::person::{Hands, Person, Taste, play_to_the_end};
use crate::setting::set_table;
use crate::stage::Stage;
use crate::whole_games::{code, join, start};

const STILL: WindowOptions = WindowOptions::STILL;

/// A table of a game with these options.
pub struct Pair {
    pub game: &'static str,
    pub options: &'static [(&'static str, &'static str)],
    pub taste: Taste,
}

impl Pair {
    /// One sets the table, the other joins with its code, and both see the match begin.
    pub async fn sit_down(&self, stage: &Stage) -> Result<[Person; 2]> {
        let host = stage.visit(STILL, &format!("/new/{}", self.game)).await?;
        let host = Person::new(host, Hands::Keys).with_taste(self.taste);
        let friend = stage.visit(WindowOptions { script: false, ..STILL }, "/").await?;
        let friend = Person::new(friend, Hands::NoScript).with_taste(self.taste);
        set_table(&host.window, self.options, 1, true).await?;
        join(&friend, &code(&host).await?).await?;
        gather(&host).await?;
        friend.come_back().await?;
        Ok([host, friend])
    }

    /// Both play to the final score, in more decisions than these, and what they see then fits into their windows.
    pub async fn play(&self, people: &mut [Person; 2], at_least: usize) -> Result<()> {
        let decisions = play_to_the_end(people, async |_| Ok(())).await?;
        ensure!(decisions >= at_least, "only {decisions} decisions");
        for (person, name) in people.iter().zip(["keys", "plain"]) {
            person.window.expect_no_sideways_scrolling().await?;
            person.window.picture(&format!("{}-over-{name}", self.game)).await?;
        }
        Ok(())
    }
}

/// The host begins as soon as every seat is taken.
pub async fn gather(host: &Person) -> Result<()> {
    host.window.until("return !document.querySelector('#gather-places .is-free');").await?;
    start(host).await
}
