// NIMGAME: the program leads the game, the judge sits in the person's place.
//
// The heaps and who begins are the judge's: it answers the program's questions with the opening. Every
// table must follow the moves, illegal lines must be asked again, and whatever position is won must stay
// so, move by move. The spoiler types illegal lines and draws the game out.
#include "interactor.hpp"

#include <algorithm>

using namespace tro_choi;

extern const char* const GAME_ID = "nimgame";
extern const bool TELLS_OPENING = false;

namespace {

const size_t MOST_HEAPS = 10;
const Int MOST_STONES = 30;
// The illegal moves that the spoiler types one after the other, at most.
const size_t MOST_ILLEGAL = 2;

const char* const RULES[] = {"misere", "normal"};
const char* const PLAYERS[] = {"YOU", "MACHINE"};

enum class Question { rule, heaps, first, move };

// What comes next: the program says AGAIN, asks, takes, shows the heaps, announces the winner; or the
// opponent answers.
enum class Stage { refusal, question, answer, take, table, winner, over };

using Heaps = std::vector<Int>;

Int nim_sum(const Heaps& heaps)
{
    Int sum = 0;
    for (Int heap : heaps) {
        sum ^= heap;
    }
    return sum;
}

size_t large_heaps(const Heaps& heaps)
{
    return static_cast<size_t>(std::count_if(heaps.begin(), heaps.end(), [](Int heap) { return heap > 1; }));
}

// Whether the player to move loses.
bool is_lost(bool is_misere, const Heaps& heaps)
{
    return nim_sum(heaps) == (is_misere && large_heaps(heaps) == 0 ? 1 : 0);
}

std::string joined(const Heaps& heaps, const char* between)
{
    std::string text;
    for (Int heap : heaps) {
        text += (text.empty() ? "" : between) + to_string(heap);
    }
    return text;
}

// The number written in these digits, or -1.
Int number(View word)
{
    Int value = 0;
    for (char byte : word) {
        if (!is_digit(byte) || value > 1000000) {
            return -1;
        }
        value = 10 * value + (byte - '0');
    }
    return value;
}

class NimGame : public Game {
public:
    explicit NimGame(Reader& opening)
    {
        opened_rule_ = opening.choice("rule", {RULES[0], RULES[1]});
        const Int n = opening.natural("n", 1, static_cast<Int>(MOST_HEAPS));
        for (Int i = 0; i < n; i++) {
            opened_heaps_.push_back(opening.natural("heap", 1, MOST_STONES));
        }
        opened_first_ = opening.choice("first", {PLAYERS[0], PLAYERS[1]});
    }

    Turn turn() const override
    {
        return stage_ == Stage::answer ? Turn::opponent : stage_ == Stage::over ? Turn::over : Turn::program;
    }

    Outcome ending() const override { return {}; }

    void hear(Reader& line) override
    {
        const std::string keyword(line.token());
        const char* const keywords[] = {"ASK", "AGAIN", "HEAPS", "TAKE", "WINNER"};
        if (std::find(std::begin(keywords), std::end(keywords), keyword) == std::end(keywords)) {
            // A line for people.
            skip(line);
            return;
        }
        const char* const expected = stage_ == Stage::refusal ? "AGAIN"
            : stage_ == Stage::question                       ? "ASK"
            : stage_ == Stage::table                          ? "HEAPS"
            : stage_ == Stage::take                           ? "TAKE"
                                                              : "WINNER";
        if (keyword != expected) {
            line.wrong(std::string("expected ") + expected + ", found " + keyword);
        }
        switch (stage_) {
        case Stage::refusal:
            skip(line);
            stage_ = Stage::question;
            break;
        case Stage::question: hear_question(line); break;
        case Stage::take: hear_move(line); break;
        case Stage::table: hear_table(line); break;
        default: hear_winner(line); break;
        }
    }

    std::string choose(Opponent opponent, Dice& dice) const override
    {
        if (opponent == Opponent::spoiler) {
            const std::vector<std::string> lines = illegal_lines(dice);
            // What is asked only once is spoilt in every way, a move now and then.
            const bool is_opening = question_ != Question::move;
            if (is_opening && illegal_ < lines.size()) {
                return lines[illegal_];
            }
            if (!is_opening && illegal_ < MOST_ILLEGAL && dice.flip()) {
                return lines[dice.below(lines.size())];
            }
        }
        switch (question_) {
        case Question::rule: return RULES[opened_rule_];
        case Question::heaps: return joined(opened_heaps_, " ");
        case Question::first: return PLAYERS[opened_first_];
        default: return choose_move(opponent, dice);
        }
    }

    // It is for the program to refuse what is illegal.
    void play(Reader& line) override
    {
        std::vector<std::string> words;
        for (View word = line.token(); !word.empty(); word = line.token()) {
            words.emplace_back(word);
        }
        if (words.empty()) {
            // Passed over.
            illegal_++;
        } else if (answer(words)) {
            illegal_ = 0;
        } else {
            illegal_++;
            stage_ = Stage::refusal;
        }
    }

private:
    size_t opened_rule_ = 0;
    Heaps opened_heaps_{};
    size_t opened_first_ = 0;
    Stage stage_ = Stage::question;
    Question question_ = Question::rule;
    // Illegal lines and blank ones since the last question that was answered.
    size_t illegal_ = 0;
    // What was answered so far, and the game.
    size_t rule_ = 0;
    Heaps heaps_{};
    // Whose turn it is, by the place among PLAYERS.
    size_t player_ = 0;

    static void skip(Reader& line)
    {
        while (!line.token().empty()) {
        }
    }

    bool is_misere() const { return rule_ == 0; }

    void ask(Question question)
    {
        question_ = question;
        stage_ = Stage::question;
    }

    void hear_question(Reader& line)
    {
        const char* const names[] = {"RULE", "HEAPS", "FIRST", "MOVE"};
        line.choice("ASK", {names[static_cast<size_t>(question_)]});
        stage_ = Stage::answer;
    }

    void hear_table(Reader& line)
    {
        for (size_t i = 0; i < heaps_.size(); i++) {
            line.about("heap", static_cast<Int>(i + 1));
            const Int said = line.natural("", 0, MOST_STONES);
            if (said != heaps_[i]) {
                line.wrong("heap " + to_string(i + 1) + ": the table shows " + to_string(said)
                    + ", but it holds " + to_string(heaps_[i]));
            }
        }
        if (std::count(heaps_.begin(), heaps_.end(), 0) == static_cast<Int>(heaps_.size())) {
            stage_ = Stage::winner;
        } else if (player_ == 1) {
            stage_ = Stage::take;
        } else {
            ask(Question::move);
        }
    }

    // The program's own move.
    void hear_move(Reader& line)
    {
        const Int heap = line.natural("heap", 1, static_cast<Int>(heaps_.size()));
        const Int left = heaps_[static_cast<size_t>(heap - 1)];
        if (left == 0) {
            line.wrong("heap " + to_string(heap) + " is empty");
        }
        const Int stones = line.natural("stones", 1, left);
        const Heaps before = heaps_;
        take(heap, stones);
        if (!is_lost(is_misere(), before) && !is_lost(is_misere(), heaps_)) {
            line.wrong(to_string(stones) + " from heap " + to_string(heap)
                + " gives the win away: [" + joined(before, ", ") + "] is won in " + RULES[rule_] + " play");
        }
        stage_ = Stage::table;
    }

    void hear_winner(Reader& line)
    {
        const size_t named = line.choice("WINNER", {PLAYERS[0], PLAYERS[1]});
        // Who would move now has not taken the last stone.
        if (named != (is_misere() ? player_ : 1 - player_)) {
            line.wrong("the other player has won");
        }
        stage_ = Stage::over;
    }

    void take(Int heap, Int stones)
    {
        heaps_[static_cast<size_t>(heap - 1)] -= stones;
        player_ = 1 - player_;
    }

    // Takes the answer to the question, if it is one.
    bool answer(const std::vector<std::string>& words)
    {
        const bool is_one = words.size() == 1;
        switch (question_) {
        case Question::rule:
            if (!is_one || (words[0] != RULES[0] && words[0] != RULES[1])) {
                return false;
            }
            rule_ = words[0] == RULES[0] ? 0 : 1;
            ask(Question::heaps);
            return true;
        case Question::heaps:
            heaps_.clear();
            for (const std::string& word : words) {
                heaps_.push_back(number(word));
                if (heaps_.back() < 1 || heaps_.back() > MOST_STONES) {
                    return false;
                }
            }
            if (heaps_.empty() || heaps_.size() > MOST_HEAPS) {
                return false;
            }
            ask(Question::first);
            return true;
        case Question::first:
            if (!is_one || (words[0] != PLAYERS[0] && words[0] != PLAYERS[1])) {
                return false;
            }
            player_ = words[0] == PLAYERS[0] ? 0 : 1;
            stage_ = Stage::table;
            return true;
        default: return answer_move(words);
        }
    }

    bool answer_move(const std::vector<std::string>& words)
    {
        const Int heap = words.size() == 2 ? number(words[0]) : 0;
        const Int stones = words.size() == 2 ? number(words[1]) : 0;
        if (heap < 1 || heap > static_cast<Int>(heaps_.size()) || stones < 1
            || stones > heaps_[static_cast<size_t>(heap - 1)]) {
            return false;
        }
        take(heap, stones);
        stage_ = Stage::table;
        return true;
    }

    // Lines that are no answer to the question; the blank one is passed over, the others are asked again.
    std::vector<std::string> illegal_lines(Dice& dice) const
    {
        if (question_ == Question::rule) {
            return {"", "nim", "misere normal", "normal 1", "-", "misere!", "MISERE", "77"};
        }
        if (question_ == Question::heaps) {
            const std::string heaps = joined(opened_heaps_, " ");
            return {heaps + " 0", "31 " + heaps, "", heaps + " -3", "+3 " + heaps, heaps + " ten",
                "2.5 " + heaps, heaps + " 4294967297", "18446744073709551617 " + heaps,
                std::string(300, '4') + " " + heaps, "5 5 5 5 5 5 5 5 5 5 5"};
        }
        if (question_ == Question::first) {
            return {"ME", "you", "", "YOU MACHINE", "1", "MACHINES"};
        }
        const size_t place = filled(dice);
        const std::string heap = to_string(place + 1);
        std::vector<std::string> lines = {heap, heap + " 1 1", heap + " 0", heap + " -1",
            heap + " " + to_string(heaps_[place] + 1), "", heap + " one", heap + " 4294967297",
            heap + " 18446744073709551617", heap + " 99999999999999999999999", "+" + heap + " 1",
            "0 1", to_string(heaps_.size() + 1) + " 1", "-" + heap + " 1"};
        const auto empty = std::find(heaps_.begin(), heaps_.end(), 0);
        if (empty != heaps_.end()) {
            lines.push_back(to_string(empty - heaps_.begin() + 1) + " 1");
        }
        return lines;
    }

    // The place of a random heap that holds a stone.
    size_t filled(Dice& dice) const
    {
        std::vector<size_t> places;
        for (size_t i = 0; i < heaps_.size(); i++) {
            if (heaps_[i] > 0) {
                places.push_back(i);
            }
        }
        return places[dice.below(places.size())];
    }

    static std::string text(size_t place, Int stones)
    {
        return to_string(place + 1) + " " + to_string(stones);
    }

    std::string choose_move(Opponent opponent, Dice& dice) const
    {
        const size_t largest
            = static_cast<size_t>(std::max_element(heaps_.begin(), heaps_.end()) - heaps_.begin());
        if (opponent == Opponent::greedy) {
            return text(largest, heaps_[largest]);
        }
        if (opponent == Opponent::best) {
            return best_move(largest);
        }
        const size_t place = filled(dice);
        if (opponent == Opponent::spoiler) {
            return text(place, 1);
        }
        const std::uint64_t more = dice.below_long(static_cast<std::uint64_t>(heaps_[place]));
        return text(place, 1 + static_cast<Int>(more));
    }

    // The first winning move, or else one stone from the largest heap.
    std::string best_move(size_t largest) const
    {
        for (size_t i = 0; i < heaps_.size(); i++) {
            Heaps after = heaps_;
            while (after[i] > 0) {
                after[i]--;
                if (is_lost(is_misere(), after)) {
                    return text(i, heaps_[i] - after[i]);
                }
            }
        }
        return text(largest, 1);
    }
};

} // namespace

std::unique_ptr<Game> new_game(Reader& opening)
{
    return std::unique_ptr<Game>(new NimGame(opening));
}
