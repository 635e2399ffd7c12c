// The program around an interactor: it conducts a game against a program that talks, and tells the
// verdict. The opponents throw the same dice as the Rust ones, so games are the same line by line.
//
// The input file has one line more than the opening: the opponent and what its dice depend on.
//
// | protocol | called as |
// |---|---|
// | testlib | input ...; the program at standard input and output |
// | icpc | input answer folder/; the same |
// | white (-DCMS) | pipe from the program, pipe to the program; the input at standard input |
// | words (-DSIO2) | a number, descriptor from, descriptor to the program; the same |
#ifndef INTERACTOR_HPP
#define INTERACTOR_HPP

#include "dice.hpp"
#include "tro_choi.hpp"
#include "verdict.hpp"

#include <csignal>
#include <memory>

#ifdef SIO2
#include <unistd.h>
#endif

namespace tro_choi {

enum class Opponent { random, greedy, best, spoiler };

// Who has to speak.
enum class Turn { program, opponent, over };

// One game in progress.
class Game {
public:
    virtual ~Game() = default;
    virtual Turn turn() const = 0;
    // What the program has earned when the game is over.
    virtual Outcome ending() const = 0;
    // Plays what the program says, or throws what is wrong with it. All of the line must be read.
    virtual void hear(Reader& line) = 0;
    // The next line of the opponent; it is then given to `play`.
    virtual std::string choose(Opponent opponent, Dice& dice) const = 0;
    virtual void play(Reader& line) = 0;
};

} // namespace tro_choi

// These three the file of a game defines.
std::unique_ptr<tro_choi::Game> new_game(tro_choi::Reader& opening);
extern const char* const GAME_ID;
// Whether the program is told the opening first.
extern const bool TELLS_OPENING;

namespace tro_choi {

// What is left without blanks at the end.
inline View without_blanks(View text)
{
    const size_t last = text.find_last_not_of(" \t\n\f\r");
    return text.substr(0, last == text.npos ? 0 : last + 1);
}

inline bool is_blank(View line)
{
    return without_blanks(line).empty();
}

// Conducts a game: lines of the program in, lines for the program out.
class Dialogue {
public:
    explicit Dialogue(View input)
    {
        const View text = without_blanks(input);
        const size_t end = text.rfind('\n');
        opening_ = std::string(without_blanks(text.substr(0, end == text.npos ? 0 : end)));
        Reader line(text.substr(end == text.npos ? 0 : end + 1), Owner::input);
        const size_t number = line.choice("opponent", {"random", "greedy", "best", "spoiler"});
        const char* const names[] = {"random", "greedy", "best", "spoiler"};
        opponent_ = static_cast<Opponent>(number);
        // The seed may be missing.
        dice_ = Dice({GAME_ID, "opponent", names[number], std::string(line.token())});
        line.end();
        Reader opening(opening_, Owner::input);
        game_ = new_game(opening);
        opening.end();
    }

    bool is_over() const { return is_over_; }
    const Outcome& outcome() const { return outcome_; }

    // What the program is told before it has said anything.
    std::string open()
    {
        const std::string opening = TELLS_OPENING ? dressed(opening_) : "";
        return opening + answer();
    }

    // What the program is told when it has said this line. Blank lines have no effect.
    std::string hear(View said)
    {
        heard_++;
        if (is_over_ || is_blank(said)) {
            return "";
        }
        Reader line(without_blanks(said), Owner::program, heard_);
        try {
            game_->hear(line);
            line.end();
        } catch (const Outcome& wrong) {
            finish(wrong);
            return "";
        }
        return answer();
    }

private:
    std::string opening_{};
    Opponent opponent_ = Opponent::best;
    Dice dice_{};
    std::unique_ptr<Game> game_{};
    Int heard_ = 0;
    bool is_over_ = false;
    Outcome outcome_{};

    void finish(const Outcome& outcome)
    {
        is_over_ = true;
        outcome_ = outcome;
    }

    // Lets the opponent speak until it is the program's turn or the game is over.
    std::string answer()
    {
        std::string text;
        while (game_->turn() == Turn::opponent) {
            const std::string said = game_->choose(opponent_, dice_);
            Reader line(said, Owner::input);
            game_->play(line);
            line.end();
            text += dressed(said);
        }
        if (game_->turn() == Turn::over) {
            finish(game_->ending());
        }
        return text;
    }

    // The line with its end. The spoiler's has blanks that nobody would type and ends in every way
    // there is: tokens are separated by any white space, say the statements.
    std::string dressed(const std::string& line)
    {
        if (opponent_ != Opponent::spoiler) {
            return line + "\n";
        }
        const char* const blanks[] = {" ", "  ", "\t", " \t "};
        const char* const ends[] = {"\r\n", " \n", "\n", "\t\r\n"};
        std::string text;
        Reader words(line, Owner::input);
        for (View word = words.token(); !word.empty(); word = words.token()) {
            if (!text.empty() || dice_.flip()) {
                text += blanks[dice_.below(4)];
            }
            text += std::string(word);
        }
        return text + ends[dice_.below(4)];
    }
};

// The whole game. `next_line` gives what the program says, `tell` tells it something, and `close`
// tells it that nothing more will come: it may wait for that before it ends.
template <class NextLine, class Tell, class Close>
Outcome converse(View input, NextLine next_line, Tell tell, Close close)
{
    std::string line;
    try {
        Dialogue dialogue(input);
        tell(dialogue.open());
        while (!dialogue.is_over()) {
            if (!next_line(line)) {
                return {Verdict::wrong, "the program ended before the game was over"};
            }
            tell(dialogue.hear(line));
        }
        close();
        if (dialogue.outcome().verdict != Verdict::accepted) {
            return dialogue.outcome();
        }
        while (next_line(line)) {
            if (!is_blank(line)) {
                return {Verdict::format, "the program speaks after the end of the game"};
            }
        }
        return {};
    } catch (const Outcome& thrown) {
        return thrown;
    }
}

// A line without its end; false at the end of the stream.
inline bool read_line(FILE* from, std::string& line)
{
    const size_t longest = 1 << 20;
    line.clear();
    int byte = std::getc(from);
    const bool is_there = byte != EOF;
    while (byte != EOF && byte != '\n') {
        line += static_cast<char>(byte);
        if (line.size() > longest) {
            throw Outcome{Verdict::format, "the program says a line that is too long"};
        }
        byte = std::getc(from);
    }
    return is_there;
}

inline Outcome play(Protocol protocol, int argc, char** argv)
{
    FILE* from = stdin;
    FILE* to = stdout;
    std::string input;
    if (argc < (protocol == Protocol::white ? 3 : protocol == Protocol::words ? 4 : 2)) {
        fault("the arguments are missing: INPUT, or those of the judging system");
    }
    if (protocol == Protocol::white || protocol == Protocol::words) {
        read_stream(stdin, input.max_size() - 1, input);
    } else {
        input = read_file(argv[1]);
    }
    if (protocol == Protocol::white) {
        // The program's side opens its input first, and each opening waits for the other side.
        to = std::fopen(argv[2], "wb");
        from = std::fopen(argv[1], "rb");
    }
#ifdef SIO2
    from = fdopen(std::atoi(argv[2]), "rb");
    to = fdopen(std::atoi(argv[3]), "wb");
#endif
    if (from == nullptr || to == nullptr) {
        fault("the pipes cannot be opened");
    }
    // What the program has said before it left is still to be heard, so a failed write is nothing.
    return converse(
        input, [&](std::string& line) { return read_line(from, line); },
        [&](const std::string& text) {
            std::fwrite(text.data(), 1, text.size(), to);
            std::fflush(to);
        },
        [&] { std::fclose(to); });
}

} // namespace tro_choi

#ifdef BATCH
#include "batch.hpp"
int main()
{
    return tro_choi::batch(2, [](const std::vector<std::string>& texts, std::string& told) {
        size_t at = 0;
        const auto next_line = [&](std::string& line) -> bool {
            const bool is_there = at < texts[1].size();
            const size_t end = texts[1].find('\n', at);
            line = is_there ? texts[1].substr(at, end - at) : "";
            at = end == texts[1].npos ? texts[1].size() : end + 1;
            return is_there;
        };
        return tro_choi::converse(
            texts[0], next_line, [&](const std::string& text) { told += text; }, [] {});
    });
}
#else
int main(int argc, char** argv)
{
#ifdef SIGPIPE
    std::signal(SIGPIPE, SIG_IGN);
#endif
    const tro_choi::Protocol protocol = tro_choi::protocol_of(argc, argv);
    tro_choi::Outcome outcome;
    try {
        outcome = tro_choi::play(protocol, argc, argv);
    } catch (const tro_choi::Outcome& thrown) {
        outcome = thrown;
    }
    return tro_choi::tell(protocol, outcome, argc > 3 ? argv[3] : "");
}
#endif

#endif
