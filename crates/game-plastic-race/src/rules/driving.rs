//! Plays and runs: which sections can be driven, and driving them (PR-3.3, PR-4.10).

use ecotable_kernel::Step;

use crate::action::Action;
use crate::cards::Card;
use crate::city::{Exit, MOST_EXITS, Node, Section};
use crate::colour::{Colour, Colours, Direction, Effect};
use crate::event::Event;
use crate::game::PlasticRace;
use crate::state::{Board, OpenPlay, Phase, State};
use crate::track::Leg;

/// A way out of the truck's node, with what matters for driving it now.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    pub exit: Exit,
    /// The colours that it shows; all on a bare joker street, none on a double lane.
    pub shown: Colours,
    /// The colours in which it can be driven: those shown if it is open.
    pub drivable: Colours,
    /// Neither its printed direction nor a token that counts is in the way.
    pub open: bool,
    /// Its printed direction is not in the way.
    pub passable: bool,
}

pub(super) type Ways = arrayvec::ArrayVec<Way, MOST_EXITS>;

/// Lists a drive in some of the colours that are possible; a colour is named only where there is a choice.
#[inline]
pub(super) fn list_colours(
    possible: Colours,
    colours: Colours,
    into: &mut Vec<Action>,
    drive: impl Fn(Option<Colour>) -> Action,
) {
    if possible.len() > 1 {
        into.extend(colours.iter().map(|colour| drive(Some(colour))));
    } else if !colours.is_empty() {
        into.push(drive(None));
    }
}

impl PlasticRace {
    /// The effective colours of a section (PR-3.1): of its die, or as printed.
    #[inline]
    pub(crate) fn effective(&self, board: &Board, section: Section) -> Colours {
        board.dice.at(section).map_or(self.city.printed[section.index()], Colour::only)
    }

    /// Whether a section is a double lane.
    #[inline]
    pub(crate) fn is_double(&self, section: Section) -> bool {
        self.city.double & section.bit() != 0
    }

    /// Whether the active seat may drive the section in this direction now, tokens considered (PR-3.1).
    #[inline]
    fn is_open(&self, state: &State, exit: Exit) -> bool {
        let board = &state.board;
        let against = match exit.direction {
            Direction::Forward => board.backward,
            Direction::Backward => board.forward,
        };
        (board.works | against) & !state.turn.police_passes & exit.section.bit() == 0
    }

    /// Whether the printed direction of a section allows to leave by it.
    #[inline]
    pub(crate) fn is_passable(&self, exit: Exit) -> bool {
        exit.direction == Direction::Forward || self.city.printed_one_way & exit.section.bit() == 0
    }

    #[inline(always)]
    fn way(&self, state: &State, exit: Exit) -> Way {
        let double = self.is_double(exit.section);
        let shown = if double { Colours::NONE } else { self.effective(&state.board, exit.section) };
        let passable = self.is_passable(exit);
        let open = passable && self.is_open(state, exit);
        Way { exit, shown, drivable: if open { shown } else { Colours::NONE }, open, passable }
    }

    /// The ways out of a node.
    #[inline]
    pub(super) fn ways(&self, state: &State, node: Node) -> Ways {
        self.city.node(node).exits.iter().map(|&exit| self.way(state, exit)).collect()
    }

    /// The colours in which the open play can go on over a way.
    #[inline]
    pub(super) fn continues(play: &OpenPlay, way: &Way) -> Colours {
        let open = if play.shortcut && way.passable { way.shown } else { way.drivable };
        if play.driven & way.exit.section.bit() != 0 {
            return Colours::NONE;
        }
        let other = play.other.map_or(Colours::NONE, Colour::only);
        open.and(play.colour.only().or(other))
    }

    /// Whether a card must be driven in both its colours (PR-6.5).
    #[inline]
    pub(crate) fn needs_both(&self, card: Card) -> bool {
        !self.config.dashed_partial && self.cards.dashed & card.bit() != 0
    }

    /// Those of the colours from which the other colour of the card can still be reached.
    fn leading_on(&self, state: &State, card: Card, way: &Way, colours: Colours) -> Colours {
        let fits = |&colour: &Colour| {
            let other = self.other_colour(card, colour);
            let play = OpenPlay::begun(way.exit.section, colour, other);
            self.can_change(state, way.exit.to, &play)
        };
        colours.iter().filter(fits).collect()
    }

    /// The colour of a dashed card to which a play may change.
    #[inline]
    fn other_colour(&self, card: Card, colour: Colour) -> Option<Colour> {
        let dashed = self.cards.dashed & card.bit() != 0;
        dashed.then(|| Colours(self.cards.pays[card.index()].0 & !colour.only().0).single()).flatten()
    }

    /// Whether the play, having reached a node, can still come to its other colour (PR-6.5).
    pub(super) fn can_change(&self, state: &State, from: Node, play: &OpenPlay) -> bool {
        let Some(other) = play.other else { return false };
        let (mut seen, mut next) = (from.bit(), from.bit());
        while next != 0 {
            let node = Node(next.trailing_zeros() as u8);
            next &= next - 1;
            if self.city.node(node).must_stop {
                continue;
            }
            for way in self.ways(state, node) {
                let colours = Self::continues(play, &way);
                if colours.contains(other) {
                    return true;
                }
                if colours.contains(play.colour) && seen & way.exit.to.bit() == 0 {
                    seen |= way.exit.to.bit();
                    next |= way.exit.to.bit();
                }
            }
        }
        false
    }

    /// The open play that must go on until its second colour is driven (PR-6.5).
    #[inline]
    pub(super) fn duty(&self, state: &State) -> Option<OpenPlay> {
        if self.config.dashed_partial || state.turn.movement_over {
            return None;
        }
        let open = |play: &OpenPlay| !play.lapsed && self.can_change(state, state.mover().truck, play);
        state.turn.open_play.filter(open)
    }

    /// A duty that a reward has made impossible is over for good, whatever comes later in the play (PR-R67).
    pub(crate) fn lapse_duty(&self, state: &mut State) {
        if state.phase != Phase::Turn {
            return;
        }
        if let Some(play) = state.turn.open_play.filter(|play| play.other.is_some() && !play.lapsed) {
            let lapsed = !self.can_change(state, state.mover().truck, &play);
            state.turn.open_play = Some(OpenPlay { lapsed, ..play });
        }
    }

    /// Every `Continue` (PR-3.6); under duty only those that keep the second colour in reach.
    pub(super) fn list_continues(&self, state: &State, ways: &Ways, into: &mut Vec<Action>) {
        let Some(play) = state.turn.open_play else { return };
        let duty = self.duty(state).is_some();
        for way in ways {
            let section = way.exit.section;
            let possible = Self::continues(&play, way);
            let mut colours = possible;
            if duty && colours.contains(play.colour) {
                let on = OpenPlay { driven: play.driven | section.bit(), ..play };
                if !self.can_change(state, way.exit.to, &on) {
                    colours = Colours(colours.0 & !play.colour.only().0);
                }
            }
            list_colours(possible, colours, into, |colour| Action::Continue(section, colour));
        }
    }

    /// Every `Step` (PR-3.6).
    pub(super) fn list_steps(&self, state: &State, ways: &Ways, into: &mut Vec<Action>) {
        let all = ways.iter().fold(Colours::NONE, |all, way| all.or(way.drivable));
        for card in self.cards.distinct(state.mover().hand).cards() {
            let pays = self.cards.pays[card.index()];
            if pays.and(all).is_empty() {
                continue;
            }
            for way in ways {
                let (section, possible) = (way.exit.section, pays.and(way.drivable));
                let led = self.needs_both(card) && !possible.is_empty();
                let colours = if led { self.leading_on(state, card, way, possible) } else { possible };
                list_colours(possible, colours, into, |colour| Action::Step(card, section, colour));
            }
        }
    }

    /// Every `ShortcutStep` (PR-3.6, PR-4.10).
    pub(super) fn list_shortcuts(&self, state: &State, ways: &Ways, into: &mut Vec<Action>) {
        for card in self.cards.having(state.mover().hand, Effect::Shortcut).cards() {
            let passable = ways.iter().filter(|way| way.passable);
            into.extend(passable.map(|way| Action::ShortcutStep(card, way.exit.section)));
        }
    }

    /// Prolongs the open play.
    pub(super) fn go_on(
        &self,
        state: &mut State,
        section: Section,
        named: Option<Colour>,
        step: &mut Step<Event>,
    ) {
        let (Some(mut play), Some(exit)) =
            (state.turn.open_play, self.city.exit(state.mover().truck, section))
        else {
            return;
        };
        let colours = Self::continues(&play, &self.way(state, exit));
        let Some(colour) = named.or_else(|| colours.single()) else { return };
        play.driven |= section.bit();
        if colour != play.colour {
            (play.colour, play.other, play.lapsed) = (colour, None, false);
        }
        state.turn.open_play = Some(play);
        self.drive(state, exit, Some(colour), step);
    }

    /// Begins a play with a card.
    pub(super) fn begin_play(
        &self,
        state: &mut State,
        (card, section): (Card, Section),
        named: Option<Colour>,
        step: &mut Step<Event>,
    ) {
        let Some(exit) = self.city.exit(state.mover().truck, section) else { return };
        let way = self.way(state, exit);
        let Some(colour) = named.or_else(|| self.cards.pays[card.index()].and(way.shown).single()) else {
            return;
        };
        let seat = state.active;
        state.play_card(card);
        step.tell(|| Event::CardPlayed { seat, card });
        let other = self.other_colour(card, colour);
        state.turn.open_play = Some(OpenPlay::begun(section, colour, other));
        self.drive(state, exit, Some(colour), step);
    }

    /// Begins a play with a shortcut: the run follows one colour and ignores tokens (PR-4.10).
    pub(super) fn begin_shortcut(
        &self,
        state: &mut State,
        card: Card,
        section: Section,
        step: &mut Step<Event>,
    ) {
        let Some(exit) = self.city.exit(state.mover().truck, section) else { return };
        let colour = self.effective(&state.board, section).single();
        let seat = state.active;
        state.play_card(card);
        step.tell(|| Event::ShortcutPlayed { seat, card });
        let goes_on = colour.filter(|_| !self.is_double(section));
        state.turn.open_play =
            goes_on.map(|colour| OpenPlay { shortcut: true, ..OpenPlay::begun(section, colour, None) });
        self.drive(state, exit, colour, step);
    }

    /// Drives one section and arrives (PR-3.4).
    pub(super) fn drive(
        &self,
        state: &mut State,
        exit: Exit,
        colour: Option<Colour>,
        step: &mut Step<Event>,
    ) {
        let Exit { section, to, direction } = exit;
        self.add_leg(&mut state.turn.track, Leg { section, direction, colour });
        state.mover_mut().truck = to;
        let seat = state.active;
        step.tell(|| Event::Drove { seat, section, to: self.node_name(to), colour });
        self.arrive(state, to, step);
    }
}
