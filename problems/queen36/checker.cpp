// QUEEN (Bài 36): any order of captures that is legal and long enough.
//
// Pawns above the queen's row are all still there, because the queen never was higher; so upwards it
// meets the next pawn of a sorted column or diagonal. Within its row it meets the pawns that are left on
// both sides of the captured block around it.
#include "checker.hpp"

#include <algorithm>
#include <array>
#include <utility>

using namespace tro_choi;

namespace {

struct Cell {
    Int x;
    Int y;
};

// First the line, then the place in it.
using Pairs = std::vector<std::pair<Int, Int>>;

// The numbers of the column and of the diagonals through a cell.
std::array<Int, 3> lines_of(Cell cell)
{
    return {cell.x, cell.x - cell.y, cell.x + cell.y};
}

Int place_of(const Pairs& sorted, Int line, Int at)
{
    return std::lower_bound(sorted.begin(), sorted.end(), std::make_pair(line, at)) - sorted.begin();
}

class Board {
public:
    explicit Board(const std::vector<Cell>& pawns)
    {
        for (const Cell& pawn : pawns) {
            rows_.emplace_back(pawn.y, pawn.x);
            for (size_t kind = 0; kind < 3; kind++) {
                lines_[kind].emplace_back(lines_of(pawn)[kind], pawn.y);
            }
        }
        std::sort(rows_.begin(), rows_.end());
        for (Pairs& line : lines_) {
            std::sort(line.begin(), line.end());
        }
        start_ = end_ = place_of(rows_, 0, 0);
    }

    // Captures the pawn on a cell, or says why not.
    const char* capture(Cell pawn)
    {
        if (pawn.y < queen_.y) {
            return "stands below the queen";
        }
        const Int place = place_of(rows_, pawn.y, pawn.x);
        if (pawn.y == queen_.y) {
            if (start_ <= place && place < end_) {
                return "is captured already";
            }
            if (place + 1 == start_) {
                start_ = place;
            } else if (place == end_) {
                end_++;
            } else {
                return "is not the nearest one in the row";
            }
        } else {
            size_t kind = 0;
            while (kind < 3 && lines_of(pawn)[kind] != lines_of(queen_)[kind]) {
                kind++;
            }
            if (kind == 3) {
                return "is on no line with the queen";
            }
            const Int above = place_of(lines_[kind], lines_of(pawn)[kind], queen_.y + 1);
            if (lines_[kind][static_cast<size_t>(above)].second != pawn.y) {
                return "is not the nearest one in its direction";
            }
            start_ = place;
            end_ = place + 1;
        }
        queen_ = pawn;
        return nullptr;
    }

private:
    // All pawns by row, and by column and diagonal.
    Pairs rows_{};
    std::array<Pairs, 3> lines_{};
    Cell queen_{0, 0};
    // The places in `rows_` that the queen has emptied in her row.
    Int start_ = 0;
    Int end_ = 0;
};

} // namespace

void check(Reader& input, Reader& output, Reader& answer)
{
    const Int farthest = 1000000000;
    const Int n = input.natural("n", 1, 1000000);
    std::vector<Cell> pawns;
    for (Int i = 0; i < n; i++) {
        const Int x = input.integer("x", -farthest, farthest);
        const Int y = input.integer("y", 0, farthest);
        if (x == 0 && y == 0) {
            input.wrong("a pawn stands on the queen's cell");
        }
        pawns.push_back({x, y});
    }
    input.end();
    const Int best = answer.natural("k", 0, n);
    const Int k = output.natural("k", 0, n);
    if (k < best) {
        output.wrong("expected " + to_string(best) + " pawns, found " + to_string(k));
    }
    Board board(pawns);
    for (Int number = 1; number <= k; number++) {
        output.about("capture", number);
        const Int pawn = output.natural("", 1, n);
        const char* const reason = board.capture(pawns[static_cast<size_t>(pawn - 1)]);
        if (reason != nullptr) {
            output.wrong(
                "capture " + to_string(number) + ": pawn " + to_string(pawn) + " " + reason);
        }
    }
    if (k > best) {
        output.end();
        fault("the output captures " + to_string(k) + " pawns, the reference only "
            + to_string(best));
    }
}
