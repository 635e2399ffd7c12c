// The dice of the opponents: ChaCha with eight rounds, seeded by names, as in the Rust programs, so that
// a test is the same game everywhere.
#ifndef DICE_HPP
#define DICE_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace tro_choi {

class Dice {
public:
    Dice() = default;

    // The key is FNV-1a over the names, each ended by a byte that no name holds, in four lanes.
    explicit Dice(const std::vector<std::string>& names)
    {
        for (unsigned lane = 0; lane < 4; lane++) {
            std::uint64_t hash = 0xcbf29ce484222325ULL ^ lane;
            for (const std::string& name : names) {
                for (char byte : name + '\xff') {
                    hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3ULL;
                }
            }
            key_[2 * lane] = static_cast<std::uint32_t>(hash);
            key_[2 * lane + 1] = static_cast<std::uint32_t>(hash >> 32);
        }
    }

    bool flip() { return next() >> 31 != 0; }

    // One of 0, 1, ..., count - 1: the high half of a product. Where its low half shows that more digits
    // might have carried, more are drawn.
    std::size_t below(std::size_t count)
    {
        const std::uint32_t range = static_cast<std::uint32_t>(count);
        const std::uint64_t product = std::uint64_t{next()} * range;
        const std::uint32_t low = static_cast<std::uint32_t>(product);
        std::size_t result = static_cast<std::size_t>(product >> 32);
        if (low > 0 - range) {
            const std::uint32_t more = static_cast<std::uint32_t>(std::uint64_t{next()} * range >> 32);
            result += more > UINT32_MAX - low ? 1 : 0;
        }
        return result;
    }

    // The same for numbers of 64 bits, out of twice as many random ones; `count` is below 2^32.
    std::uint64_t below_long(std::uint64_t count)
    {
        std::uint64_t low = 0;
        std::uint64_t result = multiply(next_long(), count, low);
        if (low > 0 - count) {
            std::uint64_t ignored = 0;
            const std::uint64_t more = multiply(next_long(), count, ignored);
            result += more > UINT64_MAX - low ? 1 : 0;
        }
        return result;
    }

private:
    std::uint32_t key_[8] = {};
    std::uint64_t blocks_ = 0;
    std::uint32_t block_[16] = {};
    // Words of the block that were used.
    std::size_t used_ = 16;

    // The high 64 bits of a product, and its low ones.
    static std::uint64_t multiply(std::uint64_t a, std::uint64_t b, std::uint64_t& low)
    {
        const std::uint64_t lower = (a & UINT32_MAX) * b;
        const std::uint64_t upper = (a >> 32) * b + (lower >> 32);
        low = a * b;
        return upper >> 32;
    }

    std::uint64_t next_long()
    {
        const std::uint64_t low = next();
        return low | std::uint64_t{next()} << 32;
    }

    std::uint32_t next()
    {
        if (used_ == 16) {
            fill();
            used_ = 0;
        }
        return block_[used_++];
    }

    static void quarter(std::uint32_t& a, std::uint32_t& b, std::uint32_t& c, std::uint32_t& d)
    {
        const auto turn = [](std::uint32_t x, int by) { return x << by | x >> (32 - by); };
        a += b, d = turn(d ^ a, 16);
        c += d, b = turn(b ^ c, 12);
        a += b, d = turn(d ^ a, 8);
        c += d, b = turn(b ^ c, 7);
    }

    void fill()
    {
        std::uint32_t start[16] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
        for (int i = 0; i < 8; i++) {
            start[4 + i] = key_[i];
        }
        start[12] = static_cast<std::uint32_t>(blocks_);
        start[13] = static_cast<std::uint32_t>(blocks_ >> 32);
        blocks_++;
        std::uint32_t x[16];
        for (int i = 0; i < 16; i++) {
            x[i] = start[i];
        }
        for (int round = 0; round < 4; round++) {
            for (int i = 0; i < 4; i++) {
                quarter(x[i], x[4 + i], x[8 + i], x[12 + i]);
            }
            for (int i = 0; i < 4; i++) {
                quarter(x[i], x[4 + (i + 1) % 4], x[8 + (i + 2) % 4], x[12 + (i + 3) % 4]);
            }
        }
        for (int i = 0; i < 16; i++) {
            block_[i] = x[i] + start[i];
        }
    }
};

} // namespace tro_choi

#endif
