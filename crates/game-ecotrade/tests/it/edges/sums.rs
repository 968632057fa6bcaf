//! Every shipment of up to three cards, reckoned a second time in the plainest way and compared (ET-3.5, ET-4.3).

use ecotable_ecotrade::{Cards, Incident, Means, Shipment, ShipmentCard};
use ecotable_kernel::GameRng;

use crate::play::Play;
use crate::scene::{A, Scene};

const BORDERS: [(u8, u8); 10] =
    [(1, 2), (2, 3), (2, 4), (3, 4), (3, 5), (3, 6), (3, 7), (4, 6), (5, 6), (5, 7)];

fn printed(card: Shipment) -> &'static ShipmentCard {
    Cards::standard().shipment(card)
}

fn shown(card: Shipment) -> Vec<Means> {
    printed(card).means.iter().collect()
}

/// The means that all cards show, if they may travel together.
fn means_of(cards: &[Shipment]) -> Vec<Means> {
    let touch = |a: u8, b: u8| a == b || BORDERS.contains(&(a.min(b), a.max(b)));
    let fit = |a: &Shipment, b: &Shipment| {
        touch(printed(*a).origin.0, printed(*b).origin.0)
            && touch(printed(*a).destination.0, printed(*b).destination.0)
    };
    let quantity: u8 = cards.iter().map(|&card| printed(card).quantity).sum();
    let together = quantity <= 7 && cards.iter().all(|a| cards.iter().all(|b| fit(a, b)));
    let common = Means::ALL.into_iter().filter(|it| cards.iter().all(|&card| shown(card).contains(it)));
    if together { common.collect() } else { Vec::new() }
}

/// Time, Growth and Impact before and after an Incident.
fn numbers(
    cards: &[Shipment],
    top: Shipment,
    means: Means,
    owned: &str,
    incident: Incident,
) -> [[i16; 3]; 2] {
    let has = |card: &str| i16::from(owned.contains(card));
    let by = |wanted: Means| i16::from(means == wanted);
    let (n, beneath) = (cards.len() as i16, cards.len() as i16 - 1);
    let least = |it: [i16; 3]| it.map(|number| number.max(1));
    let sum = |of: fn(&ShipmentCard) -> i16| cards.iter().map(|&card| of(printed(card))).sum::<i16>();
    let table = match means {
        _ if shown(top).len() == 1 => [0, 0, 0],
        Means::Road => [0, 0, 0],
        Means::Train => [2, 1, -2],
        Means::Plane => [-1, -2, 2],
        Means::Ship => [2, 2, -1],
    };
    let time = printed(top).printed.time + beneath * (1 - has("D03"));
    let [t, g, i] = least([
        time + table[0],
        sum(|it| it.printed.growth) + table[1],
        sum(|it| it.printed.impact) + table[2],
    ]);
    let before = least([
        t - by(Means::Train) * has("D10"),
        g + by(Means::Road) * has("D01") * n + 2 * beneath * has("D07"),
        i - by(Means::Road) * has("D09") * n
            - by(Means::Ship) * has("D11") * n
            - by(Means::Plane) * has("D12") * 2 * n
            - has("D07") * beneath,
    ]);
    let card = Cards::standard().incident(incident);
    if !card.means.contains(means) {
        return [before, before];
    }
    let time = if owned.contains("D02") { card.change.time.min(0) } else { card.change.time };
    let growth = if owned.contains("D06") { card.change.growth.max(0) } else { card.change.growth };
    [before, least([before[0] + time, before[1] + growth, before[2] + card.change.impact])]
}

/// The cards that may lie on top: one, or one with a single means and one with several.
fn tops(cards: &[Shipment]) -> Vec<Shipment> {
    let slowest = cards.iter().map(|&card| printed(card).printed.time).max();
    let mut tied: Vec<_> =
        cards.iter().copied().filter(|&card| Some(printed(card).printed.time) == slowest).collect();
    tied.sort_unstable();
    let single = tied.iter().find(|&&card| shown(card).len() == 1 && shown(card) != [Means::Road]);
    let several = tied.iter().find(|&&card| shown(card).len() > 1);
    match (single, several) {
        (Some(&one), Some(&other)) => vec![one, other],
        _ => vec![tied[0]],
    }
}

/// Lays the cards together as far as the rules allow; whether all could join.
fn lay(play: &mut Play, cards: &[Shipment]) -> bool {
    play.go("start-with 0");
    for slot in 1..cards.len() {
        let fits = !means_of(&cards[..=slot]).is_empty();
        assert_eq!(
            play.offers_any("add-card") && play.offers(&format!("add-card {slot}")),
            fits,
            "{cards:?}"
        );
        if !fits {
            return false;
        }
        play.go(&format!("add-card {slot}"));
    }
    true
}

/// Compares every way to send these cards; how many there are.
fn check(cards: &[Shipment], rng: &mut GameRng) -> usize {
    let all = ["D01", "D02", "D03", "D06", "D07", "D09", "D10"];
    let mut owned: Vec<&str> = all.into_iter().filter(|_| rng.below(2) == 0).take(5).collect();
    owned.extend(["D11", "D12"].into_iter().filter(|_| rng.below(2) == 0).take(1));
    let owned = owned.join(" ");
    let incident = Incident::all().nth(rng.below(28) as usize).unwrap();
    let names = |cards: &[Shipment]| cards.iter().map(ToString::to_string).collect::<Vec<_>>();
    let scene =
        Scene::new(2).hand(A, &names(cards).join(" ")).owns(A, &owned).incidents(&incident.to_string());
    let mut play = scene.play();
    if !lay(&mut play, cards) {
        return 0;
    }
    let (tops, mut ways) = (tops(cards), 0);
    for &top in &tops {
        let mut laid = play.clone();
        let slot = cards.iter().position(|&card| card == top).unwrap();
        assert_eq!(laid.offers_any("top-card"), tops.len() == 2, "{cards:?}");
        if tops.len() == 2 {
            laid.go(&format!("top-card {slot}"));
        }
        let possible = means_of(cards);
        let told: Vec<_> = possible.iter().map(|it| it.as_str()).collect();
        assert_eq!(laid.options(A), told.join(", "), "{cards:?}");
        for means in possible {
            let [before, after] = numbers(cards, top, means, &owned, incident);
            let preview = format!("{} {}/{}/{}", means.as_str(), before[0], before[1], before[2]);
            assert!(laid.previews().split(", ").any(|it| it == preview), "{cards:?} {owned}: {preview}");
            let mut sent = laid.clone();
            sent.go(means.as_str());
            let arrived = format!("{} {}/{}/{}", means.as_str(), after[0], after[1], after[2]);
            let shipment = sent.shipment(A, 0);
            assert!(
                shipment.starts_with(&top.to_string()) && shipment.ends_with(&arrived),
                "{shipment}: {arrived} {owned} {incident}"
            );
            ways += 1;
        }
    }
    ways
}

#[test]
fn et_4_3_4_every_shipment_has_the_numbers_of_the_rules() {
    let cards: Vec<Shipment> = Shipment::all().collect();
    let (mut rng, mut ways) = (GameRng::quick(1), [0; 3]);
    for (place, &a) in cards.iter().enumerate() {
        ways[0] += check(&[a], &mut rng);
        for (next, &b) in cards.iter().enumerate().skip(place + 1) {
            let pair = check(&[b, a], &mut rng);
            ways[1] += pair;
            if pair > 0 {
                ways[2] += cards[next + 1..].iter().map(|&c| check(&[b, a, c], &mut rng)).sum::<usize>();
            }
        }
    }
    assert_eq!(ways[0], 25 + 21 + 10 + 17, "every means of every card");
    assert!(ways[1] >= 144 && ways[2] >= 122, "{ways:?}");
}
