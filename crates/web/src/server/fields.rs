//! The fields of a form or of a query.

use axum::body::to_bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use ecotable_store::hex;

use crate::app::App;
use crate::server::PageError;

/// More fields than any form of ours has.
const MOST: usize = 200;

/// The fields of a form or of a query, in the order in which they came.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Fields(Vec<(String, String)>);

/// The fields of the query of an address.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Asked(pub Fields);

/// A text that is not a form: broken percent signs, broken UTF-8, or far too many fields.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
#[error("the form cannot be read")]
pub struct NotAForm;

impl Fields {
    /// Takes `name=value&name=value` apart.
    pub fn read(text: &[u8]) -> Result<Self, NotAForm> {
        let mut fields = Vec::new();
        for part in text.split(|&byte| byte == b'&').filter(|part| !part.is_empty()) {
            if fields.len() == MOST {
                return Err(NotAForm);
            }
            let cut = part.iter().position(|&byte| byte == b'=');
            let (name, value) = cut.map_or((part, &[][..]), |cut| (&part[..cut], &part[cut + 1..]));
            fields.push((plain(name)?, plain(value)?));
        }
        Ok(Self(fields))
    }

    /// The first value of a field.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter().find(|(field, _)| *field == name).map(|(_, value)| value)
    }

    /// All values of a field.
    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(field, _)| field == name).map(|(_, value)| value.as_str())
    }

    /// All fields.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }
}

/// Undoes what browsers do to the text of a field.
fn plain(text: &[u8]) -> Result<String, NotAForm> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.iter();
    while let Some(&byte) = rest.next() {
        bytes.push(match byte {
            b'+' => b' ',
            b'%' => hex_digit(rest.next())? << 4 | hex_digit(rest.next())?,
            byte => byte,
        });
    }
    String::from_utf8(bytes).map_err(|_| NotAForm)
}

fn hex_digit(byte: Option<&u8>) -> Result<u8, NotAForm> {
    byte.and_then(|&byte| hex::value(byte)).ok_or(NotAForm)
}

impl From<NotAForm> for PageError {
    fn from(_: NotAForm) -> Self {
        Self::malformed()
    }
}

impl FromRequest<App> for Fields {
    type Rejection = PageError;

    async fn from_request(request: Request, app: &App) -> Result<Self, PageError> {
        let too_large = |_| PageError::new(StatusCode::PAYLOAD_TOO_LARGE, "server-too-large");
        let body = to_bytes(request.into_body(), app.settings.body_size).await.map_err(too_large)?;
        Ok(Self::read(&body)?)
    }
}

impl FromRequestParts<App> for Asked {
    type Rejection = PageError;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, PageError> {
        Ok(Self(Fields::read(parts.uri.query().unwrap_or_default().as_bytes())?))
    }
}
