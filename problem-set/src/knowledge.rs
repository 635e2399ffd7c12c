//! What a pupil should know from outside the course, and where it can be learned.

use std::str::FromStr;

use bilingual::Text;

use crate::idea::Idea;
use crate::primer::Primer;

/// Something that a lesson counts on and does not teach.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Knowledge {
    /// The name used in `problem.toml`.
    pub name: &'static str,
    /// What it is called, within a sentence.
    pub title: Text,
    /// Where it is told.
    pub told: Told,
}

/// Where it is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Told {
    /// Nowhere that is known here.
    Nowhere,
    /// In a chapter of the course.
    Chapter(Idea),
    /// In a primer of the course.
    Primer(Primer),
    /// On pages elsewhere: one in Vietnamese, one in English.
    Pages {
        /// Of VNOI Wiki.
        vietnamese: Option<&'static str>,
        /// Of cp-algorithms.
        english: Option<&'static str>,
    },
}

const fn both(vietnamese: &'static str, english: &'static str) -> Told {
    Told::Pages {
        vietnamese: Some(vietnamese),
        english: Some(english),
    }
}

const fn vietnamese(page: &'static str) -> Told {
    Told::Pages {
        vietnamese: Some(page),
        english: None,
    }
}

const fn english(page: &'static str) -> Told {
    Told::Pages {
        vietnamese: None,
        english: Some(page),
    }
}

/// Names, each with what it is called within a sentence and where that is told.
macro_rules! known {
    ($($name:literal: $vi:literal, $en:literal, $told:expr;)*) => {
        /// All that is known here, from the plainest on.
        const ALL: &[Knowledge] = &[$(
            Knowledge { name: $name, title: Text::new($vi, $en), told: $told }
        ),*];
    };
}

known! {
    "recursion": "đệ quy", "recursion", Told::Primer(Primer::Recursion);
    "induction": "quy nạp", "induction", Told::Primer(Primer::Induction);
    "binary-numbers": "hệ nhị phân", "binary numbers", Told::Primer(Primer::Xor);
    "bit-operations": "phép toán trên bit", "bit operations", Told::Primer(Primer::Xor);
    "divisibility": "chia hết", "divisibility", Told::Primer(Primer::Remainders);
    "primes": "số nguyên tố", "primes", both("https://wiki.vnoi.info/algo/algebra/prime_sieve.md", "https://cp-algorithms.com/algebra/sieve-of-eratosthenes.html");
    "modular-arithmetic": "tính theo mô-đun", "modular arithmetic", Told::Primer(Primer::Remainders);
    "big-integers": "số nguyên lớn", "big integers", english("https://cp-algorithms.com/algebra/big-integer.html");
    "wide-integers": "số nguyên 128 bit", "integers of 128 bits", Told::Nowhere;
    "prefix-sums": "tổng tiền tố", "prefix sums", vietnamese("https://wiki.vnoi.info/algo/data-structures/prefix-sum-and-difference-array.md");
    "sorting": "sắp xếp", "sorting", vietnamese("https://wiki.vnoi.info/algo/basic/sorting-new.md");
    "binary-search": "tìm kiếm nhị phân", "binary search", both("https://wiki.vnoi.info/algo/basic/binary-search.md", "https://cp-algorithms.com/num_methods/binary_search.html");
    "two-pointers": "hai con trỏ", "two pointers", vietnamese("https://wiki.vnoi.info/algo/basic/two-pointers.md");
    "greedy": "tham lam", "greedy choices", vietnamese("https://wiki.vnoi.info/algo/greedy-new.md");
    "dynamic-programming": "quy hoạch động", "dynamic programming", both("https://wiki.vnoi.info/algo/dp/basic-dynamic-programming-1.md", "https://cp-algorithms.com/dynamic_programming/intro-to-dp.html");
    "memoization": "đệ quy có nhớ", "memoization", Told::Primer(Primer::Recursion);
    "bitmasks": "tập con ghi bằng bit", "sets as bits", both("https://wiki.vnoi.info/algo/dp/dp-bitmask.md", "https://cp-algorithms.com/algebra/all-submasks.html");
    "backtracking": "quay lui", "backtracking", vietnamese("https://wiki.vnoi.info/algo/basic/backtracking.md");
    "combinatorics": "tổ hợp", "combinatorics", both("https://wiki.vnoi.info/algo/algebra/nCk.md", "https://cp-algorithms.com/combinatorics/binomial-coefficients.html");
    "expected-value": "kỳ vọng", "expected value", Told::Nowhere;
    "graphs": "đồ thị", "graphs", Told::Primer(Primer::Graphs);
    "breadth-first-search": "tìm kiếm theo chiều rộng", "breadth-first search", both("https://wiki.vnoi.info/algo/graph-theory/breadth-first-search.md", "https://cp-algorithms.com/graph/breadth-first-search.html");
    "depth-first-search": "tìm kiếm theo chiều sâu", "depth-first search", both("https://wiki.vnoi.info/algo/graph-theory/Depth-First-Search-Tree.md", "https://cp-algorithms.com/graph/depth-first-search.html");
    "topological-order": "thứ tự tô-pô", "topological order", both("https://wiki.vnoi.info/algo/graph-theory/topological-sort.md", "https://cp-algorithms.com/graph/topological-sort.html");
    "components": "thành phần liên thông", "connected components", english("https://cp-algorithms.com/graph/search-for-connected-components.html");
    "disjoint-sets": "các tập rời nhau (DSU)", "disjoint sets (DSU)", both("https://wiki.vnoi.info/algo/data-structures/disjoint-set-union.md", "https://cp-algorithms.com/data_structures/disjoint_set_union.html");
    "dijkstra": "thuật toán Dijkstra", "Dijkstra's algorithm", both("https://wiki.vnoi.info/algo/graph-theory/shortest-path.md", "https://cp-algorithms.com/graph/dijkstra.html");
    "bellman-ford": "thuật toán Bellman–Ford", "the Bellman–Ford algorithm", both("https://wiki.vnoi.info/algo/graph-theory/shortest-path.md", "https://cp-algorithms.com/graph/bellman_ford.html");
    "strongly-connected-components": "thành phần liên thông mạnh", "strongly connected components", both("https://wiki.vnoi.info/algo/graph-theory/Depth-First-Search-Tree.md", "https://cp-algorithms.com/graph/strongly-connected-components.html");
    "bipartite-matching": "cặp ghép trên đồ thị hai phía", "bipartite matching", both("https://wiki.vnoi.info/algo/graph-theory/max-matching.md", "https://cp-algorithms.com/graph/kuhn_maximum_bipartite_matching.html");
    "flows": "luồng cực đại", "maximum flow", both("https://wiki.vnoi.info/algo/graph-theory/flow.md", "https://cp-algorithms.com/graph/edmonds_karp.html");
    "trees": "cây", "trees", Told::Nowhere;
    "stacks-queues": "ngăn xếp và hàng đợi", "stacks and queues", Told::Primer(Primer::StackQueue);
    "priority-queue": "hàng đợi ưu tiên", "priority queue", Told::Nowhere;
    "sets-maps": "tập hợp và ánh xạ (set, map)", "sets and maps", Told::Nowhere;
    "segment-tree": "cây phân đoạn", "segment tree", both("https://wiki.vnoi.info/algo/data-structures/segment-tree-basic.md", "https://cp-algorithms.com/data_structures/segment_tree.html");
    "fenwick-tree": "cây Fenwick", "Fenwick tree", both("https://wiki.vnoi.info/algo/data-structures/fenwick.md", "https://cp-algorithms.com/data_structures/fenwick.html");
    "hashing": "băm", "hashing", both("https://wiki.vnoi.info/algo/data-structures/hash-table.md", "https://cp-algorithms.com/string/string-hashing.html");
    "strings": "xâu ký tự", "strings", vietnamese("https://wiki.vnoi.info/algo/string/basic.md");
    "suffix-array": "mảng hậu tố", "suffix array", both("https://wiki.vnoi.info/algo/string/suffix-array.md", "https://cp-algorithms.com/string/suffix-array.html");
    "trie": "cây tiền tố (trie)", "trie", vietnamese("https://wiki.vnoi.info/algo/string/trie.md");
    "geometry": "hình học tính toán", "geometry", both("https://wiki.vnoi.info/algo/geometry/basic-geometry-1.md", "https://cp-algorithms.com/geometry/basic-geometry.html");
    "linear-programming": "quy hoạch tuyến tính", "linear programming", Told::Nowhere;
    "iterative-deepening": "tìm kiếm sâu dần", "iterative deepening", Told::Nowhere;
    "meet-in-the-middle": "gặp nhau ở giữa", "meet in the middle", vietnamese("https://wiki.vnoi.info/algo/basic/meet-in-the-middle.md");
    "alpha-beta": "cắt tỉa alpha–beta", "alpha–beta pruning", Told::Chapter(Idea::Minimax);
    "simulation": "mô phỏng", "simulation", Told::Nowhere;
    "recurrences": "dãy truy hồi", "recurrences", english("https://cp-algorithms.com/algebra/fibonacci-numbers.html");
    "floating-point": "số thực dấu phẩy động", "floating-point numbers", Told::Nowhere;
    "standard-streams": "vào ra chuẩn và xả bộ đệm", "standard streams and flushing", Told::Nowhere;
}

impl FromStr for Knowledge {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let found = ALL.iter().find(|it| it.name == name).copied();
        found.ok_or_else(|| {
            let names: Vec<&str> = ALL.iter().map(|it| it.name).collect();
            let names = names.join(", ");
            format!("'{name}' is nothing that a lesson counts on; that is {names}")
        })
    }
}
