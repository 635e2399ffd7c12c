// The program around a checker: which files it reads, and whom it tells the verdict.
//
// A checker includes this file and defines `check`. PROBLEM_FILE is the name of the problem's files;
// only Themis needs it, which names folders.
#ifndef CHECKER_HPP
#define CHECKER_HPP

#include "tro_choi.hpp"
#include "verdict.hpp"

#ifndef PROBLEM_FILE
#define PROBLEM_FILE "PROBLEM"
#endif

// Accepts the output by returning. What it leaves unread of the output is wrong all the same.
void check(tro_choi::Reader& input, tro_choi::Reader& output, tro_choi::Reader& answer);

namespace tro_choi {

// No honest output comes near this, and an endless one is not read to its end.
inline size_t longest_output(size_t answer)
{
    return (size_t{64} << 20) + 4 * answer;
}

// The contestant's output, whose absence is the contestant's fault. Opening a pipe that nobody writes
// would wait for ever.
inline std::string read_output(const std::string& path, bool is_stdin, size_t longest)
{
    struct stat about;
    const char* const name = path.c_str();
    if (!is_stdin && (stat(name, &about) != 0 || (about.st_mode & S_IFMT) != S_IFREG)) {
        throw Outcome{Verdict::format, "no output file was written"};
    }
    FILE* const file = is_stdin ? stdin : std::fopen(name, "rb");
    if (file == nullptr) {
        throw Outcome{Verdict::format, "the output file cannot be read"};
    }
    std::string text;
    const bool is_whole = read_stream(file, longest, text);
    if (!is_stdin) {
        std::fclose(file);
    }
    if (!is_whole) {
        throw Outcome{
            Verdict::wrong, "the output is longer than " + to_string(longest >> 20) + " MiB"};
    }
    return text;
}

inline Outcome judge(View input, View output, View answer)
{
    Reader of_input(input, Owner::input);
    Reader of_output(output, Owner::contestant);
    Reader of_answer(answer, Owner::reference);
    Outcome outcome;
    try {
        check(of_input, of_output, of_answer);
    } catch (const Outcome& thrown) {
        outcome = thrown;
    }
    if (outcome.verdict == Verdict::accepted || outcome.verdict == Verdict::partial) {
        try {
            of_output.end();
        } catch (const Outcome& extra) {
            outcome = extra;
        }
    }
    return outcome;
}

// The folders that Themis names, each with its closing separator.
inline std::string read_folder()
{
    std::string line;
    for (int byte = std::getchar(); byte != EOF && byte != '\n'; byte = std::getchar()) {
        line += static_cast<char>(byte);
    }
    while (!line.empty() && line.back() == '\r') {
        line.pop_back();
    }
    return line;
}

inline Outcome judge_files(Protocol protocol, int argc, char** argv)
{
    std::string input, output, answer;
    if (protocol == Protocol::themis) {
        const std::string test = read_folder();
        const std::string contestant = read_folder();
        const std::string name = PROBLEM_FILE;
        input = test + name + ".INP";
        output = contestant + name + ".OUT";
        answer = test + name + ".OUT";
    } else {
        if (argc < 4) {
            fault("usage: checker INPUT OUTPUT ANSWER, or checker INPUT ANSWER FOLDER < OUTPUT");
        }
        const bool answer_first = protocol == Protocol::icpc || protocol == Protocol::white;
        input = argv[1];
        output = argv[answer_first ? 3 : 2];
        answer = argv[answer_first ? 2 : 3];
    }
    const std::string input_text = read_file(input);
    const std::string answer_text = read_file(answer);
    const std::string output_text
        = read_output(output, protocol == Protocol::icpc, longest_output(answer_text.size()));
    return judge(input_text, output_text, answer_text);
}

} // namespace tro_choi

#ifdef BATCH
#include "batch.hpp"
int main()
{
    return tro_choi::batch(3, [](const std::vector<std::string>& texts, std::string&) {
        return tro_choi::judge(texts[0], texts[1], texts[2]);
    });
}
#else
int main(int argc, char** argv)
{
    const tro_choi::Protocol protocol = tro_choi::protocol_of(argc, argv);
    tro_choi::Outcome outcome;
    try {
        outcome = tro_choi::judge_files(protocol, argc, argv);
    } catch (const tro_choi::Outcome& thrown) {
        outcome = thrown;
    }
    return tro_choi::tell(protocol, outcome, argc > 3 ? argv[3] : "");
}
#endif

#endif
