//! The exit rule judged a second time, slowly and on its own, on boards made at random (PR-3.7).

use std::collections::BTreeSet;
use std::sync::Arc;

use ecotable_kernel::GameRng;
use ecotable_plastic_race::city::{City, CityName, read};
use ecotable_plastic_race::{Direction, OneWayAt, PhaseWords};

use crate::scene::Scene;

/// Works and arrows by the numbers of their sections.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tokens {
    pub works: BTreeSet<usize>,
    pub arrows: Vec<(usize, Direction)>,
}

/// What can be reached from each node, itself included.
fn reach(city: &City, tokens: &Tokens) -> Vec<u64> {
    let nodes = city.nodes.len();
    let mut reach: Vec<u64> = (0..nodes).map(|node| 1 << node).collect();
    for (section, [from, to]) in city.ends.iter().enumerate() {
        let printed = city.file.edges[section].oneway.is_some();
        let against = |direction| tokens.arrows.contains(&(section, direction));
        if tokens.works.contains(&section) {
            continue;
        }
        if !against(Direction::Backward) {
            reach[from.index()] |= 1 << to.index();
        }
        if !printed && !against(Direction::Forward) {
            reach[to.index()] |= 1 << from.index();
        }
    }
    for through in 0..nodes {
        for from in 0..nodes {
            if reach[from] & (1 << through) != 0 {
                reach[from] |= reach[through];
            }
        }
    }
    reach
}

/// The nodes from which the core can be reached, and the traps.
fn judge(city: &City, tokens: &Tokens) -> (u64, u64) {
    let reach = reach(city, tokens);
    let component = |node: usize| {
        (0..reach.len())
            .filter(|&other| reach[node] & (1 << other) != 0 && reach[other] & (1 << node) != 0)
            .fold(0u64, |set, other| set | 1 << other)
    };
    let mut core = 0u64;
    for node in 0..reach.len() {
        let found = component(node);
        if found.count_ones() > core.count_ones() {
            core = found;
        }
    }
    let free = (0..reach.len()).filter(|&node| reach[node] & core != 0).fold(0, |set, node| set | 1 << node);
    let entered =
        (0..reach.len()).filter(|&node| core & (1 << node) != 0).fold(0, |set, node| set | reach[node]);
    (free, entered & !core)
}

fn allows(city: &City, before: &Tokens, after: &Tokens, trucks: u64) -> bool {
    let ((free, traps), (still, new)) = (judge(city, before), judge(city, after));
    trucks & free & !still == 0 && new & !traps == 0
}

/// The streets of a position, as far as the exit rule looks at them.
pub(crate) struct Streets {
    pub city: Arc<City>,
    pub tokens: Tokens,
    pub trucks: u64,
}

struct Trial {
    streets: Streets,
    scene: Scene,
}

/// The cities of the box, and a Rome where tokens may lie on streets with a printed direction.
fn cities() -> Vec<(Scene, Arc<City>)> {
    let mut map = read(CityName::Rome.text()).unwrap();
    map.edges.iter_mut().for_each(|edge| edge.untouchable = false);
    let open_rome = Scene::new(CityName::Rome, 2).config(|config| config.map = Some(map.clone()));
    let boxed = CityName::ALL.iter().map(|&name| (Scene::new(name, 2), name.city()));
    boxed.chain([(open_rome, Arc::new(City::new(map.clone()).unwrap()))]).collect()
}

/// A board with tokens and two trucks anywhere.
fn trial((scene, city): &(Scene, Arc<City>), rng: &mut GameRng) -> Trial {
    let touchable: Vec<usize> =
        (0..city.ends.len()).filter(|&section| !city.file.edges[section].untouchable).collect();
    let mut tokens = Tokens::default();
    for _ in 0..rng.below(3) {
        tokens.works.extend(rng.pick(&touchable).copied());
    }
    for _ in 0..rng.below(3) {
        let section = *rng.pick(&touchable).unwrap();
        if tokens.arrows.iter().all(|(other, _)| *other != section) {
            tokens.arrows.push((section, *rng.pick(Direction::ALL).unwrap()));
        }
    }
    let (mut scene, mut trucks) = (scene.clone(), 0);
    for seat in 0..2 {
        let node = rng.below(city.nodes.len() as u32) as usize;
        trucks |= 1 << node;
        scene = scene.truck(seat, &city.file.nodes[node].id);
    }
    scene.start.works =
        tokens.works.iter().map(|section| format!("s{:02}", section + 1).parse().unwrap()).collect();
    let arrow = |&(section, direction): &(usize, Direction)| OneWayAt {
        section: format!("s{:02}", section + 1).parse().unwrap(),
        direction,
    };
    scene.start.one_way = tokens.arrows.iter().map(arrow).collect();
    scene.start.one_way.sort_by_key(|token| token.section);
    Trial { streets: Streets { city: city.clone(), tokens, trucks }, scene }
}

impl Streets {
    fn touchable(&self, section: usize) -> bool {
        !self.city.file.edges[section].untouchable
    }

    /// The sections for works, if one is moved from there.
    pub(crate) fn works(&self, moved: Option<usize>) -> Vec<String> {
        let fits = |&section: &usize| {
            let mut after = self.tokens.clone();
            after.works.retain(|&works| Some(works) != moved);
            let free = self.touchable(section) && !self.tokens.works.contains(&section);
            after.works.insert(section);
            free && allows(&self.city, &self.tokens, &after, self.trucks)
        };
        (0..self.city.ends.len())
            .filter(fits)
            .map(|section| format!("place_works s{:02}", section + 1))
            .collect()
    }

    /// The directions of an arrow on a section, if one is moved from there.
    pub(crate) fn arrows(&self, section: usize, moved: Option<usize>) -> Vec<Direction> {
        let mut lifted = self.tokens.clone();
        lifted.arrows.retain(|&(arrow, _)| Some(arrow) != moved);
        let free = self.touchable(section) && lifted.arrows.iter().all(|(arrow, _)| *arrow != section);
        let fits = |&direction: &Direction| {
            let mut after = lifted.clone();
            after.arrows.push((section, direction));
            let same = self.tokens.arrows.contains(&(section, direction));
            free && !same && allows(&self.city, &self.tokens, &after, self.trucks)
        };
        Direction::ALL.iter().copied().filter(fits).collect()
    }

    /// Whether the works token on a section, or one from the reserve, can go anywhere.
    pub(crate) fn has_works_site(&self, moved: Option<usize>) -> bool {
        !self.works(moved).is_empty()
    }

    /// Whether the one-way token on a section, or one from the reserve, can go anywhere.
    pub(crate) fn has_arrow_site(&self, moved: Option<usize>) -> bool {
        (0..self.city.ends.len()).any(|section| !self.arrows(section, moved).is_empty())
    }
}

impl Trial {
    /// What the rules offer in a phase; nothing if they say that it cannot be.
    fn offered(&self, phase: PhaseWords) -> Vec<String> {
        let scene = self.scene.clone().edit(|start| start.phase = phase);
        let game = ecotable_kernel::Game::new(&scene.config, 2);
        let game: ecotable_plastic_race::PlasticRace = game.unwrap();
        let Ok(state) = ecotable_kernel::Game::restore(&game, &scene.start) else { return Vec::new() };
        let mut legal = Vec::new();
        ecotable_kernel::Game::legal_actions(&game, &state, ecotable_kernel::Seat(0), &mut legal);
        legal.iter().map(ToString::to_string).collect()
    }
}

#[test]
fn pr_3_7_works_go_exactly_where_no_truck_is_locked_in_and_no_trap_arises() {
    let mut rng = GameRng::quick(11);
    let mut refused = 0;
    for city in &cities() {
        for _ in 0..30 {
            let trial = trial(city, &mut rng);
            let moved =
                (trial.streets.tokens.works.len() == 2).then(|| *trial.streets.tokens.works.first().unwrap());
            let expected = trial.streets.works(moved);
            let section = moved.map(|section| format!("s{:02}", section + 1).parse().unwrap());
            assert_eq!(
                trial.offered(PhaseWords::PlaceWorks { moved: section }),
                expected,
                "{:?}",
                trial.scene.start
            );
            refused += trial.streets.city.ends.len() - expected.len();
        }
    }
    assert!(refused > 400, "{refused}");
}

#[test]
fn pr_3_7_arrows_point_exactly_where_no_truck_is_locked_in_and_no_trap_arises() {
    let mut rng = GameRng::quick(12);
    let mut one_sided = 0;
    for city in &cities() {
        for _ in 0..20 {
            let trial = trial(city, &mut rng);
            let moved = (trial.streets.tokens.arrows.len() == 2).then(|| trial.streets.tokens.arrows[0].0);
            let words = moved.map(|section| format!("s{:02}", section + 1).parse().unwrap());
            let sites = trial.offered(PhaseWords::PlaceOneWay { moved: words });
            for section in 0..trial.streets.city.ends.len() {
                let expected = trial.streets.arrows(section, moved);
                let id = format!("s{:02}", section + 1);
                assert_eq!(sites.contains(&format!("place_one_way {id}")), !expected.is_empty(), "{id}");
                let phase = PhaseWords::OneWayDirection { section: id.parse().unwrap(), moved: words };
                let directions: Vec<_> =
                    expected.iter().map(|direction| format!("one_way_direction {direction}")).collect();
                assert_eq!(trial.offered(phase), directions, "{id} {:?}", trial.scene.start);
                one_sided += usize::from(expected.len() == 1);
            }
        }
    }
    assert!(one_sided > 100, "{one_sided}");
}

#[test]
fn pr_r27_a_token_is_turned_round_exactly_where_the_exit_rule_allows_it() {
    let mut rng = GameRng::quick(13);
    let mut turned = [0, 0];
    for city in &cities() {
        for _ in 0..60 {
            let trial = trial(city, &mut rng);
            let offered = trial.offered(PhaseWords::PoliceOption { token: false });
            for (place, &(section, direction)) in trial.streets.tokens.arrows.iter().enumerate() {
                let mut after = trial.streets.tokens.clone();
                after.arrows[place].1 = direction.reversed();
                let expected =
                    allows(&trial.streets.city, &trial.streets.tokens, &after, trial.streets.trucks);
                assert_eq!(offered.contains(&format!("reverse s{:02}", section + 1)), expected);
                turned[usize::from(expected)] += 1;
            }
        }
    }
    assert!(turned.iter().all(|&count| count > 5), "{turned:?}");
}
