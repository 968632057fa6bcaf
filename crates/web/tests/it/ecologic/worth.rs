//! What a thing for sale costs and would change is told as the rules have it.

use ecotable_ecologic::Decision;
use ecotable_kernel::Viewer;
use ecotable_web::table::Mode;
use ecotable_web::voice::Voices;
use serde_json::{Value, json};

use super::{NAMES, Watcher, position, view};
use crate::drive::Drive;
use crate::html::parse;

/// A game in which everybody draws initiatives and takes the cheap ones; every moment is shown.
fn play(config: Value, seats: usize, mut look: impl FnMut(&Drive)) {
    let mut drive = Drive::of("ecologic", config, &NAMES[..seats], 5);
    loop {
        look(&drive);
        let moment = drive.moment();
        let position = moment.position.as_deref().unwrap();
        let Some(seat) = position.to_act().first() else { return };
        let legal = position.legal(seat);
        let wanted =
            |action: &&String| ["draw", "bid 3", "bid 4", "bid 5", "bid 6"].contains(&action.as_str());
        let action = legal.iter().find(wanted).unwrap_or(&legal[0]);
        drive.decide(seat, action).unwrap();
    }
}

#[test]
fn el_5_2_the_score_with_an_initiative_counts_the_point_that_it_brings() {
    let voices = Voices::all();
    let mut told = 0;
    play(json!({ "tads": false }), 2, |drive| {
        let moment = drive.moment();
        let view = view(&moment, Viewer::Spectator);
        let (Decision::Offer { card, .. }, Some(seat)) = (view.decision, view.seat) else { return };
        let game = position(&moment).game();
        let then = game.foresee(&view, seat).last().unwrap().prospect;
        let (face, player) = (game.face(card), &view.players[seat.index()]);
        let owned = u64::from(player.tokens.oil + player.tokens.mineral) + player.initiatives.len() as u64;
        let base =
            |money: i32, enviro: i32| game.base(money.max(0) as u16, enviro.max(0) as u16).numerator + owned;
        let (money, enviro) = (i32::from(then.money), i32::from(then.enviro));
        let with = base(money - i32::from(face.nominal + face.cost), enviro + i32::from(face.enviro)) + 1;
        let sentence = format!("score {with} instead of {}", base(money, enviro));
        let watcher = Watcher { voices, language: "en", viewer: Viewer::Seat(seat), mode: Mode::Table };
        assert!(watcher.draw(drive).0.contains(&sentence), "{sentence}");
        told += 1;
    });
    assert!(told > 3, "{told}");
}

/// The Expo swaps for a price of its own, and on the platform nobody bids.
#[test]
fn el_4_2_what_is_not_auctioned_has_a_price_and_no_lowest_bid() {
    let voices = Voices::all();
    let (mut swaps, mut sales) = (0, 0);
    let config = json!({ "tads": false, "scenario": ["S02", "S15", "S29", "S30"] });
    play(config, 3, |drive| {
        let moment = drive.moment();
        let view = view(&moment, Viewer::Spectator);
        let (price, words) = match view.decision {
            Decision::ExpoSwap { .. } => (2, "is the price of a swap"),
            Decision::PlatformCard { card } => {
                (position(&moment).game().face(card).nominal, "is the price, without bidding")
            }
            _ => return,
        };
        let viewer = view.seat.map_or(Viewer::Spectator, Viewer::Seat);
        let (html, _) = Watcher { voices, language: "en", viewer, mode: Mode::Table }.draw(drive);
        let shown = parse(&html).iter().find(|element| element.has_class("high")).unwrap().label();
        assert_eq!(shown.trim(), format!("{price}{words}"));
        let swap = matches!(view.decision, Decision::ExpoSwap { .. });
        assert_eq!(html.contains("class=\"worth\""), !swap, "what is given for the card is not known");
        swaps += u32::from(swap);
        sales += u32::from(!swap);
    });
    assert!(swaps > 0 && sales > 0, "{swaps} swaps, {sales} sales");
}
