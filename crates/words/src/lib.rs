//! Sentences in every language, from Fluent files.
