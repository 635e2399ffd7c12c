// What all checkers and interactors of "Trò chơi" share: outcomes, the careful reader of tokens, and
// how a verdict is told to the judging system that asked.
//
// The rules are those of the Rust checkers beside which this folder lies; a test holds both against
// each other. Nothing but the standard library of C++11 is used: some judging systems compile with
// an old compiler, or ask for an old language.
#ifndef TRO_CHOI_HPP
#define TRO_CHOI_HPP

#include "view.hpp"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <string>
#include <vector>

namespace tro_choi {

enum class Verdict { accepted, wrong, format, partial, fault };

// What is said of an output. It is thrown wherever it is found out; a checker that returns accepts.
struct Outcome {
    Verdict verdict;
    // One sentence; empty for an accepted output.
    std::string message;
    // The part of the points that a partial verdict gives, from 0 to 1.
    double ratio;

    Outcome(Verdict kind = Verdict::accepted, const std::string& sentence = "", double part = 0)
        : verdict(kind), message(sentence), ratio(part)
    {
    }
};

[[noreturn]] inline void fault(const std::string& message)
{
    throw Outcome{Verdict::fault, message};
}

// The six characters that C's isspace calls white space, in whatever locale.
inline bool is_space(char byte)
{
    return byte == ' ' || ('\t' <= byte && byte <= '\r');
}

inline bool is_digit(char byte)
{
    return '0' <= byte && byte <= '9';
}

// A token for a message: in ASCII, without control characters, and short, whatever its bytes.
inline std::string quoted(View token)
{
    const size_t longest = 40;
    std::string text = "'";
    for (char byte : token.substr(0, longest)) {
        if ('!' <= byte && byte <= '~') {
            text += byte;
        } else {
            const char* const digits = "0123456789ABCDEF";
            const unsigned value = static_cast<unsigned char>(byte);
            text += "\\x";
            text += digits[value / 16];
            text += digits[value % 16];
        }
    }
    if (token.size() <= longest) {
        return text + "'";
    }
    return text + "...' (" + to_string(token.size()) + " bytes)";
}

// The token as it is where nothing can be misread.
inline std::string shown(View token)
{
    const std::string text = quoted(token);
    const bool is_plain = text.size() == token.size() + 2 && token.find_first_of("',") == token.npos;
    return is_plain ? std::string(token) : text;
}

// Whether the bytes are UTF-8 text: no overlong forms, no surrogates, nothing above U+10FFFF.
inline bool is_text(View bytes)
{
    size_t at = 0;
    while (at < bytes.size()) {
        const unsigned first = static_cast<unsigned char>(bytes[at++]);
        if (first < 0x80) {
            continue;
        }
        const int more = first < 0xC2 ? 0 : first < 0xE0 ? 1 : first < 0xF0 ? 2 : first < 0xF5 ? 3 : 0;
        if (more == 0 || bytes.size() - at < static_cast<size_t>(more)) {
            return false;
        }
        const unsigned second = static_cast<unsigned char>(bytes[at]);
        // The first bytes whose second byte has less room than others.
        const unsigned least = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
        const unsigned most = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
        if (second < least || second > most) {
            return false;
        }
        for (int i = 1; i < more; i++) {
            if ((static_cast<unsigned char>(bytes[at + static_cast<size_t>(i)]) & 0xC0) != 0x80) {
                return false;
            }
        }
        at += static_cast<size_t>(more);
    }
    return true;
}

// Reads a decimal number; `inf` and `nan` are numbers too, though not finite ones. strtod alone would
// also take hexadecimal numbers, and what follows a NUL.
inline bool read_decimal(View token, double& value)
{
    std::string rest;
    for (char byte : token) {
        rest += 'A' <= byte && byte <= 'Z' ? static_cast<char>(byte + ('a' - 'A')) : byte;
    }
    if (rest[0] == '+' || rest[0] == '-') {
        rest.erase(0, 1);
    }
    if (rest == "inf" || rest == "infinity" || rest == "nan") {
        value = rest == "nan" ? std::nan("") : std::numeric_limits<double>::infinity();
        return true;
    }
    size_t at = 0;
    const auto digits = [&]() -> size_t {
        const size_t start = at;
        while (at < rest.size() && is_digit(rest[at])) {
            at++;
        }
        return at - start;
    };
    size_t count = digits();
    if (at < rest.size() && rest[at] == '.') {
        at++;
        count += digits();
    }
    if (count == 0) {
        return false;
    }
    if (at < rest.size() && rest[at] == 'e') {
        at++;
        at += at < rest.size() && (rest[at] == '+' || rest[at] == '-') ? 1 : 0;
        if (digits() == 0) {
            return false;
        }
    }
    if (at < rest.size()) {
        return false;
    }
    value = std::strtod(rest.c_str(), nullptr);
    value = token[0] == '-' ? -value : value;
    return true;
}

// Whether either error is small enough. Decimals are rounded to binary when they are read, which must
// not decide about an error just as large as allowed.
inline bool is_near(double expected, double found, double absolute, double relative)
{
    const double size = std::fabs(expected);
    const double error = std::fabs(expected - found) - std::numeric_limits<double>::epsilon() * size;
    return error <= absolute || error <= relative * size;
}

// Whose text is read: who is to blame when it cannot be understood.
enum class Owner { input, reference, contestant, program };

// Reads the tokens of a text: what stands between white space. A byte order mark is skipped; lines end
// with LF, CR LF or a lone CR. The text must outlive the reader.
class Reader {
public:
    Reader(View text, Owner owner, Int line = 1) : rest_(text), owner_(owner), line_(line)
    {
        if (rest_.substr(0, 3) == "\xEF\xBB\xBF") {
            rest_.remove_prefix(3);
        }
    }

    // The next token; empty at the end.
    View token()
    {
        skip_white_space();
        size_t length = 0;
        while (length < rest_.size() && !is_space(rest_[length])) {
            length++;
        }
        const View token = rest_.substr(0, length);
        rest_.remove_prefix(length);
        if (length > 0) {
            tokens_++;
            last_line_ = line_;
        }
        return token;
    }

    // What the following reads belong to, for messages: `about("move", 3)`; `about("")` ends it.
    void about(const char* item, Int number = 0)
    {
        item_ = item;
        number_ = number;
    }

    // A whole number that may be negative, without `+`. What is no number is a matter of format; a number
    // out of range is wrong, however long it is.
    Int integer(const char* name, Int low, Int high)
    {
        return number(name, low, high, true);
    }

    // The same, but not even a zero may have a sign.
    Int natural(const char* name, Int low, Int high)
    {
        return number(name, low, high, false);
    }

    // A finite decimal number.
    double decimal(const char* name)
    {
        const View found = token();
        double value = 0;
        if (found.empty()) {
            missing(named(name) + "expected a decimal number");
        }
        if (!read_decimal(found, value)) {
            format(named(name) + "expected a decimal number, found " + quoted(found));
        }
        if (!std::isfinite(value)) {
            wrong(named(name) + "expected a decimal number, found " + quoted(found));
        }
        return value;
    }

    // A word of UTF-8 text.
    View word(const char* name)
    {
        const View found = token();
        if (found.empty()) {
            missing(named(name) + "expected a word");
        }
        if (!is_text(found)) {
            format(named(name) + "expected a word, found " + quoted(found));
        }
        return found;
    }

    // The place of the next token in a list, where it must stand.
    size_t choice(const char* name, const std::vector<View>& words)
    {
        const View found = token();
        std::string wanted = named(name) + "expected ";
        for (size_t i = 0; i < words.size(); i++) {
            if (words[i] == found) {
                return i;
            }
            wanted += std::string(i > 0 ? " or " : "") + std::string(words[i]);
        }
        if (found.empty()) {
            missing(wanted);
        }
        format(wanted + ", found " + quoted(found));
    }

    bool at_end()
    {
        skip_white_space();
        return rest_.empty();
    }

    // Fails unless everything has been read.
    void end()
    {
        const View found = token();
        if (!found.empty()) {
            extra(found);
        }
    }

    // The number of tokens read, and the line of the last one.
    Int tokens() const { return tokens_; }
    Int last_line() const { return last_line_; }

    // `token 7 (line 3)`, of the token last read.
    std::string place() const
    {
        return "token " + to_string(tokens_) + " (line " + to_string(last_line_) + ")";
    }

    // The verdicts about the token last read.
    [[noreturn]] void wrong(const std::string& message) const { blame(Verdict::wrong, placed(message)); }
    [[noreturn]] void format(const std::string& message) const { blame(Verdict::format, placed(message)); }

    [[noreturn]] void extra(View found) const
    {
        const char* const whole = owner_ == Owner::program ? "the move" : "the expected output";
        wrong(quoted(found) + " stands after the end of " + whole);
    }

    // The text ends where more is needed to understand it.
    [[noreturn]] void missing(const std::string& wanted) const { blame(Verdict::format, ended(wanted)); }

    // The text ends before the reference's does.
    [[noreturn]] void too_short(const std::string& wanted) const
    {
        blame(tokens_ > 0 ? Verdict::wrong : Verdict::format, ended(wanted));
    }

private:
    View rest_;
    Owner owner_;
    Int line_;
    Int tokens_ = 0;
    Int last_line_ = 0;
    const char* item_ = "";
    Int number_ = 0;

    std::string named(const char* name) const
    {
        std::string text = item_;
        text += *item_ != '\0' && number_ > 0 ? " " + to_string(number_) : "";
        text += *item_ != '\0' ? ": " : "";
        return text + name + (*name != '\0' ? ": " : "");
    }

    Int number(const char* name, Int low, Int high, bool has_sign)
    {
        const View found = token();
        const bool is_negative = found.substr(0, 1) == "-";
        const View digits = found.substr(is_negative ? 1 : 0);
        bool is_number = !digits.empty();
        bool fits = has_sign || !is_negative;
        Int value = 0;
        for (char byte : digits) {
            is_number = is_number && is_digit(byte);
            const Int digit = byte - '0';
            fits = fits && is_number && value <= (std::numeric_limits<Int>::max() - digit) / 10;
            value = fits ? 10 * value + digit : 0;
        }
        value = is_negative ? -value : value;
        if (is_number && fits && low <= value && value <= high) {
            return value;
        }
        const std::string wanted = named(name) + "expected a number in " + to_string(low) + "..="
            + to_string(high);
        if (found.empty()) {
            missing(wanted);
        }
        if (is_number) {
            wrong(wanted + ", found " + shown(found));
        }
        format(wanted + ", found " + quoted(found));
    }

    std::string placed(const std::string& message) const
    {
        if (owner_ == Owner::program) {
            return "line " + to_string(line_) + ": " + message;
        }
        return tokens_ > 0 ? place() + ": " + message : message;
    }

    std::string ended(const std::string& wanted) const
    {
        if (owner_ == Owner::program) {
            return "line " + to_string(line_) + " is too short: " + wanted;
        }
        const std::string it = owner_ == Owner::contestant ? "the output" : "it";
        return it + (tokens_ > 0 ? " ends after " + place() : " is empty") + ": " + wanted;
    }

    // A fault in the files of the judge is never the contestant's.
    [[noreturn]] void blame(Verdict verdict, const std::string& message) const
    {
        switch (owner_) {
        case Owner::input: fault("the input: " + message);
        case Owner::reference: fault("the reference's file: " + message);
        default: throw Outcome{verdict, message};
        }
    }

    void skip_white_space()
    {
        size_t at = 0;
        while (at < rest_.size() && is_space(rest_[at])) {
            const char byte = rest_[at++];
            line_ += byte == '\n' ? 1 : 0;
            if (byte == '\r') {
                // A run of CR before LF belongs to that one line end: some programs write it.
                size_t more = 0;
                while (at + more < rest_.size() && rest_[at + more] == '\r') {
                    more++;
                }
                at += more;
                if (at == rest_.size() || rest_[at] != '\n') {
                    line_ += 1 + static_cast<Int>(more);
                }
            }
        }
        rest_.remove_prefix(at);
    }
};

} // namespace tro_choi

#endif
