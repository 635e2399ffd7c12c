// The mode `floats`: the same tokens, numbers up to an absolute or a relative error.
#include "compare.hpp"

#ifndef ABSOLUTE_ERROR
#define ABSOLUTE_ERROR 1e-6
#define RELATIVE_ERROR 1e-6
#endif

using namespace tro_choi;

void check(Reader&, Reader& output, Reader& answer)
{
    walk(output, answer, [&](View expected, View found) {
        double wanted = 0;
        double value = 0;
        if (!read_decimal(expected, wanted)) {
            if (expected != found) {
                output.wrong(difference(expected, found));
            }
            return;
        }
        if (!std::isfinite(wanted)) {
            answer.wrong(shown(expected) + " is no finite number");
        }
        if (!read_decimal(found, value)) {
            output.format(difference(expected, found) + ", which is no number");
        }
        // Infinite errors must not make everything right.
        if (!std::isfinite(value) || !is_near(wanted, value, ABSOLUTE_ERROR, RELATIVE_ERROR)) {
            output.wrong(difference(expected, found));
        }
    });
}
