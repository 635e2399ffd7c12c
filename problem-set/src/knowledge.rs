//! What a pupil should know from outside the course, and where it can be learned.

use std::str::FromStr;

use crate::idea::{Idea, Title};

/// Something that a lesson counts on and does not teach.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Knowledge(&'static Entry);

/// Where it is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Told {
    /// In a chapter of the course.
    Chapter(Idea),
    /// On a page elsewhere.
    Page(&'static str),
}

#[derive(Debug, PartialEq, Eq, Hash)]
struct Entry {
    name: &'static str,
    vi: &'static str,
    en: &'static str,
    told: Option<Told>,
}

const fn entry(name: &'static str, vi: &'static str, en: &'static str) -> Entry {
    Entry {
        name,
        vi,
        en,
        told: None,
    }
}

impl Entry {
    /// Told on this page.
    const fn at(self, page: &'static str) -> Entry {
        Entry {
            told: Some(Told::Page(page)),
            ..self
        }
    }

    /// Told in the chapter of this idea.
    const fn in_chapter(self, idea: Idea) -> Entry {
        Entry {
            told: Some(Told::Chapter(idea)),
            ..self
        }
    }
}

/// All that is known here, from the plainest on.
static ALL: [Entry; 49] = [
    entry("recursion", "đệ quy", "recursion"),
    entry("induction", "quy nạp", "induction").in_chapter(Idea::Positions),
    entry("binary-numbers", "hệ nhị phân", "binary numbers"),
    entry("bit-operations", "phép toán trên bit", "bit operations")
        .at("https://cp-algorithms.com/algebra/bit-manipulation.html"),
    entry(
        "divisibility",
        "chia hết và ước chung",
        "divisibility and common divisors",
    )
    .at("https://cp-algorithms.com/algebra/euclid-algorithm.html"),
    entry("primes", "số nguyên tố", "primes")
        .at("https://cp-algorithms.com/algebra/sieve-of-eratosthenes.html"),
    entry(
        "modular-arithmetic",
        "tính theo mô-đun",
        "modular arithmetic",
    )
    .at("https://cp-algorithms.com/algebra/module-inverse.html"),
    entry("big-integers", "số nguyên lớn", "big integers")
        .at("https://cp-algorithms.com/algebra/big-integer.html"),
    entry("wide-integers", "số nguyên 128 bit", "integers of 128 bits"),
    entry("prefix-sums", "tổng tiền tố", "prefix sums"),
    entry("sorting", "sắp xếp", "sorting"),
    entry("binary-search", "tìm kiếm nhị phân", "binary search")
        .at("https://cp-algorithms.com/num_methods/binary_search.html"),
    entry("two-pointers", "hai con trỏ", "two pointers"),
    entry("greedy", "tham lam", "greedy choices"),
    entry(
        "dynamic-programming",
        "quy hoạch động",
        "dynamic programming",
    )
    .at("https://cp-algorithms.com/dynamic_programming/intro-to-dp.html"),
    entry("memoization", "đệ quy có nhớ", "memoization")
        .at("https://cp-algorithms.com/dynamic_programming/intro-to-dp.html"),
    entry("bitmasks", "tập con ghi bằng bit", "sets as bits")
        .at("https://cp-algorithms.com/algebra/all-submasks.html"),
    entry("backtracking", "quay lui", "backtracking"),
    entry("combinatorics", "tổ hợp", "combinatorics")
        .at("https://cp-algorithms.com/combinatorics/binomial-coefficients.html"),
    entry("expected-value", "kỳ vọng", "expected value"),
    entry("graphs", "đồ thị", "graphs"),
    entry(
        "breadth-first-search",
        "tìm kiếm theo chiều rộng",
        "breadth-first search",
    )
    .at("https://cp-algorithms.com/graph/breadth-first-search.html"),
    entry(
        "depth-first-search",
        "tìm kiếm theo chiều sâu",
        "depth-first search",
    )
    .at("https://cp-algorithms.com/graph/depth-first-search.html"),
    entry("topological-order", "thứ tự tô-pô", "topological order")
        .at("https://cp-algorithms.com/graph/topological-sort.html"),
    entry(
        "components",
        "thành phần liên thông",
        "connected components",
    )
    .at("https://cp-algorithms.com/graph/search-for-connected-components.html"),
    entry(
        "disjoint-sets",
        "các tập rời nhau (DSU)",
        "disjoint sets (DSU)",
    )
    .at("https://cp-algorithms.com/data_structures/disjoint_set_union.html"),
    entry("dijkstra", "thuật toán Dijkstra", "Dijkstra's algorithm")
        .at("https://cp-algorithms.com/graph/dijkstra.html"),
    entry(
        "strongly-connected-components",
        "thành phần liên thông mạnh",
        "strongly connected components",
    )
    .at("https://cp-algorithms.com/graph/strongly-connected-components.html"),
    entry(
        "bipartite-matching",
        "cặp ghép trên đồ thị hai phía",
        "bipartite matching",
    )
    .at("https://cp-algorithms.com/graph/kuhn_maximum_bipartite_matching.html"),
    entry("flows", "luồng cực đại", "maximum flow")
        .at("https://cp-algorithms.com/graph/edmonds_karp.html"),
    entry("trees", "cây", "trees"),
    entry("stacks-queues", "ngăn xếp và hàng đợi", "stacks and queues"),
    entry("priority-queue", "hàng đợi ưu tiên", "priority queue"),
    entry("sets-maps", "tập hợp và ánh xạ (set, map)", "sets and maps"),
    entry("segment-tree", "cây phân đoạn", "segment tree")
        .at("https://cp-algorithms.com/data_structures/segment_tree.html"),
    entry("fenwick-tree", "cây Fenwick", "Fenwick tree")
        .at("https://cp-algorithms.com/data_structures/fenwick.html"),
    entry("hashing", "băm", "hashing").at("https://cp-algorithms.com/string/string-hashing.html"),
    entry("strings", "xâu ký tự", "strings"),
    entry("suffix-array", "mảng hậu tố", "suffix array")
        .at("https://cp-algorithms.com/string/suffix-array.html"),
    entry("trie", "cây tiền tố (trie)", "trie"),
    entry("geometry", "hình học tính toán", "geometry")
        .at("https://cp-algorithms.com/geometry/basic-geometry.html"),
    entry(
        "linear-programming",
        "quy hoạch tuyến tính",
        "linear programming",
    ),
    entry(
        "iterative-deepening",
        "tìm kiếm sâu dần",
        "iterative deepening",
    ),
    entry(
        "meet-in-the-middle",
        "gặp nhau ở giữa",
        "meet in the middle",
    ),
    entry("alpha-beta", "cắt tỉa alpha–beta", "alpha–beta pruning").in_chapter(Idea::Minimax),
    entry("simulation", "mô phỏng", "simulation"),
    entry("recurrences", "dãy truy hồi", "recurrences")
        .at("https://cp-algorithms.com/algebra/fibonacci-numbers.html"),
    entry(
        "floating-point",
        "số thực dấu phẩy động",
        "floating-point numbers",
    ),
    entry(
        "standard-streams",
        "vào ra chuẩn và xả bộ đệm",
        "standard streams and flushing",
    ),
];

impl Knowledge {
    /// The name used in `problem.toml`.
    pub fn name(self) -> &'static str {
        self.0.name
    }

    /// What it is called, within a sentence.
    pub fn title(self) -> Title {
        Title {
            vi: self.0.vi.to_owned(),
            en: self.0.en.to_owned(),
        }
    }

    /// Where it is told, if that is known.
    pub fn told(self) -> Option<Told> {
        self.0.told
    }
}

impl FromStr for Knowledge {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let found = ALL.iter().find(|entry| entry.name == name);
        found.map(Knowledge).ok_or_else(|| {
            let names: Vec<&str> = ALL.iter().map(|entry| entry.name).collect();
            format!(
                "'{name}' is nothing that a lesson counts on; that is {}",
                names.join(", ")
            )
        })
    }
}
