//! What a lock says of a file.

use std::fmt::Write;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// Size and hash of a file; in the lock one word and another, `12 66861016…`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Digest {
    /// Size in bytes.
    pub bytes: usize,
    /// SHA-256 in hexadecimal.
    pub sha256: String,
}

impl Digest {
    /// Of these bytes.
    pub fn of(bytes: &[u8]) -> Digest {
        Digest {
            bytes: bytes.len(),
            sha256: hexadecimal(&Sha256::digest(bytes)),
        }
    }
}

/// Two digits a byte.
pub fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}

impl From<Digest> for String {
    fn from(digest: Digest) -> String {
        format!("{} {}", digest.bytes, digest.sha256)
    }
}

impl TryFrom<String> for Digest {
    type Error = String;

    fn try_from(text: String) -> Result<Digest, String> {
        let parsed = text.split_once(' ').and_then(|(bytes, sha256)| {
            let bytes = bytes.parse().ok()?;
            let is_hash = sha256.len() == 64 && sha256.bytes().all(|byte| byte.is_ascii_hexdigit());
            is_hash.then(|| Digest {
                bytes,
                sha256: sha256.to_owned(),
            })
        });
        parsed.ok_or_else(|| format!("'{text}' is not a size and a SHA-256"))
    }
}
