// WBR: a record of a play, worth the part of the reference's total that it earns.
//
// Both records are replayed. Where the reference has looked at all plays it cannot be beaten, so a
// record that does so is a fault of the judge; elsewhere a better record gets all points.
#include "checker.hpp"

#include <algorithm>
#include <utility>

using namespace tro_choi;

namespace {

// Cells up to which the reference is the optimum.
const Int MOST_CELLS_PROVED = 16;

const char EMPTY = '.';

// Row from the bottom and column, both from 1.
using Cell = std::pair<Int, Int>;

class Board {
public:
    explicit Board(const std::vector<std::string>& rows)
        : height_(static_cast<Int>(rows.size())), width_(static_cast<Int>(rows[0].size())), rows_(rows)
    {
    }

    Int height() const { return height_; }
    Int width() const { return width_; }

    // What a cell holds; outside of the board nothing.
    char at(Cell cell) const
    {
        const bool is_on = 1 <= cell.first && cell.first <= height_ && 1 <= cell.second
            && cell.second <= width_;
        return is_on ? rows_[index(height_ - cell.first)][index(cell.second - 1)] : EMPTY;
    }

    Int left() const
    {
        Int count = 0;
        for (const std::string& row : rows_) {
            count += width_ - std::count(row.begin(), row.end(), EMPTY);
        }
        return count;
    }

    // The cells of the region of a cell that is not empty.
    std::vector<Cell> region(Cell cell) const
    {
        std::vector<Cell> cells(1, cell);
        for (size_t done = 0; done < cells.size(); done++) {
            const Cell from = cells[done];
            const Cell beside[] = {{from.first - 1, from.second}, {from.first + 1, from.second},
                {from.first, from.second - 1}, {from.first, from.second + 1}};
            for (const Cell& next : beside) {
                const bool is_known = std::find(cells.begin(), cells.end(), next) != cells.end();
                if (at(next) == at(cell) && !is_known) {
                    cells.push_back(next);
                }
            }
        }
        return cells;
    }

    // Removes cells; the rest falls, and empty columns close to the left.
    void remove(const std::vector<Cell>& cells)
    {
        for (const Cell& cell : cells) {
            rows_[index(height_ - cell.first)][index(cell.second - 1)] = EMPTY;
        }
        const Board before = *this;
        for (std::string& row : rows_) {
            row.assign(row.size(), EMPTY);
        }
        Int filled = 0;
        for (Int column = 1; column <= width_; column++) {
            Int fallen = 0;
            for (Int row = 1; row <= height_; row++) {
                const char cell = before.at({row, column});
                if (cell != EMPTY) {
                    fallen++;
                    rows_[index(height_ - fallen)][index(filled)] = cell;
                }
            }
            filled += fallen > 0 ? 1 : 0;
        }
    }

private:
    Int height_;
    Int width_;
    // From the top.
    std::vector<std::string> rows_;

    static size_t index(Int number) { return static_cast<size_t>(number); }
};

// The total that ends a record; as in most languages it may begin with a plus.
bool read_total(View word, Int& total)
{
    word.remove_prefix(word[0] == '+' ? 1 : 0);
    total = 0;
    for (char byte : word) {
        total = 10 * total + (byte - '0');
        if (!is_digit(byte) || total > std::numeric_limits<unsigned>::max()) {
            return false;
        }
    }
    return !word.empty();
}

void must_be(Reader& reader, const char* name, Int right, Int said, Int number)
{
    if (said != right) {
        reader.wrong("move " + to_string(number) + ": the " + name + " is " + to_string(right)
            + ", not " + to_string(said));
    }
}

// Replays a record and gives what it earns, if that and all that it says is true.
Int replay(Board board, Reader& reader)
{
    Int earned = 0;
    for (Int number = 1;; number++) {
        reader.about("move", number);
        const std::string move = "move " + to_string(number) + ": ";
        const View word = reader.word("colour or total");
        if (word != "W" && word != "B" && word != "R") {
            earned += board.left() == 0 ? 1000 : 0;
            Int total = 0;
            if (!read_total(word, total)) {
                reader.format(move + "expected W, B, R or the total, found " + quoted(word));
            }
            if (total != earned) {
                reader.wrong(
                    "the total is " + to_string(earned) + ", not " + to_string(total));
            }
            const Int left = reader.natural("r", 0, 400);
            if (left != board.left()) {
                reader.wrong(
                    to_string(board.left()) + " cells are left, not " + to_string(left));
            }
            return total;
        }
        const Int row = reader.natural("i", 1, board.height());
        const Int column = reader.natural("j", 1, board.width());
        const char found = board.at({row, column});
        const std::string where
            = move + "the cell in row " + to_string(row) + ", column " + to_string(column);
        if (found == EMPTY) {
            reader.wrong(where + " is empty");
        }
        if (found != word[0]) {
            reader.wrong(where + " is " + found + ", not " + word[0]);
        }
        const std::vector<Cell> region = board.region({row, column});
        const Int size = static_cast<Int>(region.size());
        if (size < 2) {
            reader.wrong(where + " is a region of its own");
        }
        const Int score = (size - 2) * (size - 2);
        must_be(reader, "size", size, reader.natural("size", 0, 1000000), number);
        must_be(reader, "score", score, reader.natural("score", 0, 1000000), number);
        earned += score;
        board.remove(region);
    }
}

} // namespace

void check(Reader& input, Reader& output, Reader& answer)
{
    const Int m = input.natural("m", 2, 20);
    const Int n = input.natural("n", 2, 20);
    std::vector<std::string> rows;
    for (Int i = 0; i < m; i++) {
        const View row = input.word("row");
        if (static_cast<Int>(row.size()) != n || row.find_first_not_of("WBR") != row.npos) {
            input.wrong("a row of letters W, B and R is expected, as long as the board is wide");
        }
        rows.emplace_back(row);
    }
    input.end();
    const Board board(rows);
    const Int best = replay(board, answer);
    const Int total = replay(board, output);
    if (total > best && board.left() <= MOST_CELLS_PROVED) {
        fault("a record earns " + to_string(total) + ", the reference only " + to_string(best));
    }
    if (total < best) {
        throw Outcome{Verdict::partial,
            to_string(total) + " of " + to_string(best) + ", the reference's total",
            static_cast<double>(total) / static_cast<double>(best)};
    }
}
