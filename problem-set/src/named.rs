//! Enums whose variants have names.

/// Defines an enum, of each variant its name in files, and what it is called in both languages. These texts are
/// [tested](bilingual::catalogue_faults) as all that is said.
macro_rules! named {
    (
        $(#[$meta:meta])*
        pub enum $type:ident {
            $($(#[$about:meta])* $variant:ident = $name:literal: $vi:literal, $en:literal;)*
        }
    ) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $type {
            $($(#[$about])* $variant,)*
        }

        impl $type {
            /// All of them, in order.
            pub const ALL: [$type; [$($name),*].len()] = [$($type::$variant),*];

            const CALLED: &[(&str, bilingual::Text)] =
                &[$(($name, bilingual::Text::new($vi, $en))),*];

            fn called(self) -> (&'static str, bilingual::Text) {
                Self::CALLED[self as usize]
            }
        }

        #[cfg(test)]
        #[test]
        fn every_variant_is_called_something_in_both_languages() {
            assert_eq!(bilingual::catalogue_faults($type::CALLED), [""; 0]);
        }
    };
}
pub(crate) use named;
