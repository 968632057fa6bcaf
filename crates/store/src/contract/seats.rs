//! Promises about seats.

use ecotable_kernel::Seat;

use super::{append_all, expect_log, holder, row, table};
use crate::error::StoreError;
use crate::ids::TokenHash;
use crate::store::Store;

pub(super) async fn are_taken_once(store: &dyn Store) {
    let table = table(store, 301).await;
    let otter = holder("otter's token", "Quiet Otter");
    assert_eq!(store.claim_seat(table, Seat(2), otter.clone()).await, Ok(()));
    assert_eq!(store.claim_seat(table, Seat(2), otter.clone()).await, Ok(()), "a repeated request");
    let late = store.claim_seat(table, Seat(2), holder("heron's token", "Late Heron"));
    assert_eq!(late.await, Err(StoreError::SeatTaken(Seat(2))));
    let beyond = store.claim_seat(table, Seat(3), holder("heron's token", "Late Heron"));
    assert_eq!(beyond.await, Err(StoreError::NoSuchSeat(Seat(3))));
    assert_eq!(store.seats(table).await, Ok(vec![(Seat(2), otter.clone())]));

    let heron = holder("heron's token", "Late Heron");
    assert_eq!(store.claim_seat(table, Seat(0), heron.clone()).await, Ok(()));
    assert_eq!(store.seats(table).await, Ok(vec![(Seat(0), heron), (Seat(2), otter)]));
}

pub(super) async fn change_hands_with_the_token_only(store: &dyn Store) {
    let table = table(store, 311).await;
    let (old, new) = (holder("old token", "Quiet Otter"), holder("new token", "Loud Otter"));
    let change = |from: &str| store.change_seat(table, Seat(0), TokenHash::of(from.as_bytes()), new.clone());
    assert_eq!(change("old token").await, Err(StoreError::NotHolder(Seat(0))), "a free seat");
    store.claim_seat(table, Seat(0), old.clone()).await.expect("a free seat");
    assert_eq!(change("a guess").await, Err(StoreError::NotHolder(Seat(0))));
    assert_eq!(store.seats(table).await, Ok(vec![(Seat(0), old)]));
    assert_eq!(change("old token").await, Ok(()));
    assert_eq!(change("old token").await, Err(StoreError::NotHolder(Seat(0))), "the old token is void");
    assert_eq!(store.seats(table).await, Ok(vec![(Seat(0), new.clone())]));
    let beyond = store.change_seat(table, Seat(3), TokenHash::of(b"old token"), new.clone());
    assert_eq!(beyond.await, Err(StoreError::NoSuchSeat(Seat(3))));
}

pub(super) async fn are_forgotten_without_the_log(store: &dyn Store) {
    let table = table(store, 321).await;
    append_all(store, table, &[row(0, "pass", 1)]).await;
    for seat in Seat::all(3) {
        store.claim_seat(table, seat, holder(&seat.to_string(), "Somebody")).await.expect("a free seat");
    }
    assert_eq!(store.free_seat(table, Seat(1)).await, Ok(()));
    assert_eq!(store.free_seat(table, Seat(1)).await, Ok(()), "a free seat stays free");
    assert_eq!(store.free_seat(table, Seat(3)).await, Err(StoreError::NoSuchSeat(Seat(3))));
    let left = vec![(Seat(0), holder("0", "Somebody")), (Seat(2), holder("2", "Somebody"))];
    assert_eq!(store.seats(table).await, Ok(left));
    assert_eq!(store.forget_seats(table).await, Ok(()));
    assert_eq!(store.seats(table).await, Ok(vec![]));
    expect_log(store, table, &[row(0, "pass", 1)]).await;
}
