//! How nim values are stored and how options are written down.

use std::ops::{BitOr, BitXor};

/// A nim value, stored as narrow as possible: vectors hold more of them then.
pub(super) trait Value:
    Copy + Eq + Default + Send + Sync + Into<u32> + BitXor<Output = Self> + BitOr<Output = Self>
{
    /// All bits set.
    const ONES: Self;

    /// The value with this number, which must fit.
    fn from_index(index: usize) -> Self;

    /// The number of the value.
    fn index(self) -> usize;

    /// All bits set for true, none for false: loops over it become vector comparisons.
    #[inline]
    fn when(condition: bool) -> Self {
        if condition {
            Self::ONES
        } else {
            Self::default()
        }
    }
}

macro_rules! values {
    ($($type:ty)*) => {$(
        impl Value for $type {
            const ONES: Self = <$type>::MAX;

            fn from_index(index: usize) -> Self {
                index.try_into().expect("values of this width fit")
            }

            #[inline]
            fn index(self) -> usize {
                self.into()
            }
        }
    )*};
}
values! { u8 u16 }

/// Heap `n` has an option of the value `g(n − offset) ^ value`, whenever `n > offset`.
#[derive(Debug, Clone, Copy)]
pub(super) struct Entry<V> {
    pub(super) offset: usize,
    pub(super) value: V,
}
