//! What COBANG stands on, beside what confirms its answers.

use super::*;

#[test]
fn the_table_of_the_document_is_right() {
    // Positive: won after so many moves; negative or 0: lost.
    const TABLE: [[i32; 4]; 12] = [
        [0, 0, 0, 0],
        [0, 1, 1, 1],
        [1, 1, 1, 1],
        [1, 1, -2, 1],
        [1, 1, 1, -2],
        [-2, -2, -2, -2],
        [3, 3, 3, 3],
        [3, -4, 3, 3],
        [3, 3, 3, 3],
        [3, 3, 3, 5],
        [-4, -4, -4, -4],
        [-4, 5, 5, 5],
    ];
    for (row, values) in (1..).zip(TABLE) {
        for (column, value) in (1..).zip(values) {
            let output = Cobang::solve(&Input {
                rows: 12,
                columns: 4,
                row,
                column,
            });
            let expected = format!("{}\n{}\n", u8::from(value > 0), value.abs());
            assert_eq!(output.to_string(), expected, "({row}, {column})");
        }
    }
}
