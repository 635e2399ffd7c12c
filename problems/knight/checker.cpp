// KNIGHT: every move of the program must be the best one, or on a large board a winning one.
//
// The greedy opponent goes down as fast as it can; the spoiler as slowly as it can, along the edges. On
// a large board the opponent gives up after some moves.
#include "interactor.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

using namespace tro_choi;

extern const char* const GAME_ID = "knight";
extern const bool TELLS_OPENING = true;

namespace {

// Rows and columns up to which every move counts.
const Int LARGEST_TABLE = 1000;
// Moves of the program after which the opponent gives up on a larger board.
const Int PATIENCE = 1000;

// Row and column, from 1.
using Cell = std::pair<Int, Int>;

class Knight : public Game {
public:
    explicit Knight(Reader& opening)
        : rows_(opening.natural("m", 2, 1000000000)), columns_(opening.natural("n", 2, 1000000000))
    {
        const Int row = opening.natural("p", 1, rows_);
        knight_ = {row, opening.natural("q", 1, columns_)};
        if (has_table()) {
            // Row plus column falls with every move.
            table_.assign(static_cast<size_t>(rows_ * columns_), 0);
            for (Int sum = 2; sum <= rows_ + columns_; sum++) {
                for (Int i = std::max<Int>(1, sum - columns_); i <= std::min(rows_, sum - 1); i++) {
                    remoteness({i, sum - i}) = decide({i, sum - i});
                }
            }
        }
    }

    Turn turn() const override
    {
        const bool gives_up = !has_table() && moves_ == PATIENCE && !is_program_;
        if (moves(knight_).empty() || gives_up) {
            return Turn::over;
        }
        return is_program_ ? Turn::program : Turn::opponent;
    }

    Outcome ending() const override { return {}; }

    void hear(Reader& line) override
    {
        const Cell to = read_cell(line);
        const std::string fault = fault_of(to);
        if (!fault.empty()) {
            line.wrong("the move from " + text(knight_) + " to " + text(to) + fault);
        }
        moves_++;
        go(to);
    }

    std::string choose(Opponent opponent, Dice& dice) const override
    {
        std::vector<Cell> all = moves(knight_);
        const auto sum = [](Cell to) { return to.first + to.second; };
        const auto to_edge = [&](Cell to) { return std::min(rows_ - to.first, columns_ - to.second); };
        switch (opponent) {
        case Opponent::random: break;
        case Opponent::best:
            all.erase(std::remove_if(all.begin(), all.end(), [&](Cell to) { return !is_best(to); }),
                all.end());
            break;
        case Opponent::greedy:
            std::stable_sort(all.begin(), all.end(), [&](Cell a, Cell b) { return sum(a) < sum(b); });
            return text(all[0]);
        case Opponent::spoiler:
            std::stable_sort(all.begin(), all.end(), [&](Cell a, Cell b) {
                return std::make_tuple(-sum(a), to_edge(a)) < std::make_tuple(-sum(b), to_edge(b));
            });
            return text(all[0]);
        }
        return text(all[dice.below(all.size())]);
    }

    void play(Reader& line) override { go(read_cell(line)); }

private:
    Int rows_;
    Int columns_;
    Cell knight_{};
    bool is_program_ = true;
    // Moves that the program has made.
    Int moves_ = 0;
    // The number of moves until the end if the winner hurries and the loser delays: even where the
    // player to move loses.
    std::vector<short> table_{};

    bool has_table() const { return std::max(rows_, columns_) <= LARGEST_TABLE; }

    static std::string text(Cell cell)
    {
        return to_string(cell.first) + " " + to_string(cell.second);
    }

    // The cells that the knight can go to, in ascending order.
    std::vector<Cell> moves(Cell from) const
    {
        std::vector<Cell> all;
        const Int jumps[4][2] = {{-2, -1}, {-2, 1}, {-1, -2}, {1, -2}};
        for (const auto& jump : jumps) {
            const Cell to{from.first + jump[0], from.second + jump[1]};
            if (1 <= to.first && to.first <= rows_ && 1 <= to.second && to.second <= columns_) {
                all.push_back(to);
            }
        }
        return all;
    }

    short& remoteness(Cell cell)
    {
        return table_[static_cast<size_t>((cell.first - 1) * columns_ + cell.second - 1)];
    }
    Int remoteness(Cell cell) const
    {
        return table_[static_cast<size_t>((cell.first - 1) * columns_ + cell.second - 1)];
    }

    // The remoteness of a cell all of whose successors are decided.
    short decide(Cell cell) const
    {
        Int win = 0;
        Int delay = 0;
        for (const Cell& to : moves(cell)) {
            const Int length = remoteness(to) + 1;
            if (length % 2 == 1) {
                win = win == 0 ? length : std::min(win, length);
            } else {
                delay = std::max(delay, length);
            }
        }
        return static_cast<short>(win > 0 ? win : delay);
    }

    // Whether the player to move loses, on a board of any size.
    bool is_lost(Cell cell) const
    {
        const Int row = cell.first;
        const Int column = cell.second;
        if (row == rows_ && column == columns_ && rows_ % 4 == 0 && columns_ % 4 == 0) {
            return true;
        }
        if (row == rows_ && rows_ % 4 == 1) {
            return !(column + 1 == columns_ && columns_ % 4 == 1);
        }
        if (column == columns_ && columns_ % 4 == 1) {
            return !(row + 1 == rows_ && rows_ % 4 == 1);
        }
        return (row - 1) % 4 < 2 && (column - 1) % 4 < 2;
    }

    // What is wrong with a legal move to this cell, if anything is.
    std::string fault_of(Cell to) const
    {
        if (!has_table()) {
            return !is_lost(knight_) && !is_lost(to) ? " gives the win away" : "";
        }
        const Int best = remoteness(knight_);
        const Int played = remoteness(to) + 1;
        if (played == best) {
            return "";
        }
        if (best % 2 == 1 && played % 2 == 0) {
            return " gives the win away";
        }
        const std::string lengths = " after " + to_string(played) + " moves of both; it can be ";
        return best % 2 == 1 ? " wins" + lengths + "done in " + to_string(best)
                             : " loses" + lengths + "put off to " + to_string(best);
    }

    bool is_best(Cell to) const
    {
        return has_table() ? remoteness(to) + 1 == remoteness(knight_) : is_lost(to) || is_lost(knight_);
    }

    // The cell that a line names, if the knight can go there.
    Cell read_cell(Reader& line) const
    {
        const Int row = line.natural("row", 1, rows_);
        const Cell to{row, line.natural("column", 1, columns_)};
        const std::vector<Cell> legal = moves(knight_);
        if (std::find(legal.begin(), legal.end(), to) == legal.end()) {
            line.wrong("the knight cannot go from " + text(knight_) + " to " + text(to));
        }
        return to;
    }

    void go(Cell to)
    {
        knight_ = to;
        is_program_ = !is_program_;
    }
};

} // namespace

std::unique_ptr<Game> new_game(Reader& opening)
{
    return std::unique_ptr<Game>(new Knight(opening));
}
