//! Codes and secrets: what pupils type, what browsers keep, what forms carry.
//!
//! A code is the number of a person and eight letters, `7-KX2P-9MMF`: no list of names is shown to anybody
//! who has none. Its letters are hashed by Argon2id, so a stolen file gives no code away.

use argon2::Argon2;
use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use bilingual::{Fault, Result};
use problem_set::hexadecimal;
use sha2::{Digest, Sha256};
use store::PersonId;

use crate::say;

/// No letter is taken for another.
const LETTERS: &[u8; 32] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/// How many letters a code has.
const LONG: usize = 8;

/// As many random bytes.
///
/// # Errors
/// If the system has none.
pub(crate) fn random<const N: usize>() -> Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| Fault::new(&say::NO_RANDOM))?;
    Ok(bytes)
}

/// A secret of 256 bits, as letters.
///
/// # Errors
/// If the system has no random bytes.
pub(crate) fn secret() -> Result<String> {
    Ok(hexadecimal(&random::<32>()?))
}

/// What is kept of a secret.
pub(crate) fn hash_of(secret: &str) -> Vec<u8> {
    Sha256::digest(secret.as_bytes()).to_vec()
}

/// What a form carries, which only the server can make for this session.
pub(crate) fn token(server: &str, session: &str) -> String {
    hexadecimal(&Sha256::digest(format!("{server} {session}").as_bytes()))
}

/// The letters of a new code, and what is kept of them.
///
/// # Errors
/// If the system has no random bytes.
pub(crate) fn new_code() -> Result<(String, String)> {
    let letters = random::<LONG>()?.map(|it| char::from(LETTERS[usize::from(it) % 32]));
    let letters: String = letters.into_iter().collect();
    let broken = |_| Fault::new(&say::NO_RANDOM);
    let salt = SaltString::encode_b64(&random::<16>()?).map_err(broken)?;
    let hash = Argon2::default().hash_password(letters.as_bytes(), &salt);
    Ok((letters, hash.map_err(broken)?.to_string()))
}

/// Whether these letters are those of the hash. It takes as long where there is none.
pub(crate) fn is_right(letters: &str, hash: Option<&str>) -> bool {
    // Of letters that no code has.
    const NONE: &str = "$argon2id$v=19$m=19456,t=2,p=1$MDAwMDAwMDAwMDAwMDAwMA$fXIQzhyaIRmgOaYMUsS5oVqs/9VBBrLAsvfvTi+tX2g";
    let hash = PasswordHash::new(hash.unwrap_or(NONE));
    hash.is_ok_and(|it| {
        Argon2::default()
            .verify_password(letters.as_bytes(), &it)
            .is_ok()
    })
}

/// A code as it is printed.
pub(crate) fn shown(person: PersonId, letters: &str) -> String {
    let (first, last) = letters.split_at(LONG / 2);
    format!("{person}-{first}-{last}")
}

/// The person and the letters of a code, however it was typed.
pub(crate) fn read(typed: &str) -> Option<(PersonId, String)> {
    let letters: String = typed.chars().filter(char::is_ascii_alphanumeric).collect();
    let at = letters.len().checked_sub(LONG)?;
    let (person, letters) = letters.split_at(at);
    Some((person.parse().ok()?, letters.to_ascii_uppercase()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_however_it_is_typed_and_opens_for_its_letters_alone() {
        let (letters, hash) = new_code().unwrap();
        let printed = shown(17, &letters);
        let sloppy = printed.to_lowercase().replace('-', " ");
        for typed in [
            &printed,
            &sloppy,
            &format!(" {} ", printed.replace('-', "")),
        ] {
            assert_eq!(read(typed), Some((17, letters.clone())), "{typed}");
        }
        assert!(
            hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"),
            "{hash}"
        );
        assert!(is_right(&letters, Some(&hash)));
        assert!(!is_right("23456789", Some(&hash)) && !is_right(&letters, None));
        for typed in [
            "",
            "17",
            "KX2P9MMF",
            "-KX2P-9MMF",
            "x-KX2P-9MMF",
            "99999999999999999999-KX2P-9MMF",
        ] {
            assert_eq!(read(typed), None, "{typed}");
        }
    }

    #[test]
    fn no_two_secrets_are_alike_and_a_token_is_of_one_session() {
        assert_ne!(secret().unwrap(), secret().unwrap());
        assert_eq!(secret().unwrap().len(), 64);
        assert_ne!(token("a", "b"), token("a", "c"));
    }
}
