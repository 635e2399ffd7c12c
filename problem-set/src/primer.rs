//! The primers of the course, each with its title.

use bilingual::Text;

use crate::named::named;

named! {
    /// What a pupil should know before the first chapter, half a page each, from the plainest on.
    pub enum Primer {
        /// Proofs from small to large.
        Induction = "induction": "quy nạp", "induction";
        /// Remainders, and what divides what.
        Remainders = "remainders": "số dư và mod", "remainders";
        /// Binary numbers and what is done bit by bit.
        Xor = "xor": "XOR và hệ nhị phân", "XOR and binary numbers";
        /// Functions that ask themselves, and remember.
        Recursion = "recursion": "đệ quy có nhớ", "recursion with memory";
        /// Vertices, arcs, and lists of them.
        Graphs = "graphs": "đồ thị trong mảng", "graphs in arrays";
        /// Last in, first out; first in, first out.
        StackQueue = "stack-queue": "ngăn xếp và hàng đợi", "stacks and queues";
        /// Copying what the opponent does.
        Symmetry = "symmetry": "chứng minh bằng đối xứng", "proof by symmetry";
        /// From a table to a guess, and from there to a proof.
        ReadingTables = "reading-tables": "đọc quy luật từ bảng", "patterns in tables";
    }
}

impl Primer {
    /// The name of its files.
    pub fn name(self) -> &'static str {
        self.called().0
    }

    /// What it is about, in both languages.
    pub fn title(self) -> Text {
        self.called().1
    }
}
