//! Whether everything has its room on a desk and on a tablet: no page that scrolls, a log that can be read, nothing cut
//! off.

use anyhow::{Result, bail};
use ecotable_browser::{Window, WindowOptions};
use serde_json::json;

/// A common tablet held sideways, with the bars of its browser and without. It is laid out as a desk.
pub const TABLETS: [(u32, u32); 2] = [(1180, 745), (1180, 820)];

/// What is pressed most often, for which a finger needs room.
const PRESSED: &str = "#act :is(.btn, .bid), .orders :is(.btn, label), .table-bar :is(.btn, .logo)";

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
    /// Boxes that must not lie on each other, nor leave the window.
    pub apart: &'static str,
    /// Names of which no word may be broken.
    pub whole: &'static str,
}

impl Room {
    /// A game of which nothing is looked at.
    pub const fn of(game: &'static str) -> Self {
        Self { game, desks: &[], scrolled: "", covered: "", wide: "", inside: "", apart: "", whole: "" }
    }
}

/// What has no room: a high page, a short log, covered numbers, scrolled boxes, boxes on each other, words wider than their
/// place, things too small for a finger.
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
    const boxes = seen(look.apart);
    const meet = (a, b) => a.left + 1 < b.right && b.left + 1 < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom;
    const on = boxes.filter((one, at) => boxes.slice(at + 1).some((other) => meet(box(one), box(other))));
    const out = boxes.filter((one) => box(one).bottom > innerHeight + 1 || box(one).right > innerWidth + 1);
    const small = seen(look.pressed).filter((node) => Math.min(box(node).width, box(node).height) < 43.5);
    const broken = seen(look.whole).filter((name) => {
        const word = name.cloneNode();
        word.style.cssText = 'position: absolute; white-space: nowrap; width: max-content; overflow-wrap: normal; hyphens: none';
        name.after(word);
        const widest = Math.max(...name.textContent.split(' ').map((part) => { word.textContent = part; return word.scrollWidth; }));
        word.remove();
        return widest > name.clientWidth + 1;
    });
    const page = document.documentElement;
    const scrolls = (node) => node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
    const scrolled = seen(look.scrolled).filter(scrolls);
    const said = (list) => list.map((node) => `${node.id || node.className}: ${node.textContent.trim().slice(0, 40)} (${node.scrollWidth} x ${node.scrollHeight} in ${node.clientWidth} x ${node.clientHeight})`);
    return {
        log: log ? Math.round(box(log).height) : null,
        high: page.scrollHeight > innerHeight ? [page.scrollHeight] : [],
        covered: said(covered), wide: said([...wide, ...outside, ...broken]), scrolled: said(scrolled), on: said(on), out: said(out), small: said(small),
    };";

/// The lists that must be empty.
const LISTS: [&str; 7] = ["high", "covered", "wide", "scrolled", "on", "out", "small"];

/// The height of a log in which two long lines have room below the title; in a low window it is one.
const LOG: u64 = 120;

impl Room {
    /// Fails, with a picture of it, if something has no room in the window as it is; gives the height of the log.
    pub async fn expect_here(&self, window: &Window, moment: &str) -> Result<u64> {
        self.expect_with(window, moment, "").await
    }

    async fn expect_with(&self, window: &Window, moment: &str, pressed: &str) -> Result<u64> {
        let look = json!({
            "scrolled": self.scrolled, "covered": self.covered, "wide": self.wide, "inside": self.inside,
            "apart": self.apart, "whole": self.whole, "pressed": pressed,
        });
        let found = window.run(CRAMPED, vec![look]).await?;
        if !LISTS.iter().all(|list| found[*list].as_array().is_some_and(Vec::is_empty)) {
            window.picture(&format!("{}-room-{moment}", self.game)).await?;
            bail!("{moment}: {found:#}");
        }
        Ok(found["log"].as_u64().unwrap_or_default())
    }

    /// Fails if something has no room on one of the desks or tablets.
    pub async fn expect(&self, window: &Window, options: WindowOptions, moment: &str) -> Result<()> {
        for &size in self.desks {
            self.expect_at(window, WindowOptions { size, ..options }, moment, "").await?;
        }
        window.touch(true).await?;
        for size in TABLETS {
            self.expect_at(window, WindowOptions { size, ..options }, moment, PRESSED).await?;
        }
        window.touch(false).await?;
        window.fit(options).await
    }

    async fn expect_at(&self, window: &Window, at: WindowOptions, moment: &str, pressed: &str) -> Result<()> {
        window.fit(at).await?;
        let (width, height) = at.size;
        let moment = format!("{moment}-{width}x{height}");
        let log = self.expect_with(window, &moment, pressed).await?;
        let least = if height < 900 { LOG / 2 } else { LOG };
        if log < least {
            window.picture(&format!("{}-room-{moment}", self.game)).await?;
            bail!("{moment}: the log is {log} high");
        }
        Ok(())
    }
}
