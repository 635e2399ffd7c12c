//! Values that are words in `problem.toml`.

use std::str::FromStr;

use serde::{Deserialize, Deserializer};

pub(crate) fn from_text<'de, D: Deserializer<'de>, T: FromStr<Err = String>>(
    deserializer: D,
) -> Result<T, D::Error> {
    String::deserialize(deserializer)?
        .parse()
        .map_err(serde::de::Error::custom)
}

pub(crate) fn some_from_text<'de, D: Deserializer<'de>, T: FromStr<Err = String>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    from_text(deserializer).map(Some)
}

pub(crate) fn all_from_text<'de, D: Deserializer<'de>, T: FromStr<Err = String>>(
    deserializer: D,
) -> Result<Vec<T>, D::Error> {
    let all = Vec::<String>::deserialize(deserializer)?;
    let read = all.into_iter().map(|it| it.parse());
    read.collect::<Result<_, String>>()
        .map_err(serde::de::Error::custom)
}
