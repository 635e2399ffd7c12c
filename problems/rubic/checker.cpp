// RUBIC: any list of operations that solves the board, if there is no shorter one. How few are enough
// is known from the reference's list, which is replayed too.
#include "checker.hpp"

#include <array>

using namespace tro_choi;

namespace {

using Board = std::array<Int, 16>;

// Carries out n operations; fails if they do not lead to the solved board.
void replay(Board cells, Int n, Reader& reader)
{
    for (Int number = 1; number <= n; number++) {
        reader.about("operation", number);
        const bool is_row = reader.natural("kind", 1, 2) == 1;
        const Int line = reader.natural("line", 1, 4) - 1;
        const Int by = reader.natural("cells", 1, 3);
        const Board before = cells;
        for (Int place = 0; place < 4; place++) {
            const Int to = (place + by) % 4;
            const Int from_cell = is_row ? 4 * line + place : 4 * place + line;
            const Int to_cell = is_row ? 4 * line + to : 4 * to + line;
            cells[static_cast<size_t>(to_cell)] = before[static_cast<size_t>(from_cell)];
        }
    }
    reader.about("");
    for (size_t i = 0; i < 16; i++) {
        if (cells[i] != static_cast<Int>(i) + 1) {
            reader.wrong("after all " + to_string(n) + " operations " + to_string(cells[i])
                + " stands in the place of " + to_string(i + 1));
        }
    }
}

} // namespace

void check(Reader& input, Reader& output, Reader& answer)
{
    // More than any board needs.
    const Int most = 1000;
    Board cells{};
    for (size_t i = 0; i < 16; i++) {
        cells[i] = input.natural("cell", 1, 16);
        for (size_t j = 0; j < i; j++) {
            if (cells[j] == cells[i]) {
                input.wrong("two cells hold the same number");
            }
        }
    }
    input.end();

    const Int fewest = answer.natural("n", 0, most);
    replay(cells, fewest, answer);
    const Int n = output.natural("n", 0, most);
    if (n > fewest) {
        output.wrong(to_string(n) + " operations, but " + to_string(fewest) + " are enough");
    }
    replay(cells, n, output);
    if (n < fewest) {
        fault(to_string(n) + " operations solve the board, the reference needs "
            + to_string(fewest));
    }
}
