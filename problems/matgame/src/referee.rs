//! MATGAME: the whole number of open play, and the value of simultaneous play within 10^-5.

use crate::Matgame;
use bilingual::Message;
use checker::special::{DIFFERENCE, NAMED, read_input};
use checker::{Checked, Reader, Tolerance};

mod say {
    bilingual::sentences! {
        OPEN_PLAY: "tổng khi chơi mở", "value of open play";
        SIMULTANEOUS_PLAY: "giá trị khi chơi đồng thời", "value of simultaneous play";
    }
}

/// More than eight entries can add up to.
const LARGEST: i64 = 10_000_000;

/// What the statement allows in the second line.
const TOLERANCE: Tolerance = Tolerance {
    absolute: 1e-5,
    relative: 1e-5,
};

pub(crate) fn check(
    input: &[u8],
    output: &mut Reader<'_>,
    answer: &mut Reader<'_>,
) -> Result<(), Checked> {
    let input = read_input::<Matgame>(input)?;
    let most_a_round = i64::from(crate::LARGEST);
    let most = most_a_round * i64::try_from(input.rounds).expect("at most 8");
    let name = say::OPEN_PLAY;
    let expected = answer.int(name, -most..=most)?;
    let found = output.int(name, -LARGEST..=LARGEST)?;
    if found != expected {
        return Err(output.wrong(NAMED.with(&[&name, &DIFFERENCE.with(&[&expected, &found])])));
    }
    let name = say::SIMULTANEOUS_PLAY;
    let (expected, found) = (answer.float(name)?, output.float(name)?);
    match TOLERANCE.fault(expected, found) {
        None => Ok(()),
        Some(fault) => {
            let numbers = Message::from(DIFFERENCE.with(&[&expected, &found]));
            let fault = Message::from(NAMED.with(&[&numbers, &fault]));
            Err(output.wrong(NAMED.with(&[&name, &fault])))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use checker::special::run;

    fn judged(output: &str, answer: &str) -> String {
        let input = b"1 1 1\n-1000000\n";
        run(check, input, output.as_bytes(), answer.as_bytes()).to_string()
    }

    #[test]
    fn the_first_line_is_exact_and_the_second_nearly() {
        let answer = "-1\n2.562442\n";
        for right in [
            "-1\n2.562442\n",
            "-1 2.56245",
            "-1\n2.5624421\n",
            "-1\n2.56243\n",
            "-1\r\n25624.42e-4\r\n",
        ] {
            assert_eq!(judged(right, answer), "ok", "{right}");
        }
        assert_eq!(
            judged("-2\n2.562442\n", answer),
            "wrong answer token 1 (line 1): value of open play: expected -1, found -2"
        );
        assert_eq!(
            judged("-1\n2.5625\n", answer),
            "wrong answer token 2 (line 2): value of simultaneous play: expected 2.562442, \
             found 2.5625: the error 5.8e-5 is more than 1e-5 absolute and 1e-5 relative"
        );
    }

    #[test]
    fn large_values_may_be_off_by_their_share_and_zero_may_have_a_sign() {
        assert_eq!(judged("0\n-123457.0", "0\n-123456.0"), "ok");
        assert_eq!(judged("0\n-0.000000\n", "0\n0.000000\n"), "ok");
        assert_eq!(judged("-0\n0\n", "0\n0.000000\n"), "ok");
        assert!(judged("0\n-123458.0", "0\n-123456.0").starts_with("wrong answer"));
        assert!(judged("0\n0.00002", "0\n0.000000").starts_with("wrong answer"));
    }

    #[test]
    fn what_is_no_number_is_told() {
        let answer = "0\n0.500000\n";
        assert_eq!(
            judged("0.0\n0.5\n", answer),
            "wrong output format token 1 (line 1): value of open play: expected a number in \
             -10000000..=10000000, found '0.0'"
        );
        assert_eq!(
            judged("0\n1/2\n", answer),
            "wrong output format token 2 (line 2): value of simultaneous play: expected a \
             decimal number, found '1/2'"
        );
        assert_eq!(
            judged("0\n", answer),
            "wrong output format the output ends after token 1 (line 1): value of simultaneous \
             play: expected a decimal number"
        );
        assert!(judged("0\n0.5\n1\n", answer).starts_with("wrong answer token 3"));
        assert!(judged("0\nnan\n", answer).starts_with("wrong answer token 2"));
        assert!(judged("0\n0.5\n", "0\nnan\n").starts_with("FAIL the reference's file"));
        assert!(judged("0\n0.5\n", "0\n").starts_with("FAIL the reference's file"));
    }
}
