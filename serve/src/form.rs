//! What a form or an address carries.

use axum::body::{Body, Bytes};
use axum::extract::{FromRequest, Multipart};
use axum::http::{HeaderValue, Request, header};

/// Fields by their names.
#[derive(Debug, Default)]
pub(crate) struct Form(Vec<Field>);

#[derive(Debug)]
struct Field {
    name: String,
    /// Of a file, how it is called.
    file: Option<String>,
    bytes: Bytes,
}

impl Form {
    /// The form of a body; nothing if it is none.
    pub(crate) async fn read(kind: Option<&HeaderValue>, body: Bytes) -> Option<Form> {
        let kind = kind?.to_str().ok()?;
        if !kind.starts_with("multipart/form-data") {
            return Some(Form::of_text(&body));
        }
        let request = Request::post("/").header(header::CONTENT_TYPE, kind);
        let request = request.body(Body::from(body)).ok()?;
        let mut parts = Multipart::from_request(request, &()).await.ok()?;
        let mut fields = Vec::new();
        while let Some(part) = parts.next_field().await.ok()? {
            fields.push(Field {
                name: part.name().unwrap_or_default().to_owned(),
                file: part.file_name().map(str::to_owned),
                bytes: part.bytes().await.ok()?,
            });
        }
        Some(Form(fields))
    }

    /// The fields of `a=1&b=2`.
    pub(crate) fn of_text(text: &[u8]) -> Form {
        let fields = text
            .split(|it| *it == b'&')
            .filter(|it| !it.is_empty())
            .map(|pair| {
                let at = pair.iter().position(|it| *it == b'=').unwrap_or(pair.len());
                let value = pair.get(at + 1..).unwrap_or_default();
                Field {
                    name: String::from_utf8_lossy(&plain(&pair[..at])).into_owned(),
                    file: None,
                    bytes: plain(value).into(),
                }
            });
        Form(fields.collect())
    }

    /// The same with one field more.
    pub(crate) fn with(mut self, name: &str, bytes: Bytes) -> Form {
        self.0.push(Field {
            name: name.to_owned(),
            file: None,
            bytes,
        });
        self
    }

    /// A field as it was sent; empty if there is none.
    pub(crate) fn bytes(&self, name: &str) -> &[u8] {
        let field = self.0.iter().find(|it| it.name == name);
        field.map_or(&[], |it| &it.bytes)
    }

    /// A field as a text; empty if there is none, or it is no text.
    pub(crate) fn text(&self, name: &str) -> &str {
        std::str::from_utf8(self.bytes(name)).unwrap_or_default()
    }

    /// All fields of this name, as texts.
    pub(crate) fn texts(&self, name: &str) -> impl Iterator<Item = &str> {
        let fields = self.0.iter().filter(move |it| it.name == name);
        fields.filter_map(|it| std::str::from_utf8(&it.bytes).ok())
    }

    /// A file, with its name.
    pub(crate) fn file(&self, name: &str) -> Option<(&str, &[u8])> {
        let field = self.0.iter().find(|it| it.name == name)?;
        Some((field.file.as_deref()?, &field.bytes))
    }
}

/// Without what stands for letters that an address cannot hold.
fn plain(text: &[u8]) -> Vec<u8> {
    let mut plain = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some((&first, others)) = rest.split_first() {
        let hex = others.get(..2).and_then(|it| std::str::from_utf8(it).ok());
        let hex = hex.and_then(|it| u8::from_str_radix(it, 16).ok());
        match (first, hex) {
            (b'%', Some(byte)) => {
                plain.push(byte);
                rest = &others[2..];
                continue;
            }
            (b'+', _) => plain.push(b' '),
            _ => plain.push(first),
        }
        rest = others;
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_read_as_browsers_send_them() {
        let form = Form::of_text("a=1+2&names=L%C3%AA%0D%0AAn&c&d=%zz%4".as_bytes());
        assert_eq!(
            ["a", "names", "c", "d", "e"].map(|it| form.text(it)),
            ["1 2", "Lê\r\nAn", "", "%zz%4", ""]
        );
        assert_eq!(form.file("a"), None);
    }
}
