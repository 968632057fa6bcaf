//! How much one viewer is sent for one decision, over whole games in every city.

use ecotable_plastic_race::city::CityName;
use serde_json::json;

use super::play;
use crate::weight::{LARGEST, Scales};

#[test]
fn an_update_stays_small_in_every_city_and_language() {
    for (number, &city) in CityName::ALL.iter().enumerate() {
        let seats = 2 + number as u8 % 4;
        let mut scales = Scales::new(seats);
        let config = json!({ "city": city.word(), "max_rounds": 3 });
        play(config, seats, 80 + city as u64, |drive, _| scales.weigh(drive));
        assert!(scales.updates.len() > 100, "{city}: {} updates", scales.updates.len());
        let largest = scales.largest();
        assert!(largest.packed <= LARGEST, "{city} with {seats} seats: {largest:?}");
    }
}
