// The mode `lines`: the same tokens on the same lines; blank lines count, except at the end. The right
// tokens on the wrong lines are a matter of format.
#include "compare.hpp"

using namespace tro_choi;

void check(Reader&, Reader& output, Reader& answer)
{
    Reader whole_output = output;
    Reader whole_answer = answer;
    walk(output, answer, [&](View expected, View found) {
        if (answer.last_line() != output.last_line()) {
            const std::string message = quoted(found) + " stands on line "
                + to_string(output.last_line()) + ", expected " + shown(expected) + " on line "
                + to_string(answer.last_line());
            try {
                compare_tokens(whole_output, whole_answer);
            } catch (const Outcome&) {
                output.wrong(message);
            }
            output.format(message);
        }
        if (expected != found) {
            output.wrong(difference(expected, found));
        }
    });
}
