// For the test that compares these programs with the Rust ones: many judgements in one process.
#ifndef BATCH_HPP
#define BATCH_HPP

#include "tro_choi.hpp"

namespace tro_choi {

// Reads lines of lengths, each followed by texts of these lengths, and writes a line of verdict,
// score and the length of what was said for each, followed by that.
template <class Judge> int batch(size_t count, Judge judge)
{
    std::vector<std::string> texts(count);
    for (;;) {
        for (std::string& text : texts) {
            unsigned long length;
            if (std::scanf("%lu", &length) != 1) {
                return 0;
            }
            text.resize(length);
        }
        std::getchar();
        for (std::string& text : texts) {
            if (std::fread(&text[0], 1, text.size(), stdin) != text.size()) {
                return 1;
            }
        }
        std::string told;
        const Outcome outcome = judge(texts, told);
        told += outcome.message;
        std::printf("%d %.17g %lu %lu\n", static_cast<int>(outcome.verdict), outcome.ratio,
            static_cast<unsigned long>(told.size() - outcome.message.size()),
            static_cast<unsigned long>(outcome.message.size()));
        std::fwrite(told.data(), 1, told.size(), stdout);
    }
}

} // namespace tro_choi

#endif
