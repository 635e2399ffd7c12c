// LGAME: the verdict, and any board after a winning first move. The outcome of every position is
// computed; a board must come from the input by one move and be lost for the opponent.
#include "checker.hpp"

#include <algorithm>

using namespace tro_choi;

namespace {

// A set of cells: the cell in row r and column c, from 0, is the bit 4r + c.
using Cells = unsigned;

enum class Fate : char { unknown, won, lost };

// Where the pieces lie, as the player to move sees it: his L, the opponent's, the round pieces.
struct Position {
    Cells own;
    Cells other;
    Cells round;
};

bool operator==(const Position& a, const Position& b)
{
    return a.own == b.own && a.other == b.other && a.round == b.round;
}

Position turned(const Position& position)
{
    return {position.other, position.own, position.round};
}

Int count(Cells cells)
{
    return cells == 0 ? 0 : 1 + count(cells & (cells - 1));
}

// All ways to lay an L: three cells in a line and one beside an end of it.
std::vector<Cells> all_layings()
{
    std::vector<Cells> found;
    const int steps[4][2] = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}};
    for (int start = 0; start < 16; start++) {
        for (int along = 0; along < 4; along++) {
            for (int aside = 0; aside < 4; aside++) {
                if (along / 2 == aside / 2) {
                    continue;
                }
                Cells cells = 0;
                bool fits = true;
                for (int i = 0; i < 4; i++) {
                    const int far = i < 3 ? i : 2;
                    const int row = start / 4 + far * steps[along][0] + (i == 3 ? steps[aside][0] : 0);
                    const int column = start % 4 + far * steps[along][1] + (i == 3 ? steps[aside][1] : 0);
                    fits = fits && 0 <= row && row < 4 && 0 <= column && column < 4;
                    cells |= fits ? 1U << (4 * row + column) : 0;
                }
                if (fits) {
                    found.push_back(cells);
                }
            }
        }
    }
    std::sort(found.begin(), found.end());
    return found;
}

// The positions after every move, as the opponent sees them.
std::vector<Position> moves(const Position& from, const std::vector<Cells>& layings)
{
    std::vector<Position> after;
    for (Cells laid : layings) {
        if (laid == from.own || (laid & (from.other | from.round)) != 0) {
            continue;
        }
        after.push_back({from.other, laid, from.round});
        const Cells taken = laid | from.other | from.round;
        for (Cells old = 1; old < 1U << 16; old <<= 1) {
            for (Cells fresh = 1; fresh < 1U << 16; fresh <<= 1) {
                if ((from.round & old) != 0 && (taken & fresh) == 0) {
                    after.push_back({from.other, laid, (from.round ^ old) | fresh});
                }
            }
        }
    }
    return after;
}

// The fates of all positions: decided again and again until nothing new is found out. What is still
// unknown then is drawn.
class Table {
public:
    Table() : layings_(all_layings()), ways_(1U << 16, 0)
    {
        for (size_t i = 0; i < layings_.size(); i++) {
            ways_[layings_[i]] = i;
        }
        fates_.assign(layings_.size() * layings_.size() * 256, Fate::unknown);
        std::vector<Position> positions;
        for (Cells own : layings_) {
            for (Cells other : layings_) {
                for (Cells low = 1; low < 1U << 16 && (own & other) == 0; low <<= 1) {
                    for (Cells high = low << 1; high < 1U << 16; high <<= 1) {
                        if (((own | other) & (low | high)) == 0) {
                            positions.push_back({own, other, low | high});
                        }
                    }
                }
            }
        }
        std::vector<std::vector<size_t>> after;
        for (const Position& position : positions) {
            after.emplace_back();
            for (const Position& next : moves(position, layings_)) {
                after.back().push_back(number(next));
            }
        }
        bool is_news = true;
        while (is_news) {
            is_news = false;
            for (size_t i = 0; i < positions.size(); i++) {
                Fate& fate = fates_[number(positions[i])];
                if (fate == Fate::unknown) {
                    fate = decide(after[i]);
                    is_news = is_news || fate != Fate::unknown;
                }
            }
        }
    }

    Fate fate(const Position& position) const { return fates_[number(position)]; }
    bool is_laying(Cells cells) const
    {
        return std::binary_search(layings_.begin(), layings_.end(), cells);
    }
    const std::vector<Cells>& layings() const { return layings_; }

private:
    std::vector<Cells> layings_;
    // The number of an L among the ways to lay one.
    std::vector<size_t> ways_;
    std::vector<Fate> fates_{};

    size_t number(const Position& position) const
    {
        size_t places = 0;
        for (size_t place = 0; place < 16; place++) {
            if ((position.round >> place & 1) != 0) {
                places = 16 * places + place;
            }
        }
        return (ways_[position.own] * layings_.size() + ways_[position.other]) * 256 + places;
    }

    Fate decide(const std::vector<size_t>& after) const
    {
        bool is_lost = true;
        for (size_t next : after) {
            if (fates_[next] == Fate::lost) {
                return Fate::won;
            }
            is_lost = is_lost && fates_[next] == Fate::won;
        }
        return is_lost ? Fate::lost : Fate::unknown;
    }
};

const Table& table()
{
    static const Table all;
    return all;
}

// A board with the player `#` to move, and the opponent's character.
struct Drawn {
    Position position;
    unsigned char opponent;
};

Drawn read_board(const Reader& reader, const std::string& board)
{
    const auto cells = [&](unsigned char wanted) {
        Cells found = 0;
        for (size_t place = 0; place < 16; place++) {
            found |= static_cast<unsigned char>(board[place]) == wanted ? 1U << place : 0;
        }
        return found;
    };
    unsigned opponent = 256;
    for (char cell : board) {
        if (cell != '.' && cell != 'x' && cell != '#') {
            opponent = std::min(opponent, static_cast<unsigned>(static_cast<unsigned char>(cell)));
        }
    }
    if (opponent == 256) {
        reader.wrong("the board has no L of the opponent");
    }
    const unsigned char sign = static_cast<unsigned char>(opponent);
    const Position position{cells('#'), cells(sign), cells('x')};
    if (!table().is_laying(position.own) || !table().is_laying(position.other)) {
        reader.wrong("the cells of '#' or of the opponent form no L");
    }
    if (count(position.round) != 2 || count(cells('.')) != 6) {
        reader.wrong("the board has not 2 round pieces and 6 empty cells");
    }
    return {position, sign};
}

// Reads either four rows of four characters, given back, or one of the sentences.
std::string read_claim(Reader& reader, Fate& fate)
{
    View row = reader.word("a row, or 'No'");
    if (row != "No") {
        std::string board;
        for (Int number = 1; number <= 4; number++) {
            reader.about("row", number);
            row = number > 1 ? reader.word("") : row;
            if (row.size() != 4) {
                reader.format("row " + to_string(number) + ": expected 4 characters");
            }
            board += std::string(row);
        }
        fate = Fate::won;
        return board;
    }
    reader.choice("verdict", {"winning"});
    // `No winning Draw`, or the original's `No winning move Draw`.
    const bool is_lost = reader.choice("verdict", {"move", "Draw"}) == 0
        && reader.choice("verdict", {"Losing", "Draw"}) == 0;
    fate = is_lost ? Fate::lost : Fate::unknown;
    return "";
}

// Reads a claim and says what is wrong with it.
void judge_claim(const Drawn& input, Reader& reader)
{
    const Fate fate = table().fate(input.position);
    Fate claimed = Fate::unknown;
    const std::string board = read_claim(reader, claimed);
    if (claimed != fate) {
        const char* const names[] = {"'No winning Draw'", "a board after a winning move",
            "'No winning move Losing'"};
        reader.wrong(std::string("expected ") + names[static_cast<int>(fate)] + ", found "
            + names[static_cast<int>(claimed)]);
    }
    if (fate != Fate::won) {
        return;
    }
    const Drawn after = read_board(reader, board);
    if (after.opponent != input.opponent) {
        reader.wrong("the opponent's L is drawn with another character than in the input");
    }
    const Position next = turned(after.position);
    const std::vector<Position> legal = moves(input.position, table().layings());
    if (std::find(legal.begin(), legal.end(), next) == legal.end()) {
        reader.wrong("no move leads from the input to this board");
    }
    if (table().fate(next) != Fate::lost) {
        reader.wrong("the opponent does not lose on this board");
    }
}

} // namespace

void check(Reader& input, Reader& output, Reader& answer)
{
    std::string board;
    for (int i = 0; i < 4; i++) {
        const View row = input.word("row");
        const bool is_printable = std::all_of(row.begin(), row.end(), [](char c) { return '!' <= c && c <= '~'; });
        if (row.size() != 4 || !is_printable) {
            input.wrong("a row of four characters is expected");
        }
        board += std::string(row);
    }
    input.end();
    const Drawn drawn = read_board(input, board);
    judge_claim(drawn, answer);
    judge_claim(drawn, output);
}
