//! Effects of cards, rewards and the police (PR-4.1 to PR-4.13).

use ecotable_kernel::Seat;
use ecotable_plastic_race::city::Section;
use ecotable_plastic_race::{
    Action, Card, DieAt, Direction, Effect, Event, OneWayAt, PhaseWords, Reward, Wanted,
};

use super::Referee;

impl Referee<'_> {
    pub(super) fn by_effect(&mut self, action: Action) {
        match action {
            Action::Effect(card) => self.use_effect(card),
            Action::PoliceToken => {
                self.mover().police = false;
                self.at.phase = PhaseWords::PoliceOption { token: true };
            }
            Action::Use => match self.at.phase {
                PhaseWords::RewardChoice { reward: Reward::Dice } => self.roll_or_lift(),
                PhaseWords::RewardChoice { reward: Reward::SetDie } => {
                    self.at.phase = PhaseWords::PickDie { lift: None };
                }
                _ => self.begin_one_way(),
            },
            Action::Skip => self.done(),
            Action::PickDie(_) | Action::PlaceDie(_) | Action::DieColour(_) => self.by_die(action),
            Action::Remove(section) => {
                self.at.one_way.retain(|token| token.section != section);
                self.done();
            }
            Action::Reverse(section) => {
                let mut tokens = self.at.one_way.iter_mut();
                let token = tokens.find(|token| token.section == section).unwrap();
                token.direction = token.direction.reversed();
                self.done();
            }
            Action::Pass(section) => {
                self.at.police_passes.push(section);
                self.done();
            }
            Action::PickToken(_)
            | Action::PlaceWorks(_)
            | Action::PlaceOneWay(_)
            | Action::OneWayDirection(_) => {
                self.by_token(action);
            }
            _ => self.by_opponent(action),
        }
    }

    fn done(&mut self) {
        self.at.phase = PhaseWords::Turn {};
    }

    fn use_effect(&mut self, card: Card) {
        self.play_card(card);
        self.at.open_play = None;
        let seat = self.at.active;
        match self.effect(card).unwrap() {
            Effect::RollDice => self.roll_or_lift(),
            Effect::SetDie => self.at.phase = PhaseWords::PickDie { lift: None },
            Effect::Plus2 => self.draw(seat, 2),
            Effect::Plus3 => self.draw(seat, 3),
            Effect::Works if self.at.works.len() < 2 => {
                self.at.phase = PhaseWords::PlaceWorks { moved: None }
            }
            Effect::Works => self.at.phase = PhaseWords::PickToken { token: "works".parse().unwrap() },
            Effect::OneWay => self.begin_one_way(),
            Effect::Police => self.at.phase = PhaseWords::PoliceOption { token: false },
            effect => self.at.phase = PhaseWords::PickSeat { effect, card },
        }
    }

    /// Two dice of the reserve are rolled, or two of the board are lifted first.
    fn roll_or_lift(&mut self) {
        if self.at.dice.len() > 2 {
            self.at.phase = PhaseWords::PickDie { lift: Some(2) };
        } else {
            self.roll();
        }
    }

    fn roll(&mut self) {
        let [colour, next] = self.chance(|event| match event {
            Event::DiceRolled { colours, .. } => Some(*colours),
            _ => None,
        });
        self.at.phase = PhaseWords::PlaceDie { colour, next: Some(next) };
    }

    fn by_die(&mut self, action: Action) {
        match (action, self.at.phase.clone()) {
            (Action::PickDie(section), PhaseWords::PickDie { lift: Some(left) }) => {
                self.at.dice.retain(|die| die.section != section);
                if left == 2 {
                    self.at.phase = PhaseWords::PickDie { lift: Some(1) };
                } else {
                    self.roll();
                }
            }
            (Action::PickDie(section), _) => self.at.phase = PhaseWords::DieColour { section },
            (Action::PlaceDie(section), PhaseWords::PlaceDie { colour, next }) => {
                self.at.dice.push(DieAt { section, colour });
                self.at.phase = match next {
                    Some(colour) => PhaseWords::PlaceDie { colour, next: None },
                    None => PhaseWords::Turn {},
                };
            }
            (Action::DieColour(colour), PhaseWords::DieColour { section }) => {
                let mut dice = self.at.dice.iter_mut();
                dice.find(|die| die.section == section).unwrap().colour = colour;
                self.done();
            }
            other => panic!("{other:?}"),
        }
    }

    fn begin_one_way(&mut self) {
        self.at.phase = match self.at.one_way.len() {
            2 => PhaseWords::PickToken { token: "one_way".parse().unwrap() },
            _ => PhaseWords::PlaceOneWay { moved: None },
        };
    }

    fn by_token(&mut self, action: Action) {
        match (action, self.at.phase.clone()) {
            (Action::PickToken(section), PhaseWords::PickToken { token }) => {
                let moved = Some(section);
                self.at.phase = match token.word() {
                    "works" => PhaseWords::PlaceWorks { moved },
                    _ => PhaseWords::PlaceOneWay { moved },
                };
            }
            (Action::PlaceWorks(section), PhaseWords::PlaceWorks { moved }) => {
                self.at.works.retain(|&works| Some(works) != moved);
                self.at.works.push(section);
                self.done();
            }
            (Action::PlaceOneWay(section), PhaseWords::PlaceOneWay { moved }) => {
                self.at.phase = PhaseWords::OneWayDirection { section, moved };
            }
            (Action::OneWayDirection(direction), PhaseWords::OneWayDirection { section, moved }) => {
                self.put_arrow(section, direction, moved);
            }
            other => panic!("{other:?}"),
        }
    }

    fn put_arrow(&mut self, section: Section, direction: Direction, moved: Option<Section>) {
        self.at.one_way.retain(|token| Some(token.section) != moved);
        self.at.one_way.push(OneWayAt { section, direction });
        self.done();
    }

    fn by_opponent(&mut self, action: Action) {
        match (action, self.at.phase.clone()) {
            (Action::PickSeat(target), PhaseWords::PickSeat { effect, card }) => {
                self.aim(effect, card, target)
            }
            (Action::AskFor(wanted), PhaseWords::AskFor { target }) => {
                let hand = self.player(target).hand.clone();
                let matches = hand.iter().any(|&card| self.matches(card, wanted));
                self.at.phase =
                    if matches { PhaseWords::GiveCard { target, wanted } } else { PhaseWords::Turn {} };
            }
            (Action::GiveCard(card), PhaseWords::GiveCard { target, wanted }) => {
                assert!(self.matches(card, wanted));
                self.hand_over(target, self.at.active, card);
            }
            (Action::SwapOwn(card), PhaseWords::SwapOwn { target }) => {
                self.at.phase = PhaseWords::SwapTheirs { target, own: Some(card) };
            }
            (Action::SwapTheirs(card), PhaseWords::SwapTheirs { target, own }) => {
                self.hand_over(target, self.at.active, card);
                self.hand_over(self.at.active, target, own.unwrap());
            }
            other => panic!("{other:?}"),
        }
    }

    fn matches(&self, card: Card, wanted: Wanted) -> bool {
        let face = self.game.cards().street(card);
        match wanted {
            Wanted::Colour(colour) => face.colours.contains(&colour),
            Wanted::Effect(effect) => face.effect == Some(effect),
        }
    }

    fn hand_over(&mut self, from: Seat, to: Seat, card: Card) {
        assert!(self.player(from).hand.contains(&card));
        self.player(from).hand.retain(|&other| other != card);
        self.player(to).hand.push(card);
        self.done();
    }

    fn aim(&mut self, effect: Effect, card: Card, target: Seat) {
        match effect {
            Effect::Ask => self.at.phase = PhaseWords::AskFor { target },
            Effect::Swap => self.at.phase = PhaseWords::SwapOwn { target },
            Effect::Steal => {
                let stolen = self.chance(|event| match event {
                    Event::CardMoved { card, .. } => Some(*card),
                    _ => None,
                });
                assert!(self.player(target).hand.len() >= 5);
                self.hand_over(target, self.at.active, stolen);
            }
            _ => {
                self.at.played_row.retain(|&other| other != card);
                self.player(target).puncture = Some(card);
                self.done();
            }
        }
    }
}
