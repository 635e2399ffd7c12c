// LINE2010: any legal plan, scored by its cost.
//
// Both plans are replayed on the board. A legal plan of cost S earns 10 * best / S points, cut off after
// two decimals, where `best` is the cost of the reference's plan; one that costs less convicts the
// reference. If nothing has to be done, only the empty plan earns anything.
#include "checker.hpp"

using namespace tro_choi;

namespace {

// A plan may have so many operations, unless the reference's has more.
const Int MOST_OPERATIONS = 65535;
const Int LONGEST_PLAN = 100000000;

struct Cell {
    Int row;
    Int column;

    std::string text() const { return to_string(row) + " " + to_string(column); }
};

struct Input {
    Int rows = 0;
    Int columns = 0;
    // Of an operation by its kind: a bead is put on, taken away, slid.
    Int costs[3] = {0, 0, 0};
    std::string first{};
    std::string second{};
};

struct Plan {
    Int cost;
    Int length;
};

std::string read_board(Reader& input, const Input& sizes)
{
    std::string board;
    for (Int i = 0; i < sizes.rows; i++) {
        const View row = input.word("row");
        if (static_cast<Int>(row.size()) != sizes.columns || row.find_first_not_of("*.#") != row.npos) {
            input.wrong("a row of '*', '.' and '#' is expected, as long as the board is wide");
        }
        board += std::string(row);
    }
    return board;
}

Input read_input(Reader& reader)
{
    Input input;
    input.rows = reader.natural("m", 1, 100);
    input.columns = reader.natural("n", 1, 100);
    for (Int& cost : input.costs) {
        cost = reader.natural("cost", 1, 100000);
    }
    input.first = read_board(reader, input);
    input.second = read_board(reader, input);
    for (size_t i = 0; i < input.first.size(); i++) {
        if ((input.first[i] == '#') != (input.second[i] == '#')) {
            reader.wrong("a cell is forbidden on one board only");
        }
    }
    reader.end();
    return input;
}

class Board {
public:
    Board(const Input& input, Reader& plan) : input_(input), plan_(plan), cells_(input.first) {}

    Cell read_cell(const char* row, const char* column)
    {
        const Int x = plan_.natural(row, 1, input_.rows);
        return {x, plan_.natural(column, 1, input_.columns)};
    }

    void change(Cell at, char before, char after, const std::string& operation)
    {
        const Int place = (at.row - 1) * input_.columns + at.column - 1;
        char& cell = cells_[static_cast<size_t>(place)];
        if (cell != before) {
            const char* const state = cell == '#' ? " is forbidden"
                : cell == '*'                     ? " holds a bead already"
                                                  : " holds no bead";
            plan_.wrong(operation + "the cell " + at.text() + state);
        }
        cell = after;
    }

    // Carries out one operation and returns its kind.
    Int carry_out(Int number)
    {
        plan_.about("operation", number);
        const std::string operation = "operation " + to_string(number) + ": ";
        const Int kind = plan_.natural("", 1, 3);
        const Cell at = read_cell("x", "y");
        if (kind == 1) {
            change(at, '.', '*', operation);
        } else if (kind == 2) {
            change(at, '*', '.', operation);
        } else {
            const Cell to = read_cell("u", "v");
            if (std::abs(at.row - to.row) + std::abs(at.column - to.column) != 1) {
                plan_.wrong(
                    operation + "the cells " + at.text() + " and " + to.text() + " are no neighbours");
            }
            change(at, '*', '.', operation);
            change(to, '.', '*', operation);
        }
        return kind;
    }

    void compare(Int length) const
    {
        for (Int i = 0; i < input_.rows * input_.columns; i++) {
            const char cell = cells_[static_cast<size_t>(i)];
            if (cell != input_.second[static_cast<size_t>(i)]) {
                const Cell at{i / input_.columns + 1, i % input_.columns + 1};
                plan_.wrong("after all " + to_string(length) + " operations the cell " + at.text()
                    + (cell == '*' ? " holds a bead too many" : " lacks a bead"));
            }
        }
    }

private:
    const Input& input_;
    Reader& plan_;
    std::string cells_;
};

// Reads a plan and carries it out.
Plan replay(const Input& input, Reader& reader, Int longest)
{
    Plan plan{0, reader.natural("k", 0, longest)};
    Board board(input, reader);
    for (Int number = 1; number <= plan.length; number++) {
        plan.cost += input.costs[board.carry_out(number) - 1];
    }
    board.compare(plan.length);
    return plan;
}

} // namespace

void check(Reader& reader, Reader& output, Reader& answer)
{
    const Input input = read_input(reader);
    const Plan best = replay(input, answer, LONGEST_PLAN);
    const Plan plan
        = replay(input, output, best.length <= MOST_OPERATIONS ? MOST_OPERATIONS : LONGEST_PLAN);
    if (plan.cost < best.cost) {
        fault("the plan costs " + to_string(plan.cost) + ", the reference's costs "
            + to_string(best.cost));
    }
    if (plan.cost > best.cost) {
        // Points times a hundred; the costs are far below 2^63 / 1000.
        const Int points = 1000 * best.cost / plan.cost;
        const std::string decimals = to_string(100 + points % 100).substr(1);
        throw Outcome{Verdict::partial,
            "the plan costs " + to_string(plan.cost) + ", the best " + to_string(best.cost) + ": "
                + to_string(points / 100) + "." + decimals + " of 10 points",
            static_cast<double>(points) / 1000};
    }
}
