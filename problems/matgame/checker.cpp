// MATGAME: the whole number of open play, and the value of simultaneous play within 10^-5.
#include "checker.hpp"

using namespace tro_choi;

namespace {

std::string six_decimals(double value)
{
    // The largest number has 309 digits before the point.
    char text[400];
    std::sprintf(text, "%f", value);
    return text;
}

} // namespace

void check(Reader& input, Reader& output, Reader& answer)
{
    const Int largest = 1000000;
    const Int m = input.natural("m", 1, 8);
    const Int n = input.natural("n", 1, 8);
    const Int rounds = input.natural("k", 1, m < n ? m : n);
    for (Int i = 0; i < m * n; i++) {
        input.integer("entry", -largest, largest);
    }
    input.end();

    const char* name = "value of open play";
    const Int expected = answer.integer(name, -largest * rounds, largest * rounds);
    // More than eight entries can add up to.
    const Int found = output.integer(name, -10 * largest, 10 * largest);
    if (found != expected) {
        output.wrong(std::string(name) + ": expected " + to_string(expected) + ", found "
            + to_string(found));
    }
    name = "value of simultaneous play";
    const double value = answer.decimal(name);
    const double claimed = output.decimal(name);
    if (!is_near(value, claimed, 1e-5, 1e-5)) {
        output.wrong(std::string(name) + ": expected " + six_decimals(value) + ", found "
            + six_decimals(claimed));
    }
}
