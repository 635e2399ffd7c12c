//! The macro `input!`, as far as it is used above.

macro_rules! input {
    (from $source:expr, $($name:ident: with $field:expr),+ $(,)?) => {
        let source: &mut $crate::inpout::Source<'_> = $source;
        $(let $name = $crate::inpout::Field::read_at(
            &$field,
            source,
            $crate::inpout::Place::Alone,
        );)+
    };
}
pub(crate) use input;

pub mod source {
    pub trait Source {}
}
