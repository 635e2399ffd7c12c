// NUMCOINS: the first player's coins, and a play of which every move is best for its mover.
#include "checker.hpp"

#include <algorithm>

using namespace tro_choi;

namespace {

// What best play earns from every position that can come up: r heaps are left, of which at most m
// may be taken. Since the move before took m heaps, m is at most N - r, but for the start.
class Values {
public:
    explicit Values(const std::vector<Int>& heaps) : n_(static_cast<Int>(heaps.size())), coins_(1, 0)
    {
        for (Int i = n_ - 1; i >= 0; i--) {
            coins_.push_back(coins_.back() + heaps[static_cast<size_t>(i)]);
        }
        for (Int limit = 1; limit <= n_ / 2; limit++) {
            columns_.emplace_back();
            std::vector<Int>& column = columns_.back();
            column.reserve(static_cast<size_t>(n_ - 2 * limit + 1));
            for (Int left = limit; left <= n_ - limit; left++) {
                // A limit of m allows one move more than a limit of m - 1.
                const Int most = of_move(left, limit);
                column.push_back(limit == 1 ? most : std::max(most, best(left, limit - 1)));
            }
        }
        Int most = 0;
        for (Int take = 1; take <= n_; take++) {
            most = std::max(most, of_move(n_, take));
            start_.push_back(most);
        }
    }

    // The coins that the player to move gets.
    Int best(Int left, Int limit) const
    {
        limit = std::min(left, limit);
        if (left == 0) {
            return 0;
        }
        if (left == n_) {
            return start_[static_cast<size_t>(limit - 1)];
        }
        return columns_[static_cast<size_t>(limit - 1)][static_cast<size_t>(left - limit)];
    }

    // The same if he takes so many heaps now.
    Int of_move(Int left, Int take) const
    {
        return coins_[static_cast<size_t>(left)] - best(left - take, take);
    }

private:
    Int n_;
    // The sums of the last heaps.
    std::vector<Int> coins_;
    // By limit, then by heaps left, both from the least that can come up.
    std::vector<std::vector<Int>> columns_{};
    // With all heaps left, by limit.
    std::vector<Int> start_{};
};

} // namespace

void check(Reader& input, Reader& output, Reader& answer)
{
    const Int n = input.natural("N", 1, 5000);
    Int limit = input.natural("K", 1, 1000000000);
    std::vector<Int> heaps;
    for (Int i = 0; i < n; i++) {
        heaps.push_back(input.integer("heap", 1, 1000000000));
    }
    input.end();
    const Values values(heaps);
    Int left = n;
    const Int coins = values.best(left, limit);

    const Int reference = answer.integer("coins", 0, std::numeric_limits<Int>::max());
    if (reference != coins) {
        fault("the reference's file: " + to_string(reference) + " coins for the first player, but best "
            "play earns " + to_string(coins));
    }
    const Int claimed = output.integer("coins", 0, std::numeric_limits<Int>::max());
    if (claimed != coins) {
        output.wrong("expected " + to_string(coins) + " coins, found " + to_string(claimed));
    }
    for (Int number = 1; left > 0; number++) {
        output.about("move", number);
        const Int take = output.natural("", 1, std::min(limit, left));
        const Int best = values.best(left, limit);
        const Int worth = values.of_move(left, take);
        if (worth < best) {
            output.wrong("move " + to_string(number) + ": taking " + to_string(take) + " of "
                + to_string(left) + " heaps is worth " + to_string(worth)
                + " coins to the player, the best move " + to_string(best));
        }
        left -= take;
        limit = take;
    }
}
