//! Promises about requests that come at the same time.

use std::future::poll_fn;
use std::task::Poll;

use super::{change, expect_log, room, row, table};
use crate::error::StoreError;
use crate::ids::TableId;
use crate::model::{Room, RoomRecord};
use crate::store::{Answer, Store};

/// Waits for all answers, so that all requests are under way at once.
async fn all<T>(mut answers: Vec<Answer<'_, T>>) -> Vec<Result<T, StoreError>> {
    let mut results: Vec<_> = answers.iter().map(|_| None).collect();
    poll_fn(|context| {
        for (answer, result) in answers.iter_mut().zip(&mut results) {
            if result.is_none()
                && let Poll::Ready(ready) = answer.as_mut().poll(context)
            {
                *result = Some(ready);
            }
        }
        if results.iter().all(Option::is_some) { Poll::Ready(()) } else { Poll::Pending }
    })
    .await;
    results.into_iter().flatten().collect()
}

pub(super) async fn many_tables_grow_at_once(store: &dyn Store) {
    let mut tables = Vec::new();
    for id in 601..633 {
        tables.push(table(store, id).await);
    }
    for seq in 0..8 {
        let appends = tables.iter().map(|&table| store.append(table, row(seq, "pass", u128::from(seq))));
        let answers = all(appends.collect()).await;
        assert_eq!(answers, vec![Ok(seq); tables.len()]);
    }
    let rows: Vec<_> = (0..8).map(|seq| row(seq, "pass", u128::from(seq))).collect();
    for table in tables {
        expect_log(store, table, &rows).await;
    }
}

pub(super) async fn one_wins_each_row(store: &dyn Store) {
    let table = table(store, 641).await;
    let mut winners = Vec::new();
    for seq in 0..24 {
        let rows: Vec<_> = (0..8).map(|rival| row(seq, "pass", u128::from(seq * 8 + rival))).collect();
        let answers = all(rows.iter().map(|row| store.append(table, row.clone())).collect()).await;
        let beaten = StoreError::Conflict { asked: seq, present: seq + 1 };
        assert_eq!(answers.iter().filter(|&answer| *answer == Err(beaten.clone())).count(), 7);
        let winner = answers.iter().position(|answer| *answer == Ok(seq)).expect("one wins");
        winners.push(rows[winner].clone());
    }
    expect_log(store, table, &winners).await;
}

pub(super) async fn copies_of_one_request_are_one(store: &dyn Store) {
    let table = table(store, 651).await;
    let answers = all((0..8).map(|_| store.append(table, row(0, "pass", 1))).collect()).await;
    assert_eq!(answers, vec![Ok(0); 8]);
    expect_log(store, table, &[row(0, "pass", 1)]).await;
}

pub(super) async fn one_wins_each_change(store: &dyn Store) {
    let table = TableId(661);
    store.open_room(table, room("RACE")).await.expect("a new room");
    for version in 0..8 {
        let rivals: Vec<_> = (0..8).map(|rival| Room { body: vec![rival], ..room("RACE") }).collect();
        let changes = rivals.iter().map(|rival| store.save_room(table, change(version, rival.clone())));
        let answers = all(changes.collect()).await;
        let beaten = StoreError::RoomChanged { present: version + 1 };
        assert_eq!(answers.iter().filter(|&answer| *answer == Err(beaten.clone())).count(), 7);
        let winner = answers.iter().position(|answer| *answer == Ok(version + 1)).expect("one wins");
        let now = RoomRecord { version: version + 1, room: rivals[winner].clone() };
        assert_eq!(store.room(table).await, Ok(now));
    }
}

pub(super) async fn one_gets_the_code(store: &dyn Store) {
    let answers = all((671..679).map(|id| store.open_room(TableId(id), room("WANTED"))).collect()).await;
    assert_eq!(answers.iter().filter(|&answer| *answer == Err(StoreError::CodeTaken)).count(), 7);
    let winner = (671..).zip(&answers).find(|(_, answer)| answer.is_ok()).map(|(id, _)| TableId(id));
    assert_eq!(store.room_of("WANTED").await, Ok(winner));
}
