//! All files of the site.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::Path;

use bilingual::{Lang, Result, broken};
use judge::errors::unread;
use judge::problem::EXAMPLES;
use judge::root::Root;
use lessons::course::FOLDER;
use lessons::road::road;
use problem_set::spec::Idea;
use problem_set::{AnyProblem, Primer, Spec, find, written};
use rayon::prelude::*;

use crate::assets::{EVERYWHERE, ICON, LATER, PROBLEM, ROAD, STYLES};
use crate::problem::Problem;
use crate::{course, frame, links, road};

/// The script in the folder of modules that hands over how the packs of all of them begin.
const BASE: &str = "base-of-all.js";

/// The site, in memory: paths below its folder, with `/` between names, and what is in each file.
#[derive(Debug, Default)]
pub struct Site(BTreeMap<String, Vec<u8>>);

impl Site {
    /// The site of all listed problems. `modules` is the folder with a script for each room, which holds
    /// its rules; without it the pages can be read only.
    ///
    /// # Errors
    /// If something of the set cannot be read, or is not in order.
    pub fn of(root: &Root, modules: Option<&Path>) -> Result<Site> {
        let specs = road();
        let mut site = Site::default();
        site.add("index.html", frame::entrance());
        let has_teachers = course::has_teachers(root.path());
        for lang in Lang::ALL {
            let code = lang.code();
            let lives = |id: &str| modules.is_some_and(|it| it.join(format!("{id}.js")).is_file());
            let page = road::page(&specs, lives, has_teachers, lang);
            site.add(format!("{code}/{}", links::ROAD), page);
            site.add(
                format!("{code}/{}", links::COURSE),
                course::contents(root.path(), lang),
            );
            let duel = course::duel(root.path(), lang)?;
            site.add(format!("{code}/{}", links::DUEL), duel);
            // An archive for pupils has none of what is for teachers.
            if has_teachers {
                let page = course::teachers(root.path(), lang)?;
                site.add(format!("{code}/{}", links::TEACHERS), page);
            }
            for idea in Idea::ALL {
                let page = course::chapter(root.path(), idea, lang)?;
                site.add(format!("{code}/{}", links::chapter(idea)), page);
                if course::has_plan(root.path(), idea) {
                    let page = course::plan(root.path(), idea, lang)?;
                    site.add(format!("{code}/{}", links::plan(idea)), page);
                }
            }
            for primer in Primer::ALL {
                let page = course::primer(root.path(), primer, lang)?;
                site.add(format!("{code}/{}", links::primer(primer)), page);
            }
        }
        let pages: Vec<Site> = (0..specs.len())
            .into_par_iter()
            .map(|place| Site::of_problem(root, &specs, place, modules))
            .collect::<Result<_, _>>()?;
        site.0.extend(pages.into_iter().flat_map(|it| it.0));
        site.add_pictures(&root.path().join(FOLDER), FOLDER)?;
        site.add_assets();
        if let Some(folder) = modules {
            let base = folder.join(BASE);
            let script = fs::read(&base).map_err(|error| unread(&base, &error))?;
            site.add(format!("assets/{BASE}"), script);
        }
        Ok(site)
    }

    /// The files, by their paths.
    pub fn files(self) -> impl Iterator<Item = (String, Vec<u8>)> {
        self.0.into_iter()
    }

    fn add(&mut self, path: impl Into<String>, content: impl Into<Vec<u8>>) {
        self.0.insert(path.into(), content.into());
    }

    /// What belongs to one problem, which stands at this place on the road.
    fn of_problem(
        root: &Root,
        road: &[&Spec],
        place: usize,
        modules: Option<&Path>,
    ) -> Result<Site> {
        let mut site = Site::default();
        let spec = &road[place];
        let Some(problem) = find(&spec.id) else {
            return Ok(site);
        };
        let module = format!("{}.js", spec.id);
        let module = modules.map(|folder| folder.join(&module));
        let module = module.filter(|it| it.is_file());
        let page = Problem::load(root, problem, spec, module.is_some())?;
        for lang in Lang::ALL {
            let name = format!("{}/{}", lang.code(), links::problem(&spec.id));
            site.add(name, page.html(road, place, lang)?);
        }
        if let Some(module) = module {
            let script = fs::read(&module).map_err(|error| unread(&module, &error))?;
            let script = with_offered(&script, problem)?;
            site.add(format!("assets/rooms/{}.js", spec.id), script);
            if problem.dialogue().is_none() {
                let small = small(&root.tests(&spec.id), &spec.id);
                site.add(format!("assets/small/{}.js", spec.id), small);
            }
        }
        site.add_pictures(&root.room(&spec.id), &spec.id)?;
        Ok(site)
    }

    /// The pictures that lie in a folder of the set.
    fn add_pictures(&mut self, folder: &Path, name: &str) -> Result<()> {
        let failed = |error: io::Error| unread(folder, &error);
        for entry in fs::read_dir(folder).map_err(failed)? {
            let path = entry.map_err(failed)?.path();
            if path.extension() == Some("svg".as_ref()) {
                let bytes = fs::read(&path).map_err(|error| unread(&path, &error))?;
                let file = path.file_name().unwrap_or_default().to_string_lossy();
                self.add(links::picture_file(name, &file), bytes);
            }
        }
        Ok(())
    }

    fn add_assets(&mut self) {
        self.add("assets/icon.svg", ICON);
        let later = LATER.map(|(_, files)| files);
        let files = [EVERYWHERE, ROAD, PROBLEM, STYLES].into_iter().chain(later);
        for &(name, text) in files.flatten() {
            self.add(format!("assets/{name}"), text);
        }
    }
}

/// The script of a module, which hands over besides what other rules its room offers.
fn with_offered(script: &[u8], problem: &dyn AnyProblem) -> Result<Vec<u8>> {
    let Some([text, _]) = problem.offer() else {
        return Ok(script.to_vec());
    };
    let offered = written::as_json(text).map_err(broken)?;
    let script = script.strip_suffix(b");\n");
    let script = script.ok_or_else(|| broken(format!("the module of {} is none", problem.id())))?;
    Ok([script, b", ", offered.as_bytes(), b");\n"].concat())
}

/// The script that hands over what is kept of small inputs in this folder: nothing, if nothing is.
fn small(folder: &Path, id: &str) -> String {
    let kept = fs::read_to_string(folder.join(EXAMPLES));
    let kept = kept.unwrap_or_else(|_| r#"{"inputs":[],"programs":[]}"#.to_owned());
    format!("TroChoi.kept(\"{id}\", {});\n", kept.trim_end())
}
