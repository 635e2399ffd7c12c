// The mode `tokens-nocase`: the same tokens in the same order, but `yes` is as good as `YES`.
#include "compare.hpp"

using namespace tro_choi;

namespace {

// Of ASCII letters only.
char lower(char byte)
{
    return 'A' <= byte && byte <= 'Z' ? static_cast<char>(byte + ('a' - 'A')) : byte;
}

bool are_same(View expected, View found)
{
    for (size_t i = 0; i < expected.size() && i < found.size(); i++) {
        if (lower(expected[i]) != lower(found[i])) {
            return false;
        }
    }
    return expected.size() == found.size();
}

} // namespace

void check(Reader&, Reader& output, Reader& answer)
{
    walk(output, answer, [&](View expected, View found) {
        if (!are_same(expected, found)) {
            output.wrong(difference(expected, found));
        }
    });
}
