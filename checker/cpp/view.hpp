// What of the standard library some compilers of judging systems lack: C++11 has no View, and
// some old builds for Windows have no std::to_string.
#ifndef VIEW_HPP
#define VIEW_HPP

#include <cstring>
#include <string>

namespace tro_choi {

using Int = long long;

inline std::string to_string(Int number)
{
    // The digits of the least number have no positive counterpart.
    unsigned long long rest = static_cast<unsigned long long>(number);
    rest = number < 0 ? 0 - rest : rest;
    std::string text;
    do {
        text.insert(text.begin(), static_cast<char>('0' + rest % 10));
        rest /= 10;
    } while (rest > 0);
    return number < 0 ? "-" + text : text;
}

// A piece of a text, which must outlive it.
class View {
public:
    static const size_t npos = static_cast<size_t>(-1);

    View() : begin_(""), size_(0) {}
    View(const char* text) : begin_(text), size_(std::strlen(text)) {}
    View(const std::string& text) : begin_(text.data()), size_(text.size()) {}
    View(const char* begin, size_t size) : begin_(begin), size_(size) {}

    explicit operator std::string() const { return std::string(begin_, size_); }

    const char* begin() const { return begin_; }
    const char* end() const { return begin_ + size_; }
    size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    char operator[](size_t at) const { return begin_[at]; }

    // At most so many bytes from a place that is not behind the end.
    View substr(size_t from, size_t count = npos) const
    {
        const size_t left = size_ - from;
        return View(begin_ + from, count < left ? count : left);
    }

    void remove_prefix(size_t count) { *this = substr(count); }

    size_t find_first_of(const char* wanted) const { return find(wanted, true); }
    size_t find_first_not_of(const char* unwanted) const { return find(unwanted, false); }

    size_t find_last_not_of(const char* unwanted) const
    {
        size_t at = size_;
        while (at > 0 && is_among(begin_[at - 1], unwanted)) {
            at--;
        }
        return at > 0 ? at - 1 : npos;
    }

    size_t rfind(char wanted) const
    {
        size_t at = size_;
        while (at > 0 && begin_[at - 1] != wanted) {
            at--;
        }
        return at > 0 ? at - 1 : npos;
    }

private:
    const char* begin_;
    size_t size_;

    // The byte that ends a text of C is among no bytes.
    static bool is_among(char byte, const char* bytes)
    {
        return byte != '\0' && std::strchr(bytes, byte) != nullptr;
    }

    size_t find(const char* bytes, bool is_among_them) const
    {
        for (size_t at = 0; at < size_; at++) {
            if (is_among(begin_[at], bytes) == is_among_them) {
                return at;
            }
        }
        return npos;
    }
};

inline bool operator==(View one, View other)
{
    return one.size() == other.size() && std::memcmp(one.begin(), other.begin(), one.size()) == 0;
}

inline bool operator!=(View one, View other)
{
    return !(one == other);
}

} // namespace tro_choi

#endif
