// TABLE: any list of operations that leaves no negative sum. Negating a line twice is nothing, so it
// is enough to keep every line's sign. There always is an answer, so -1 is wrong.
#include "checker.hpp"

using namespace tro_choi;

void check(Reader& input, Reader& output, Reader& answer)
{
    // The longest list that the statement allows.
    const Int most = 20000;
    const Int n = input.natural("n", 2, 700);
    const Int m = input.natural("m", 2, 700);
    std::vector<Int> cells;
    for (Int i = 0; i < n * m; i++) {
        cells.push_back(input.integer("cell", -1000000000, 1000000000));
    }
    input.end();
    // Nothing else of the reference's answer matters.
    answer.natural("k", 0, most);

    const Int k = output.natural("k", 0, most);
    std::vector<Int> rows(static_cast<size_t>(n), 1);
    std::vector<Int> columns(static_cast<size_t>(m), 1);
    for (Int number = 1; number <= k; number++) {
        output.about("operation", number);
        std::vector<Int>& side = output.choice("", {"R", "C"}) == 0 ? rows : columns;
        const Int line = output.natural("line", 1, static_cast<Int>(side.size()));
        side[static_cast<size_t>(line - 1)] *= -1;
    }
    const std::string after = "after all " + to_string(k) + " operations ";
    std::vector<Int> column_sums(columns.size(), 0);
    for (size_t i = 0; i < rows.size(); i++) {
        Int row_sum = 0;
        for (size_t j = 0; j < columns.size(); j++) {
            const Int cell = rows[i] * columns[j] * cells[i * columns.size() + j];
            row_sum += cell;
            column_sums[j] += cell;
        }
        if (row_sum < 0) {
            output.wrong(after + "row " + to_string(i + 1) + " sums to " + to_string(row_sum));
        }
    }
    for (size_t j = 0; j < columns.size(); j++) {
        if (column_sums[j] < 0) {
            output.wrong(
                after + "column " + to_string(j + 1) + " sums to " + to_string(column_sums[j]));
        }
    }
}
