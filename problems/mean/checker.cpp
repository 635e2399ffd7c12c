// MEAN: the verdict, and any strategy of Harry's that comes to it.
//
// A strategy is replayed: the cycle that play runs into must have a negative sum for LOSE, and the sum
// 0 for DRAW. That Harry can do no better is the reference's word; an output that does better proves
// it wrong.
#include "checker.hpp"

using namespace tro_choi;

namespace {

// From the best for Harry to the worst, as he can reach them. For WIN there is nothing to show.
const char* const VERDICTS[] = {"LOSE", "DRAW", "WIN"};
const size_t WIN = 2;

struct Arc {
    Int tail;
    Int head;
    Int weight;
};

// Vertices and arcs are numbered from 1.
struct Test {
    View owners;
    Int start;
    std::vector<Arc> arcs;
    // Ron's arcs, and 0 at vertices of Harry's.
    std::vector<Int> ron;

    Int vertices() const { return static_cast<Int>(owners.size()); }
    bool is_rons(Int vertex) const { return owners[static_cast<size_t>(vertex - 1)] == 'A'; }
    const Arc& arc(Int number) const { return arcs[static_cast<size_t>(number - 1)]; }
};

Test read_test(Reader& input, Int& arcs_left)
{
    Test test;
    const Int n = input.natural("n", 1, 20000);
    const Int m = input.natural("m", 1, 100000);
    if (m > arcs_left) {
        input.wrong("the tests of the file have too many arcs in all");
    }
    arcs_left -= m;
    test.owners = input.word("letters");
    if (test.vertices() != n || test.owners.find_first_not_of("AB") != test.owners.npos) {
        input.wrong("a letter A or B is expected for each vertex");
    }
    test.start = input.natural("s", 1, n);
    std::vector<char> has_arc(static_cast<size_t>(n), 0);
    for (Int i = 0; i < m; i++) {
        Arc arc;
        arc.tail = input.natural("u", 1, n);
        arc.head = input.natural("v", 1, n);
        arc.weight = input.integer("w", -100000, 100000);
        test.arcs.push_back(arc);
        has_arc[static_cast<size_t>(arc.tail - 1)] = 1;
    }
    for (Int vertex = 1; vertex <= n; vertex++) {
        if (has_arc[static_cast<size_t>(vertex - 1)] == 0) {
            input.wrong("no arc leaves vertex " + to_string(vertex));
        }
    }
    for (Int vertex = 1; vertex <= n; vertex++) {
        const Int arc = input.natural("Ron's arc", 0, m);
        const bool leaves = arc > 0 && test.arc(arc).tail == vertex;
        if (test.is_rons(vertex) ? !leaves : arc != 0) {
            input.wrong("Ron's arc at vertex " + to_string(vertex) + " is not his");
        }
        test.ron.push_back(arc);
    }
    return test;
}

// The sum of the cycle that play runs into.
Int cycle_sum(const Test& test, const std::vector<Int>& harry)
{
    const auto next = [&](Int vertex) -> const Arc& {
        const std::vector<Int>& arcs = test.is_rons(vertex) ? test.ron : harry;
        return test.arc(arcs[static_cast<size_t>(vertex - 1)]);
    };
    // After as many moves as there are vertices the pawn is on the cycle.
    Int pawn = test.start;
    for (Int i = 0; i < test.vertices(); i++) {
        pawn = next(pawn).head;
    }
    Int sum = next(pawn).weight;
    for (Int place = next(pawn).head; place != pawn; place = next(place).head) {
        sum += next(place).weight;
    }
    return sum;
}

struct Claim {
    // What is printed, and what the strategy printed with it comes to.
    size_t claimed;
    size_t proved;
};

// Reads a verdict and, except for WIN, a strategy of Harry's own arcs that comes to no less.
Claim read_claim(Reader& reader, Int number, const Test& test)
{
    reader.about("test", number);
    const size_t claimed = reader.choice("verdict", {VERDICTS[0], VERDICTS[1], VERDICTS[2]});
    if (claimed == WIN) {
        return {WIN, WIN};
    }
    const std::string prefix = "test " + to_string(number) + ": ";
    std::vector<Int> harry;
    for (Int vertex = 1; vertex <= test.vertices(); vertex++) {
        const Int arc = reader.natural("Harry's arc", 0, static_cast<Int>(test.arcs.size()));
        if (test.is_rons(vertex) ? arc != 0 : arc == 0 || test.arc(arc).tail != vertex) {
            reader.wrong(prefix + "Harry's arc at vertex " + to_string(vertex) + ": "
                + to_string(arc)
                + (test.is_rons(vertex) ? " is not 0, but the vertex is Ron's" : " does not leave it"));
        }
        harry.push_back(arc);
    }
    const Int sum = cycle_sum(test, harry);
    const size_t proved = sum < 0 ? 0 : sum == 0 ? 1 : WIN;
    if (proved > claimed) {
        reader.wrong(prefix + "the cycle that play runs into sums to " + to_string(sum)
            + ", which is no " + VERDICTS[claimed]);
    }
    return {claimed, proved};
}

} // namespace

void check(Reader& input, Reader& output, Reader& answer)
{
    std::vector<Test> tests;
    Int arcs_left = 100000;
    while (!input.at_end()) {
        tests.push_back(read_test(input, arcs_left));
    }
    Int number = 0;
    for (const Test& test : tests) {
        number++;
        const size_t expected = read_claim(answer, number, test).claimed;
        const Claim claim = read_claim(output, number, test);
        const std::string prefix = "test " + to_string(number) + ": ";
        if (claim.proved < expected) {
            fault(prefix + "the output shows how Harry comes to " + VERDICTS[claim.proved]
                + ", where the reference says " + VERDICTS[expected]);
        }
        if (claim.claimed != expected) {
            output.wrong(
                prefix + "the verdict is " + VERDICTS[expected] + ", not " + VERDICTS[claim.claimed]);
        }
    }
    answer.end();
}
