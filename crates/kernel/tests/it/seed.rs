//! Seeds and the promises about them.

use ecotable_kernel::{Commitment, Seed, SeedError};

const SEVEN: &str = "79682ae059dffd294d15d9d9c7ce6f487fbde759ac63b479054e379d87bb8a87";
const PROMISE: &str = "f7c7bd1055360b99c84accca1e0b89c2a0e4cf5c1f9fb95cd1c3b5fabdec6761";

fn seed(text: &str) -> Seed {
    text.parse().unwrap()
}

#[test]
fn a_short_text_stands_for_its_hash() {
    assert_eq!(seed("7").to_string(), SEVEN);
    assert_ne!(seed("7"), seed("07"));
}

#[test]
fn sixty_four_digits_are_the_seed_itself() {
    assert_eq!(seed(SEVEN), seed("7"));
    assert_eq!(seed(&SEVEN.to_uppercase()), seed("7"));
    assert_eq!(seed(&"0".repeat(64)), Seed::new([0; 32]));
}

#[test]
fn what_cannot_be_a_seed_is_refused() {
    assert_eq!("".parse::<Seed>(), Err(SeedError));
    assert_eq!("x".repeat(65).parse::<Seed>(), Err(SeedError));
    assert!("x".repeat(64).parse::<Seed>().is_ok());
    assert!("0".repeat(63).parse::<Seed>().is_ok());
    assert!("ё".repeat(64).parse::<Seed>().is_ok(), "characters are counted, not bytes");
    assert_eq!("ё".repeat(65).parse::<Seed>(), Err(SeedError));
}

#[test]
fn the_commitment_fixes_the_seed_and_does_not_tell_it() {
    assert_eq!(seed("7").commitment().to_string(), PROMISE);
    let zero = "9c1dd39eab21ee9e20d8374d5d060469b8a98e015ab613be7b5bd49e8165aa40";
    assert_eq!(Seed::new([0; 32]).commitment().to_string(), zero);
}

#[test]
fn a_debug_print_never_tells_the_seed() {
    let printed = format!("{:?}", seed("7"));
    assert!(printed.contains(PROMISE) && !printed.contains(SEVEN), "{printed}");
}

#[test]
fn each_game_of_a_series_has_its_own_seed() {
    let first = "038569128fbfff6b2751bc20445353dbccd9d3f2845190e8122c15d62a9a56d7";
    let second = "fe894cf3838c82cb2861e0764acbe80b8a063983e611b9583d1c68e21acffb57";
    assert_eq!(seed("7").of_series(0).to_string(), first);
    assert_eq!(seed("7").of_series(1).to_string(), second);
}

#[test]
fn seeds_and_commitments_survive_json() {
    let (seed, promise) = (seed("7"), seed("7").commitment());
    assert_eq!(serde_json::to_string(&seed).unwrap(), format!("\"{SEVEN}\""));
    assert_eq!(serde_json::from_str::<Seed>(&format!("\"{SEVEN}\"")).unwrap(), seed);
    assert_eq!(serde_json::from_str::<Commitment>(&format!("\"{PROMISE}\"")).unwrap(), promise);
    assert!(serde_json::from_str::<Commitment>("\"7\"").is_err());
    assert!(serde_json::from_str::<Seed>("\"\"").is_err());
}
