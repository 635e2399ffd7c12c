//! Lists in one array: items that belong to groups, those of a group side by side.
//!
//! This is a counting sort: count the items of each group, add the counts up to the places where
//! the groups begin, and put every item at the next free place of its group. Each step is one
//! pass. But if the groups come in no order, every item touches a counter and a place far from
//! those before it, and the processor waits for memory most of the time.
//!
//! In that case, if there are [many](FEW) groups and [much](LITTLE) to sort, it is done in two rounds. The
//! first one sorts by *parts* of [`PART`] neighbouring groups: there are only hundreds of them, and an item goes
//! next to the last one of its part, which the cache still has. The second round sorts the items of one part
//! after the other, and all counters and places of a part lie within the cache too. For 4·10^6 random items in
//! 10^6 groups that is up to three times as fast where the last cache is small or others use it, and as fast
//! where it is large.

use std::mem;

/// Groups whose counters fit into the nearest cache.
const PART: usize = 1 << 13;

/// Groups whose counters fit into the next cache, which is waited for a little only.
const FEW: usize = 1 << 18;

/// Bytes of items that are not worth a second round: two items of four bytes in each of 10^6 groups take a
/// fifth longer in two.
const LITTLE: usize = 1 << 24;

/// The first items, which tell whether the groups come in some order.
const SAMPLE: usize = 1 << 14;

/// Items in groups, which are numbered from 0. The items of a group stand in the order in which
/// they came.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grouped<T> {
    /// The items of group `g` are `items[first[g]..first[g + 1]]`.
    first: Vec<u32>,
    items: Vec<T>,
}

impl<T: Copy + Default> Grouped<T> {
    /// Sorts items into the groups `0..groups`; each comes with its group before it.
    ///
    /// # Panics
    /// If a group is not below `groups`, or if the items are too many for 32 bits.
    pub fn new(groups: usize, list: impl Iterator<Item = (usize, T)> + Clone) -> Self {
        let parts = list.clone().take(SAMPLE).map(|(group, _)| group / PART);
        // Not counted to the end: where there is much, that is a pass for nothing.
        let is_little = || list.clone().nth(LITTLE / mem::size_of::<T>()).is_none();
        if groups <= FEW || jumps(parts) <= SAMPLE / 4 || is_little() {
            Grouped::in_one_round(groups, list)
        } else {
            Grouped::in_two_rounds(groups, list)
        }
    }

    fn in_one_round(groups: usize, list: impl Iterator<Item = (usize, T)> + Clone) -> Self {
        let mut next = beginnings(groups, list.clone().map(|(group, _)| group));
        let mut items = vec![T::default(); next[groups] as usize];
        list.for_each(|(group, item)| items[take(&mut next[group])] = item);
        // Each group has come to where the one behind it begins: that costs less than a second array.
        next.copy_within(..groups, 1);
        next[0] = 0;
        Grouped { first: next, items }
    }

    fn in_two_rounds(groups: usize, list: impl Iterator<Item = (usize, T)> + Clone) -> Self {
        let parts = groups.div_ceil(PART);
        let ends = beginnings(parts, list.clone().map(|(group, _)| group / PART));
        let count = ends[parts] as usize;
        let mut next = ends.clone();
        let mut items = vec![T::default(); count];
        // The number of each item's group within its part.
        let mut within = vec![0_u16; count];
        list.for_each(|(group, item)| {
            let place = take(&mut next[group / PART]);
            items[place] = item;
            within[place] = u16::try_from(group % PART).expect("parts are small");
        });

        let mut first = Vec::with_capacity(groups + 1);
        let mut unsorted = Vec::new();
        for part in 0..parts {
            let range = ends[part] as usize..ends[part + 1] as usize;
            let within = within[range.clone()].iter().copied().map(usize::from);
            let mut next = beginnings(PART.min(groups - part * PART), within.clone());
            next.pop();
            first.extend(next.iter().map(|next| ends[part] + next));
            let items = &mut items[range];
            unsorted.clear();
            unsorted.extend_from_slice(items);
            for (group, &item) in within.zip(&unsorted) {
                items[take(&mut next[group])] = item;
            }
        }
        first.push(ends[parts]);
        Grouped { first, items }
    }

    /// The items of a group.
    #[inline]
    pub fn of(&self, group: usize) -> &[T] {
        &self.items[self.first[group] as usize..self.first[group + 1] as usize]
    }

    /// Number of groups.
    pub fn groups(&self) -> usize {
        self.first.len() - 1
    }

    /// Number of items.
    pub fn items(&self) -> usize {
        self.items.len()
    }

    /// All items, group after group, those of a group as `sort` leaves them, which gets the group's number
    /// with them. Groups that fit into the cache are sorted faster than everything at once.
    pub fn into_sorted_by(mut self, mut sort: impl FnMut(usize, &mut [T])) -> Vec<T> {
        for (group, ends) in self.first.windows(2).enumerate() {
            sort(group, &mut self.items[ends[0] as usize..ends[1] as usize]);
        }
        self.items
    }
}

/// How often a number is not the one before it.
fn jumps(numbers: impl Iterator<Item = usize>) -> usize {
    let mut last = 0;
    numbers
        .filter(|&number| mem::replace(&mut last, number) != number)
        .count()
}

/// Where each group begins if these are the groups of all items, and in the end their number.
pub(super) fn beginnings(groups: usize, list: impl Iterator<Item = usize>) -> Vec<u32> {
    let mut first = vec![0; groups + 1];
    let mut count = 0_usize;
    list.for_each(|group| {
        first[group] += 1;
        count += 1;
    });
    let count = u32::try_from(count).expect("items are counted in 32 bits");
    first[groups] = count;
    let mut sum = count;
    for first in first.iter_mut().rev().skip(1) {
        sum -= *first;
        *first = sum;
    }
    first
}

/// The number of the next place, which is then taken.
#[inline]
pub(super) fn take(next: &mut u32) -> usize {
    let place = *next;
    *next += 1;
    place as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cmp::Reverse;

    /// A list of items, each with its group and its place in the list, agrees with the library's
    /// stable sort.
    fn check(groups: usize, of_item: impl Iterator<Item = usize> + Clone) {
        let list = of_item.zip(0_u32..);
        let grouped = Grouped::new(groups, list.clone());
        assert_eq!(
            Grouped::in_two_rounds(groups, list.clone()),
            grouped,
            "{groups}"
        );
        let mut sorted: Vec<_> = list.collect();
        sorted.sort_by_key(|&(group, _)| group);
        assert_eq!((grouped.groups(), grouped.items()), (groups, sorted.len()));
        let found =
            (0..groups).flat_map(|group| grouped.of(group).iter().map(move |&i| (group, i)));
        assert!(found.eq(sorted.iter().copied()));
        // Backwards within each group.
        let mut ends = Vec::new();
        let items = grouped.into_sorted_by(|group, items| {
            items.sort_unstable_by_key(|&item| Reverse(item));
            ends.extend(items.iter().map(|_| group));
        });
        sorted.sort_by_key(|&(group, item)| (group, Reverse(item)));
        assert!(ends.into_iter().zip(items).eq(sorted));
    }

    /// Numbers below `groups` in no order.
    fn scattered(groups: usize) -> impl Iterator<Item = usize> + Clone {
        (0..100_000_usize).map(move |item| item.wrapping_mul(0x9e37_79b9_7f4a_7c15) / 1024 % groups)
    }

    #[test]
    fn items_are_sorted_by_groups_and_keep_their_order() {
        for groups in [1, 2, PART, PART + 1, 2 * PART, FEW, FEW + PART + 1] {
            check(groups, scattered(groups));
            check(groups, (0..groups).rev());
            check(groups, (0..groups).flat_map(|group| [group, group / 2]));
        }
    }

    #[test]
    fn two_rounds_are_as_good_as_one() {
        for groups in [1, 2, PART, PART + 1, 2 * PART, 100_000] {
            let list = scattered(groups).zip(0_u32..);
            assert_eq!(
                Grouped::in_one_round(groups, list.clone()),
                Grouped::in_two_rounds(groups, list),
                "{groups}"
            );
        }
    }

    #[test]
    fn all_items_may_be_in_one_group_and_there_may_be_none() {
        check(3 * PART, [2 * PART; 1000].into_iter());
        check(3 * PART, [].into_iter());
        check(0, [].into_iter());
    }

    #[test]
    #[should_panic(expected = "index out of bounds")]
    fn a_group_past_the_last_one_is_refused_by_the_second_round_too() {
        let groups = 2 * PART - 1;
        Grouped::in_two_rounds(groups, (0..=groups).map(|group| (group, 0)));
    }
}
