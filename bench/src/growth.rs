//! Draws how times grow with the size of the input: `problems/<id>/growth.svg`, the reference beside
//! the brute force, on scales by powers of ten.
//!
//! A time is the least of several, on one core; what is drawn depends on the machine, but not the
//! slopes. Rooms without a ladder have no picture.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow};
use plotters::prelude::*;
use problem_set::AnyProblem;

/// Runs of a size last at least so long all together, unless there are enough of them.
const LONG_ENOUGH: Duration = Duration::from_millis(30);

/// Runs of a size.
const ENOUGH: usize = 200;

/// Width and height in pixels.
const SIZE: (u32, u32) = (520, 320);

/// The colours of the two lines.
const REFERENCE: RGBColor = RGBColor(38, 91, 140);
const BRUTE: RGBColor = RGBColor(179, 38, 30);

/// Sizes with times in seconds.
type Line = Vec<(f64, f64)>;

fn main() -> Result<()> {
    let chosen: Vec<String> = std::env::args().skip(1).collect();
    for problem in all_problems::problems() {
        if !chosen.is_empty() && !chosen.iter().any(|id| id == problem.id()) {
            continue;
        }
        let (reference, brute) = measure(*problem)?;
        if reference.len() < 2 {
            continue;
        }
        let room = Path::new("problems").join(problem.id());
        anyhow::ensure!(
            room.is_dir(),
            "{}: run this in the workspace",
            room.display()
        );
        let picture = draw(&reference, &brute).map_err(|error| anyhow!("{error}"))?;
        let path = room.join("growth.svg");
        inpout::write_atomically(&path, &picture)?;
        println!("{}", path.display());
    }
    Ok(())
}

/// The times of the reference and of the brute force on the ladder of a problem.
fn measure(problem: &dyn AnyProblem) -> Result<(Line, Line)> {
    let (mut reference, mut brute) = (Line::new(), Line::new());
    for (size, input) in problem.ladder() {
        let prepared = problem.prepare(input.as_bytes())?;
        // The largest sizes of the ladders are far below 2^52.
        #[expect(clippy::cast_precision_loss, reason = "sizes are small")]
        let size = size as f64;
        reference.push((
            size,
            least(|| prepared.solve(false) < usize::MAX).context("a time")?,
        ));
        if let Some(time) = least(|| prepared.brute().is_some()) {
            brute.push((size, time));
        }
    }
    Ok((reference, brute))
}

/// The least time of several runs in seconds; `None` if the run declines.
fn least(mut run: impl FnMut() -> bool) -> Option<f64> {
    let start = Instant::now();
    let mut least = Duration::MAX;
    for _ in 0..ENOUGH {
        let begin = Instant::now();
        if !run() {
            return None;
        }
        least = least.min(begin.elapsed());
        if start.elapsed() > LONG_ENOUGH {
            break;
        }
    }
    // A clock may not see the shortest runs at all.
    Some(least.as_secs_f64().max(1e-9))
}

fn draw(reference: &Line, brute: &Line) -> Result<String, Box<dyn std::error::Error>> {
    let all = || reference.iter().chain(brute);
    let range = |of: fn(&(f64, f64)) -> f64| {
        let least = all().map(of).fold(f64::INFINITY, f64::min);
        let largest = all().map(of).fold(0.0, f64::max);
        (least / 1.5)..(largest * 1.5)
    };
    let mut text = String::new();
    {
        let area = SVGBackend::with_string(&mut text, SIZE).into_drawing_area();
        area.fill(&WHITE)?;
        let mut chart = ChartBuilder::on(&area)
            .margin(10)
            .x_label_area_size(30)
            .y_label_area_size(64)
            .build_cartesian_2d(range(|it| it.0).log_scale(), range(|it| it.1).log_scale())?;
        chart
            .configure_mesh()
            .max_light_lines(0)
            .x_labels(6)
            .y_labels(6)
            .x_label_formatter(&|size| format!("{size:.0}"))
            .y_label_formatter(&|seconds| human(*seconds))
            .draw()?;
        for (line, colour, label) in [(reference, REFERENCE, "lib.rs"), (brute, BRUTE, "brute.rs")]
        {
            if line.is_empty() {
                continue;
            }
            chart
                .draw_series(
                    LineSeries::new(line.iter().copied(), colour.stroke_width(2)).point_size(3),
                )?
                .label(label)
                .legend(move |(x, y)| PathElement::new([(x, y), (x + 16, y)], colour));
        }
        chart
            .configure_series_labels()
            .position(SeriesLabelPosition::UpperLeft)
            .background_style(WHITE.mix(0.8))
            .draw()?;
        area.present()?;
    }
    Ok(text)
}

/// A time in the unit that suits it.
fn human(seconds: f64) -> String {
    for (unit, name) in [(1.0, "s"), (1e-3, "ms"), (1e-6, "µs")] {
        if seconds >= unit {
            return format!("{:.0} {name}", seconds / unit);
        }
    }
    format!("{:.0} ns", seconds * 1e9)
}
