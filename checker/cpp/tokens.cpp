// The mode `tokens`: the same tokens in the same order.
#include "compare.hpp"

void check(tro_choi::Reader&, tro_choi::Reader& output, tro_choi::Reader& answer)
{
    tro_choi::compare_tokens(output, answer);
}
