//! The report on a run for machines, with its sentences in one language.

use std::io;

use std::collections::BTreeMap;

use bilingual::{Lang, Message, Result};
use judge::report::Report;
use serde_json::{Value, json};

/// The report as JSON.
///
/// # Errors
/// If it cannot be told in JSON.
pub(super) fn told(report: &Report, lang: Lang) -> Result<Value> {
    let one = |message: &Option<Message>| json!(message.as_ref().map(|it| it.of(lang)));
    let all = |messages: &[Message]| {
        let told = messages.iter().map(|it| it.of(lang));
        json!(told.collect::<Vec<_>>())
    };
    let mut told = serde_json::to_value(report).map_err(io::Error::from)?;
    let isolation = &report.isolation;
    let off = isolation.off.iter();
    let off: BTreeMap<_, _> = off.map(|(layer, why)| (layer, why.of(lang))).collect();
    told["isolation"] = json!({"sealed": isolation.is_sealed(), "on": isolation.on, "off": off});
    told["lang"] = json!(lang.code());
    told["warnings"] = one(&report.warnings);
    told["wrong_names"] = all(&report.wrong_names);
    told["remarks"] = all(&report.remarks);
    told["compiler"] = one(&report.compiler);
    for (at, test) in report.tests.iter().enumerate() {
        told["tests"][at]["message"] = json!(test.message.of(lang));
        told["tests"][at]["note"] = one(&test.note);
    }
    Ok(told)
}
