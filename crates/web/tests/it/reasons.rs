//! Everything that is not allowed leads to a reason, in every game.

use ecotable_web::boards;

use crate::drive::Drive;
use crate::html::Element;
use crate::table::Watcher;

impl Watcher {
    /// Fails if something that cannot be pressed has no reason with a rule of the game, whose rules begin so. Only
    /// taking back has reasons of its own.
    #[track_caller]
    pub fn expect_reasons(&self, drive: &Drive, elements: &[Element<'_>], rules: &str) {
        let drawing = boards::drawing(drive.moment().game.meta.id);
        for control in elements.iter().filter(|element| element.attribute("aria-disabled") == Some("true")) {
            let (address, action) = control.attribute("href").unwrap().split_once("action=").unwrap();
            assert!(address.contains("/why?seat="), "{address}");
            let action = action.replace('+', " ");
            if action == "undo" {
                continue;
            }
            let reason = self.with(drive, None, |scene| drawing.why_not(scene, &action));
            assert!(reason.is_some_and(|reason| reason.rule.starts_with(rules)), "{action}");
        }
    }
}
