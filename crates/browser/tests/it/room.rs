//! Whether everything has its room on a desk: no page that scrolls, a log that can be read, nothing cut off.

use anyhow::{Result, ensure};
use ecotable_browser::{Window, WindowOptions};
use serde_json::json;

/// What is looked at, apart from the page and its log. A list of selectors each; what is out of sight does not count.
pub struct Room {
    /// The game in the names of pictures.
    pub game: &'static str,
    /// The sizes of desks.
    pub desks: &'static [(u32, u32)],
    /// Boxes that must show all that is in them.
    pub scrolled: &'static str,
    /// Things that nothing may cover.
    pub covered: &'static str,
    /// Words that must not be wider than their place.
    pub wide: &'static str,
    /// Things that must not stick out of what they lie in.
    pub inside: &'static str,
}

/// What has no room: a high page, a short log, covered numbers, scrolled boxes, words wider than their place.
const CRAMPED: &str = "
    const look = arguments[0];
    const seen = (what) => what ? [...document.querySelectorAll(what)].filter((node) => node.checkVisibility({ visibilityProperty: true })
        && node.getBoundingClientRect().width > 2) : [];
    const box = (node) => node.getBoundingClientRect();
    const log = document.getElementById('logbox');
    const covered = seen(look.covered).filter((thing) => {
        const { x, y, width, height } = box(thing);
        return !thing.contains(document.elementFromPoint(x + width - 6, y + height / 2));
    });
    const wide = seen(look.wide).filter((node) => node.scrollWidth > node.clientWidth + 1);
    const outside = seen(look.inside).filter((node) => box(node).right > box(node.parentElement).right + 1);
    const page = document.documentElement;
    const scrolls = (node) => node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
    const scrolled = seen(look.scrolled).filter(scrolls);
    const said = (list) => list.map((node) => `${node.className}: ${node.textContent.trim().slice(0, 40)} (${node.scrollWidth} x ${node.scrollHeight} in ${node.clientWidth} x ${node.clientHeight})`);
    return {
        log: log ? Math.round(box(log).height) : null,
        high: page.scrollHeight > innerHeight ? [page.scrollHeight] : [],
        covered: said(covered), wide: said([...wide, ...outside]), scrolled: said(scrolled),
    };";

/// The height of a log in which two long lines have room below the title; in a low window it is one.
const LOG: u64 = 120;

impl Room {
    /// Fails if something has no room on one of the desks.
    pub async fn expect(&self, window: &Window, options: WindowOptions, moment: &str) -> Result<()> {
        let look = json!({ "scrolled": self.scrolled, "covered": self.covered, "wide": self.wide, "inside": self.inside });
        for &size in self.desks {
            window.fit(WindowOptions { size, ..options }).await?;
            let found = window.run(CRAMPED, vec![look.clone()]).await?;
            let lists = ["high", "covered", "wide", "scrolled"];
            let free = lists.iter().all(|list| found[*list].as_array().is_some_and(Vec::is_empty));
            let least = if size.1 < 900 { LOG / 2 } else { LOG };
            let log = found["log"].as_u64().unwrap_or_default() >= least;
            window.picture(&format!("{}-room-{moment}-{}", self.game, size.0)).await?;
            ensure!(log && free, "{moment}, {size:?}: {found:#}");
        }
        window.fit(options).await
    }
}
