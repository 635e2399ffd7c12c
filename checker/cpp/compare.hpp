// What the comparison modes share: a walk over both files side by side.
#ifndef COMPARE_HPP
#define COMPARE_HPP

#include "checker.hpp"

namespace tro_choi {

// `judge` sees each pair of tokens, the expected one first.
template <class Judge> void walk(Reader& output, Reader& answer, Judge judge)
{
    for (;;) {
        const View expected = answer.token();
        const View found = output.token();
        if (expected.empty() && found.empty()) {
            return;
        }
        if (expected.empty()) {
            output.extra(found);
        }
        if (found.empty()) {
            output.too_short("expected " + shown(expected));
        }
        judge(expected, found);
    }
}

inline std::string difference(View expected, View found)
{
    size_t same = 0;
    while (same < expected.size() && same < found.size() && expected[same] == found[same]) {
        same++;
    }
    // Of long tokens the beginnings are the same as a rule.
    const std::string where = same < 40 ? "" : " (they differ from byte " + to_string(same + 1) + ")";
    return "expected " + shown(expected) + ", found " + shown(found) + where;
}

inline void compare_tokens(Reader& output, Reader& answer)
{
    walk(output, answer, [&](View expected, View found) {
        if (expected != found) {
            output.wrong(difference(expected, found));
        }
    });
}

} // namespace tro_choi

#endif
