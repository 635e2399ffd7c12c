// STONE (Bài 40): the winner, and any first move that wins. Each row is worth a number: the stones of
// its first run count 1 each, those after it 1/2, 1/4, ..., Hermione's positive and Ron's negative.
// She wins if the sum is positive; her move must leave a sum of at least 0.
#include "checker.hpp"

using namespace tro_choi;

namespace {

// Rows have up to 60 stones.
const Int ONE = Int{1} << 59;

// A number in two parts, since 128 bits are not everywhere: `whole + part / 2^59`, 0 <= part < 2^59.
struct Value {
    Int whole;
    Int part;
};

Value sum(Value a, Value b)
{
    const Int part = a.part + b.part;
    return part < ONE ? Value{a.whole + b.whole, part} : Value{a.whole + b.whole + 1, part - ONE};
}

Value difference(Value a, Value b)
{
    const Int part = a.part - b.part;
    return part >= 0 ? Value{a.whole - b.whole, part} : Value{a.whole - b.whole - 1, part + ONE};
}

bool is_positive(Value value)
{
    return value.whole > 0 || (value.whole == 0 && value.part > 0);
}

Value worth(View row)
{
    Value value{0, 0};
    Int weight = ONE;
    for (char stone : row) {
        if (weight < ONE || stone != row[0]) {
            weight /= 2;
        }
        const Value stones = weight == ONE ? Value{1, 0} : Value{0, weight};
        value = stone == 'B' ? sum(value, stones) : difference(value, stones);
    }
    return value;
}

// Reads the winner's name, which must agree with the sum of all rows.
void read_winner(Reader& reader, bool is_hermione)
{
    const bool claimed = reader.choice("winner", {"Hermione", "Ron", "R\u00f4n"}) == 0;
    if (claimed != is_hermione) {
        const char* const names[] = {"Ron", "Hermione"};
        reader.wrong(std::string("expected ") + names[is_hermione] + ", found " + names[claimed]);
    }
}

} // namespace

void check(Reader& input, Reader& output, Reader& answer)
{
    const Int n = input.natural("n", 1, 100000);
    std::vector<View> rows;
    size_t count = 0;
    Value all{0, 0};
    for (Int i = 0; i < n; i++) {
        const View row = input.word("row");
        if (row.size() > 60 || row.find_first_not_of("BR") != row.npos) {
            input.wrong("a row of 1 to 60 letters B and R is expected");
        }
        rows.push_back(row);
        count += row.size();
        all = sum(all, worth(row));
    }
    if (count > 2000000) {
        input.wrong("the rows hold too many stones");
    }
    input.end();
    read_winner(answer, is_positive(all));
    read_winner(output, is_positive(all));
    if (!is_positive(all)) {
        return;
    }

    const Int row = output.natural("row", 1, n);
    const View stones = rows[static_cast<size_t>(row - 1)];
    const Int stone = output.natural("stone", 1, static_cast<Int>(stones.size()));
    const View left = stones.substr(0, static_cast<size_t>(stone - 1));
    if (stones[left.size()] != 'B') {
        output.wrong("stone " + to_string(stone) + " of row " + to_string(row) + " is Ron's");
    }
    if (sum(difference(all, worth(stones)), worth(left)).whole < 0) {
        output.wrong("Ron wins after stone " + to_string(stone) + " of row " + to_string(row)
            + " is taken");
    }
}
