// Telling a verdict to the judging system that asked for it.
//
// | protocol | called as | the verdict |
// |---|---|---|
// | testlib | input output answer | exit code 0, 1, 2, 3; 7 with two lines on standard error |
// | icpc | input answer folder/ | exit code 42 or 43; the message in a file of the folder |
// | themis | nothing; two folders on standard input | standard output: a message, then 0 to 1 |
// | white | compiled with -DCMS | standard output: 0 to 1; the message on standard error |
// | words | compiled with -DSIO2 | standard output: OK or WRONG, a message, percents |
//
// The macros CMS and THEMIS are set by the systems of these names, so nothing here may be called so.
#ifndef VERDICT_HPP
#define VERDICT_HPP

#include "tro_choi.hpp"

#include <sys/stat.h>

namespace tro_choi {

enum class Protocol { testlib, icpc, themis, white, words };

inline bool is_folder(const char* path)
{
    struct stat about;
    return stat(path, &about) == 0 && (about.st_mode & S_IFMT) == S_IFDIR;
}

// The protocol that macros or else arguments say.
inline Protocol protocol_of(int argc, char** argv)
{
    // Under some macros the arguments decide nothing.
    (void)argc;
    (void)argv;
#if defined(CMS)
    return Protocol::white;
#elif defined(SIO2)
    return Protocol::words;
#elif defined(THEMIS)
    return Protocol::themis;
#else
    if (argc == 1) {
        return Protocol::themis;
    }
    return argc > 3 && is_folder(argv[3]) ? Protocol::icpc : Protocol::testlib;
#endif
}

// The whole of a stream, if it is no longer than `longest` bytes.
inline bool read_stream(FILE* from, size_t longest, std::string& text)
{
    std::vector<char> piece(1 << 16);
    for (;;) {
        const size_t length = std::fread(piece.data(), 1, piece.size(), from);
        text.append(piece.data(), length);
        if (text.size() > longest) {
            return false;
        }
        if (length < piece.size()) {
            return true;
        }
    }
}

// A file of the judge.
inline std::string read_file(const std::string& path)
{
    FILE* const file = is_folder(path.c_str()) ? nullptr : std::fopen(path.c_str(), "rb");
    if (file == nullptr) {
        fault(path + ": cannot be read");
    }
    std::string text;
    read_stream(file, text.max_size() - 1, text);
    std::fclose(file);
    return text;
}

// For testlib's protocol: the part as percents, and as a fraction that is never rounded up to all.
inline void tell_part(const Outcome& outcome)
{
    std::fprintf(stderr, "points %.8g\n", 100 * outcome.ratio);
    std::fprintf(stderr, "partial %d/10000\n", static_cast<int>(10000 * outcome.ratio + 1e-9));
    std::fprintf(stderr, "%s\n", outcome.message.c_str());
}

inline int tell_testlib(const Outcome& outcome)
{
    const char* const message = outcome.message.c_str();
    switch (outcome.verdict) {
    case Verdict::accepted: std::fprintf(stderr, "ok\n"); return 0;
    case Verdict::wrong: std::fprintf(stderr, "wrong answer %s\n", message); return 1;
    case Verdict::format: std::fprintf(stderr, "wrong output format %s\n", message); return 2;
    case Verdict::partial: tell_part(outcome); return 7;
    default: std::fprintf(stderr, "FAIL %s\n", message); return 3;
    }
}

// A part of the points is no acceptance in a contest where problems are solved or not.
inline int tell_icpc(const Outcome& outcome, std::string folder)
{
    const bool is_fault = outcome.verdict == Verdict::fault;
    folder += folder.empty() || folder.back() == '/' ? "" : "/";
    const std::string name = is_fault ? "judgeerror.txt" : "judgemessage.txt";
    FILE* const file = std::fopen((folder + name).c_str(), "w");
    if (file != nullptr) {
        std::fprintf(file, "%s\n", outcome.message.c_str());
        std::fclose(file);
    }
    if (is_fault) {
        std::fprintf(stderr, "FAIL %s\n", outcome.message.c_str());
        return 1;
    }
    return outcome.verdict == Verdict::accepted ? 42 : 43;
}

// Tells the verdict and returns the exit code of the program.
inline int tell(Protocol protocol, const Outcome& outcome, const char* folder)
{
    const bool is_fault = outcome.verdict == Verdict::fault;
    const bool is_right = outcome.verdict == Verdict::accepted;
    const double ratio = is_right ? 1 : outcome.verdict == Verdict::partial ? outcome.ratio : 0;
    const char* const message = is_right ? "ok" : outcome.message.c_str();
    switch (protocol) {
    case Protocol::testlib: return tell_testlib(outcome);
    case Protocol::icpc: return tell_icpc(outcome, folder);
    case Protocol::themis:
        // Some take the last line for the score and some the second: it is both.
        std::printf("%s\n%.8g\n", message, ratio);
        break;
    case Protocol::white:
        std::fprintf(stderr, "%s\n", message);
        if (!is_fault) {
            std::printf("%.8g\n", ratio);
        }
        break;
    case Protocol::words:
        std::fprintf(is_fault ? stderr : stdout, "%s\n%s\n%d\n", ratio > 0 ? "OK" : "WRONG", message,
            static_cast<int>(100 * ratio + 1e-9));
        break;
    }
    return is_fault ? 3 : 0;
}

} // namespace tro_choi

#endif
