//! A message on its way between two processes, or to a file: both of its texts.
//!
//! `#[serde(with = "sandbox::both")]`

use bilingual::{Lang, Message};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Both texts.
pub fn serialize<S: Serializer>(message: &Message, to: S) -> Result<S::Ok, S::Error> {
    Lang::ALL.map(|lang| message.of(lang)).serialize(to)
}

/// The message of both texts.
pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Message, D::Error> {
    let [vi, en] = <[String; 2]>::deserialize(from)?;
    Ok(Message::in_each(|lang| lang.pick(&vi, &en).to_owned()))
}
