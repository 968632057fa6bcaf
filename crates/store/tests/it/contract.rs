//! The promises that every store makes.

use ecotable_store::{SqliteStore, contract};

use crate::{folder, open, open_tidy, wait};

#[test]
fn a_store_in_memory_keeps_the_contract() {
    wait(contract::run(&SqliteStore::in_memory().unwrap()));
}

#[test]
fn a_store_in_a_file_keeps_the_contract() {
    let (_folder, path) = folder();
    wait(contract::run(&open(&path)));
}

#[test]
fn a_store_that_tidies_up_all_the_time_keeps_the_contract() {
    let (_folder, path) = folder();
    wait(contract::run(&open_tidy(&path)));
    let (_folder, path) = folder();
    wait(contract::survives_reopening(async || open_tidy(&path)));
}

#[test]
fn a_store_in_a_file_survives_reopening() {
    let (_folder, path) = folder();
    wait(contract::survives_reopening(async || open(&path)));
}
