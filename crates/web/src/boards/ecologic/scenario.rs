//! The scenario: whoever leads the game writes down which events come, and players do not see it.

use ecotable_ecologic::{Config, Ecologic, Edition, printed};
use ecotable_kernel::{Game, Phrase};

use super::cards::level;
use crate::table::{ListItem, ListOption};

/// The events of the chosen edition, if their order is to be written down.
pub fn list(chosen: &dyn Fn(&str) -> String) -> Option<ListOption> {
    if chosen("event_order") != "scenario" {
        return None;
    }
    let edition = if chosen("edition") == "ed1" { Edition::Ed1 } else { Edition::Ed2 };
    let game = Ecologic::new(&Config { edition, ..Config::default() }, 4).ok()?;
    let item = |(card, face): (_, &ecotable_ecologic::EventFace)| ListItem {
        id: face.id.clone(),
        name: game.say_event_card(card),
        kind: Phrase::new("el-ui-event-level").with("level", level(face.level)),
    };
    Some(ListOption {
        name: "scenario",
        items: printed(edition).each_event().map(item).collect(),
        secret: true,
    })
}
