// GAME10: the program has to win; how is its own affair.
//
// The greedy opponent takes a win and gives none away if it need not. The best one also leaves the program
// as few answers as it can that give nothing away. The spoiler goes for fresh rows and fills columns
// from the edge with small and large numbers, and leaves a column to be completed now and then: one who
// looks only at rows does not see it.
#include "interactor.hpp"

#include <algorithm>
#include <array>

using namespace tro_choi;

extern const char* const GAME_ID = "game10";
extern const bool TELLS_OPENING = false;

namespace {

// A number from 1 to 4 in a cell; row and column from 0.
struct Move {
    size_t row;
    size_t column;
    Int number;

    std::string text() const
    {
        return to_string(row + 1) + " " + to_string(column + 1) + " " + to_string(number);
    }
};

// How many numbers a line holds, and their sum.
struct Line {
    Int count = 0;
    Int sum = 0;
};

struct Board {
    // 0 is an empty cell.
    std::array<std::array<Int, 4>, 4> cells{};

    Line row(size_t row) const
    {
        Line line;
        for (size_t i = 0; i < 4; i++) {
            line.count += cells[row][i] > 0 ? 1 : 0;
            line.sum += cells[row][i];
        }
        return line;
    }

    Line column(size_t column) const
    {
        Line line;
        for (size_t i = 0; i < 4; i++) {
            line.count += cells[i][column] > 0 ? 1 : 0;
            line.sum += cells[i][column];
        }
        return line;
    }

    Board with(const Move& move) const
    {
        Board after = *this;
        after.cells[move.row][move.column] = move.number;
        return after;
    }

    std::vector<Move> moves() const
    {
        std::vector<Move> all;
        for (size_t i = 0; i < 16; i++) {
            for (Int number = 1; number <= 4 && cells[i / 4][i % 4] == 0; number++) {
                all.push_back({i / 4, i % 4, number});
            }
        }
        return all;
    }

    // Whether a move completes a line to 10.
    bool wins(const Move& move) const
    {
        const auto is_ten = [](Line line) { return line.count == 4 && line.sum == 10; };
        const Board after = with(move);
        return is_ten(after.row(move.row)) || is_ten(after.column(move.column));
    }

    // Whether somebody can complete a line to 10 at once.
    bool is_ripe() const
    {
        const std::vector<Move> all = moves();
        return std::any_of(all.begin(), all.end(), [&](const Move& move) { return wins(move); });
    }

    // Whether somebody can complete a column to 10 at once, but nobody a row.
    bool is_bait() const
    {
        const auto is_nearly_ten = [](Line line) { return line.count == 3 && 6 <= line.sum && line.sum <= 9; };
        bool has_column = false;
        for (size_t i = 0; i < 4; i++) {
            has_column = has_column || is_nearly_ten(column(i));
            if (is_nearly_ten(row(i))) {
                return false;
            }
        }
        return has_column;
    }

    // How many moves leave the next player without a win at once.
    Int harmless() const
    {
        const std::vector<Move> all = moves();
        return std::count_if(
            all.begin(), all.end(), [&](const Move& move) { return !with(move).is_ripe(); });
    }
};

template <class Wanted> std::vector<Move> filtered(const std::vector<Move>& all, Wanted wanted)
{
    std::vector<Move> some;
    std::copy_if(all.begin(), all.end(), std::back_inserter(some), wanted);
    return some;
}

class Game10 : public Game {
public:
    Turn turn() const override
    {
        if (is_won_ || board_.moves().empty()) {
            return Turn::over;
        }
        return is_program_ ? Turn::program : Turn::opponent;
    }

    Outcome ending() const override
    {
        // The winner has just moved.
        if (is_won_ && !is_program_) {
            return {};
        }
        return {Verdict::wrong, is_won_ ? "the opponent has won" : "the game is drawn"};
    }

    void hear(Reader& line) override
    {
        const Move move = read_move(line);
        const bool wins = board_.wins(move);
        if (wins && line.at_end()) {
            line.format(move.text() + " wins, but WIN is missing");
        }
        if (!line.at_end()) {
            line.choice("the word after the move", {"WIN"});
            if (!wins) {
                line.wrong(move.text() + " does not win");
            }
        }
        write(move);
    }

    std::string choose(Opponent opponent, Dice& dice) const override
    {
        std::vector<Move> all = board_.moves();
        if (opponent != Opponent::random) {
            const std::vector<Move> winning
                = filtered(all, [&](const Move& move) { return board_.wins(move); });
            std::vector<Move> baits;
            if (opponent == Opponent::spoiler && dice.flip()) {
                baits = filtered(all, [&](const Move& move) { return board_.with(move).is_bait(); });
            }
            const std::vector<Move> safe
                = filtered(all, [&](const Move& move) { return !board_.with(move).is_ripe(); });
            const std::vector<Move>& least_bad = safe.empty() ? all : safe;
            all = !winning.empty() ? winning : !baits.empty() ? baits : least_bad;
        }
        Int least = std::numeric_limits<Int>::max();
        for (const Move& move : all) {
            least = std::min(least, rank(opponent, move));
        }
        all = filtered(all, [&](const Move& move) { return rank(opponent, move) == least; });
        return all[dice.below(all.size())].text();
    }

    void play(Reader& line) override { write(read_move(line)); }

private:
    Board board_{};
    bool is_program_ = false;
    bool is_won_ = false;

    // Of the moves that are left in question the opponent takes one of least rank.
    Int rank(Opponent opponent, const Move& move) const
    {
        if (opponent == Opponent::best) {
            return board_.with(move).harmless();
        }
        if (opponent != Opponent::spoiler) {
            return 0;
        }
        const Line after = board_.with(move).column(move.column);
        const bool misses_the_edge = after.count == 3 && after.sum != 5 && after.sum != 10;
        const bool is_middle = move.number == 2 || move.number == 3;
        return 100 * board_.row(move.row).count + 10 * (4 - board_.column(move.column).count)
            + (misses_the_edge ? 5 : 0) + (is_middle ? 4 : 0) + static_cast<Int>(move.column);
    }

    Move read_move(Reader& line) const
    {
        const size_t row = static_cast<size_t>(line.natural("row", 1, 4) - 1);
        const size_t column = static_cast<size_t>(line.natural("column", 1, 4) - 1);
        const Int number = line.natural("number", 1, 4);
        if (board_.cells[row][column] != 0) {
            line.wrong("the cell " + to_string(row + 1) + " " + to_string(column + 1) + " is taken");
        }
        return {row, column, number};
    }

    void write(const Move& move)
    {
        is_won_ = board_.wins(move);
        board_ = board_.with(move);
        is_program_ = !is_program_;
    }
};

} // namespace

std::unique_ptr<Game> new_game(Reader&)
{
    return std::unique_ptr<Game>(new Game10());
}
