//! Configs from `name=value` or `name=[one,two]`, as they stand in golden games, and back.

use ecotable_kernel::{Choice, ConfigError, Game};
use serde_json::Value;

/// The default config with these options.
pub(crate) fn config<G: Game>(options: &[&str]) -> Result<G::Config, ConfigError> {
    let mut json = to_json(&G::Config::default());
    for text in options {
        let (name, value) = match list(text) {
            Some(list) => list,
            None => {
                let Choice { name, value } = G::META.option(text)?;
                (name, value)
            }
        };
        match json.as_object_mut() {
            Some(fields) => fields.insert(name.to_owned(), value),
            None => return Err(unreadable(text, "the config is not an object with named fields")),
        };
    }
    serde_json::from_value(json).map_err(|error| unreadable(&options.join(" "), &error.to_string()))
}

/// A list, which stands in the config only: no kind of option has lists as its values.
fn list(text: &str) -> Option<(&str, Value)> {
    let (name, value) = text.split_once('=')?;
    let entries = value.strip_prefix('[')?.strip_suffix(']')?;
    Some((name, entries.split(',').collect()))
}

/// The options in which a config differs from the default.
pub(crate) fn options<G: Game>(config: &G::Config) -> Result<Vec<String>, ConfigError> {
    let (default, json) = (to_json(&G::Config::default()), to_json(config));
    let changed = G::META.options.iter().filter(|spec| json.get(spec.name) != default.get(spec.name));
    let texts: Vec<String> =
        changed.map(|spec| format!("{}={}", spec.name, plain(json.get(spec.name)))).collect();
    let again = self::config::<G>(&texts.iter().map(String::as_str).collect::<Vec<_>>())?;
    if again == *config {
        Ok(texts)
    } else {
        Err(unreadable(&texts.join(" "), "the config has more than its options can say"))
    }
}

fn to_json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("configs are plain data with text keys")
}

fn plain(value: Option<&Value>) -> String {
    match value {
        Some(Value::String(text)) => text.clone(),
        Some(other) => other.to_string(),
        None => String::new(),
    }
}

fn unreadable(name: &str, why: &str) -> ConfigError {
    ConfigError::Option { name: name.to_owned(), why: why.to_owned() }
}
