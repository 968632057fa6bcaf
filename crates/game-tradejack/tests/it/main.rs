//! TradeJack tested: its rules section by section, its rulings, the acceptance cases, laws and golden games.

mod acceptance;
mod bidding;
mod cards;
mod decks;
mod demand;
mod edges;
mod forecast;
mod golden;
mod invariants;
mod knowledge;
mod laws;
mod notation;
mod own_cards;
mod play;
mod product;
mod production;
mod regulations;
mod retail_awards;
mod retail_sales;
mod rulings;
mod scene;
mod score;
mod setup;
mod snapshots;
mod variants;
mod words;
