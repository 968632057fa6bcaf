//! TradeJack: supermarket buyers bid for sources of palm oil.
