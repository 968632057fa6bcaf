//! An option of a match that is a list, such as the events of a scenario in their order.

use ecotable_kernel::Phrase;

/// An option that is a list. Its question has the keys `option-NAME-question` and `option-NAME-effect` of the game.
#[derive(Clone, Debug)]
pub struct ListOption {
    /// Its name in the config.
    pub name: &'static str,
    /// What may be in the list, each at most once.
    pub items: Vec<ListItem>,
    /// Whoever writes the list knows what the players must not know, and does not play.
    pub secret: bool,
}

/// Something that may be in a list.
#[derive(Clone, Debug)]
pub struct ListItem {
    /// What stands for it in the config.
    pub id: String,
    /// What it is called.
    pub name: Phrase,
    /// What it is like, in a word or two.
    pub kind: Phrase,
}

impl ListOption {
    /// What stands for itself in the list by this id.
    pub fn item(&self, id: &str) -> Option<&ListItem> {
        self.items.iter().find(|item| item.id == id)
    }
}
