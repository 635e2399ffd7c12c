//! Times on the wall as the clocks of the school tell them.

/// Year, month, day, hour and minute of a time, by clocks that are so many hours ahead of UTC.
pub(crate) fn told(wall_ms: i64, zone: i64) -> [i64; 5] {
    let minutes = wall_ms.div_euclid(60_000) + zone * 60;
    let (day, minute) = (minutes.div_euclid(1440), minutes.rem_euclid(1440));
    // The calendar of 400 years, from the first of March of the year 0.
    let shifted = day + 719_468;
    let (era, of_era) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let date = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year + 400 * era + i64::from(month < 3);
    [year, month, date, minute / 60, minute % 60]
}

/// The time that a field of a form names, such as `2026-12-04T22:00`, by the same clocks.
pub(crate) fn read(field: &str, zone: i64) -> Option<i64> {
    let numbers = field.split(|it: char| !it.is_ascii_digit());
    let numbers: Option<Vec<i64>> = numbers.map(|it| it.parse().ok()).collect();
    let [year, month, date, hour, minute] = *numbers?.first_chunk()?;
    if !(1970..10_000).contains(&year) || !(1..13).contains(&month) || !(1..32).contains(&date) {
        return None;
    }
    let (from_march, year) = ((month + 9) % 12, year - i64::from(month < 3));
    let of_year = (153 * from_march + 2) / 5 + date - 1;
    let day = 365 * year + year / 4 - year / 100 + year / 400 + of_year - 719_468;
    let wall_ms = ((day * 24 + hour - zone) * 60 + minute) * 60_000;
    // There is no 31st of June, and no 24 o'clock.
    (told(wall_ms, zone) == [year + i64::from(month < 3), month, date, hour, minute])
        .then_some(wall_ms)
}

/// The same time as the field has it.
pub(crate) fn field(wall_ms: i64, zone: i64) -> String {
    let [year, month, date, hour, minute] = told(wall_ms, zone);
    format!("{year:04}-{month:02}-{date:02}T{hour:02}:{minute:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_and_a_time_are_one_and_what_is_no_date_is_none() {
        // 2026-02-28 17:30 UTC.
        assert_eq!(read("2026-03-01T00:30", 7), Some(1_772_299_800_000));
        assert_eq!(read("2026-03-01 00:30:59", 7), Some(1_772_299_800_000));
        for day in 0..3000 {
            let time = (day * 1440 * 13 + day % 1440) * 60_000;
            for zone in [-5, 0, 7] {
                assert!(
                    day == 0 || read(&field(time, zone), zone) == Some(time),
                    "{time}"
                );
            }
        }
        for bad in [
            "",
            "T",
            "2026-06-31T10:00",
            "2025-02-29T10:00",
            "2026-01-01T24:00",
            "2026-01-01T10:60",
            "2026-13-01T10:00",
            "2026-01-01",
            "1234-01-01T10:00",
            "99999999999999999999-01-01T10:00",
        ] {
            assert_eq!(read(bad, 7), None, "{bad}");
        }
    }
}
