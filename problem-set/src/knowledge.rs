//! What a pupil should know from outside the course, and where it can be learned.

use std::str::FromStr;

use bilingual::Text;

use crate::idea::Idea;

/// Something that a lesson counts on and does not teach.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Knowledge {
    /// The name used in `problem.toml`.
    pub name: &'static str,
    /// What it is called, within a sentence.
    pub title: Text,
    /// Where it is told, if that is known.
    pub told: Option<Told>,
}

/// Where it is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Told {
    /// In a chapter of the course.
    Chapter(Idea),
    /// On a page elsewhere.
    Page(&'static str),
}

/// Names, each with what it is called within a sentence and where that is told, if it is.
macro_rules! known {
    ($($name:literal: $vi:literal, $en:literal, $told:expr;)*) => {
        /// All that is known here, from the plainest on.
        const ALL: &[Knowledge] = &[$(
            Knowledge { name: $name, title: Text::new($vi, $en), told: $told }
        ),*];
    };
}

known! {
    "recursion": "đệ quy", "recursion", None;
    "induction": "quy nạp", "induction", Some(Told::Chapter(Idea::Positions));
    "binary-numbers": "hệ nhị phân", "binary numbers", None;
    "bit-operations": "phép toán trên bit", "bit operations", Some(Told::Page("https://cp-algorithms.com/algebra/bit-manipulation.html"));
    "divisibility": "chia hết và ước chung", "divisibility and common divisors", Some(Told::Page("https://cp-algorithms.com/algebra/euclid-algorithm.html"));
    "primes": "số nguyên tố", "primes", Some(Told::Page("https://cp-algorithms.com/algebra/sieve-of-eratosthenes.html"));
    "modular-arithmetic": "tính theo mô-đun", "modular arithmetic", Some(Told::Page("https://cp-algorithms.com/algebra/module-inverse.html"));
    "big-integers": "số nguyên lớn", "big integers", Some(Told::Page("https://cp-algorithms.com/algebra/big-integer.html"));
    "wide-integers": "số nguyên 128 bit", "integers of 128 bits", None;
    "prefix-sums": "tổng tiền tố", "prefix sums", None;
    "sorting": "sắp xếp", "sorting", None;
    "binary-search": "tìm kiếm nhị phân", "binary search", Some(Told::Page("https://cp-algorithms.com/num_methods/binary_search.html"));
    "two-pointers": "hai con trỏ", "two pointers", None;
    "greedy": "tham lam", "greedy choices", None;
    "dynamic-programming": "quy hoạch động", "dynamic programming", Some(Told::Page("https://cp-algorithms.com/dynamic_programming/intro-to-dp.html"));
    "memoization": "đệ quy có nhớ", "memoization", Some(Told::Page("https://cp-algorithms.com/dynamic_programming/intro-to-dp.html"));
    "bitmasks": "tập con ghi bằng bit", "sets as bits", Some(Told::Page("https://cp-algorithms.com/algebra/all-submasks.html"));
    "backtracking": "quay lui", "backtracking", None;
    "combinatorics": "tổ hợp", "combinatorics", Some(Told::Page("https://cp-algorithms.com/combinatorics/binomial-coefficients.html"));
    "expected-value": "kỳ vọng", "expected value", None;
    "graphs": "đồ thị", "graphs", None;
    "breadth-first-search": "tìm kiếm theo chiều rộng", "breadth-first search", Some(Told::Page("https://cp-algorithms.com/graph/breadth-first-search.html"));
    "depth-first-search": "tìm kiếm theo chiều sâu", "depth-first search", Some(Told::Page("https://cp-algorithms.com/graph/depth-first-search.html"));
    "topological-order": "thứ tự tô-pô", "topological order", Some(Told::Page("https://cp-algorithms.com/graph/topological-sort.html"));
    "components": "thành phần liên thông", "connected components", Some(Told::Page("https://cp-algorithms.com/graph/search-for-connected-components.html"));
    "disjoint-sets": "các tập rời nhau (DSU)", "disjoint sets (DSU)", Some(Told::Page("https://cp-algorithms.com/data_structures/disjoint_set_union.html"));
    "dijkstra": "thuật toán Dijkstra", "Dijkstra's algorithm", Some(Told::Page("https://cp-algorithms.com/graph/dijkstra.html"));
    "strongly-connected-components": "thành phần liên thông mạnh", "strongly connected components", Some(Told::Page("https://cp-algorithms.com/graph/strongly-connected-components.html"));
    "bipartite-matching": "cặp ghép trên đồ thị hai phía", "bipartite matching", Some(Told::Page("https://cp-algorithms.com/graph/kuhn_maximum_bipartite_matching.html"));
    "flows": "luồng cực đại", "maximum flow", Some(Told::Page("https://cp-algorithms.com/graph/edmonds_karp.html"));
    "trees": "cây", "trees", None;
    "stacks-queues": "ngăn xếp và hàng đợi", "stacks and queues", None;
    "priority-queue": "hàng đợi ưu tiên", "priority queue", None;
    "sets-maps": "tập hợp và ánh xạ (set, map)", "sets and maps", None;
    "segment-tree": "cây phân đoạn", "segment tree", Some(Told::Page("https://cp-algorithms.com/data_structures/segment_tree.html"));
    "fenwick-tree": "cây Fenwick", "Fenwick tree", Some(Told::Page("https://cp-algorithms.com/data_structures/fenwick.html"));
    "hashing": "băm", "hashing", Some(Told::Page("https://cp-algorithms.com/string/string-hashing.html"));
    "strings": "xâu ký tự", "strings", None;
    "suffix-array": "mảng hậu tố", "suffix array", Some(Told::Page("https://cp-algorithms.com/string/suffix-array.html"));
    "trie": "cây tiền tố (trie)", "trie", None;
    "geometry": "hình học tính toán", "geometry", Some(Told::Page("https://cp-algorithms.com/geometry/basic-geometry.html"));
    "linear-programming": "quy hoạch tuyến tính", "linear programming", None;
    "iterative-deepening": "tìm kiếm sâu dần", "iterative deepening", None;
    "meet-in-the-middle": "gặp nhau ở giữa", "meet in the middle", None;
    "alpha-beta": "cắt tỉa alpha–beta", "alpha–beta pruning", Some(Told::Chapter(Idea::Minimax));
    "simulation": "mô phỏng", "simulation", None;
    "recurrences": "dãy truy hồi", "recurrences", Some(Told::Page("https://cp-algorithms.com/algebra/fibonacci-numbers.html"));
    "floating-point": "số thực dấu phẩy động", "floating-point numbers", None;
    "standard-streams": "vào ra chuẩn và xả bộ đệm", "standard streams and flushing", None;
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
