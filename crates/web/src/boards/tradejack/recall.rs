//! What the log says and the view does not: who bid what in this auction, and whether a round has just been sold.

use ecotable_tradejack::{PhaseView, View};

use crate::table::{LastWords, Scene};

/// What was told lately.
#[derive(Clone, Debug, Default)]
pub struct Recall {
    /// Each seat's last word in this auction.
    pub words: LastWords,
    /// The newest line about income, as long as nothing has been sold since.
    pub sold: Option<u64>,
}

impl Recall {
    /// What the viewer heard lately.
    pub fn of(scene: &Scene<'_>, view: &View) -> Self {
        let mut recall = Self { words: LastWords::of(view.players.len()), sold: None };
        recall.listen(scene, matches!(view.phase, PhaseView::Bidding { .. }));
        if let PhaseView::Bidding { auction, .. } = &view.phase {
            recall.words.learn(auction);
        }
        recall
    }

    fn listen(&mut self, scene: &Scene<'_>, bidding: bool) {
        let mut same_auction = bidding;
        for line in scene.moment.log.heard(scene.eye.viewer) {
            let phrase = &line.said.phrase;
            match &*phrase.key {
                "event-source-revealed" => same_auction = false,
                "event-source-sold" | "event-source-unsold" | "event-production-began" => return,
                "event-income-received" => {
                    self.sold = Some(line.number);
                    return;
                }
                _ if same_auction => self.words.hear(phrase),
                _ => {}
            }
        }
    }
}
