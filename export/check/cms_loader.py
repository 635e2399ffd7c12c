"""CMS's own loader over a folder of packages, run by a Python that has CMS; no database is asked.

Prints a line of JSON for each task: its name, and what is not as a pupil needs it.
"""

import json
import logging
import sys

from cms import FEEDBACK_LEVEL_RESTRICTED
from cms.db.filecacher import FileCacher
from cms.grading.scoretypes import get_score_type
from cmscontrib.loaders.italy_yaml import YamlLoader


def faults_of(task):
    """What is wrong with a task as the loader has it."""
    dataset = task.active_dataset
    public = {name: test.public for name, test in dataset.testcases.items()}
    score = get_score_type(dataset.score_type, dataset.score_type_parameters, public)
    counted = {test for group in score.retrieve_target_testcases() for test in group}
    for is_well, fault in [
            (score.max_score == 100, f"{score.max_score} points"),
            (score.max_public_score == 100, f"a pupil is told {score.max_public_score} points at most"),
            (counted == set(public), "a test stands in no group"),
            (set(task.statements) == {"vi", "en"}, f"statements: {sorted(task.statements)}"),
            (task.feedback_level == FEEDBACK_LEVEL_RESTRICTED, f"feedback: {task.feedback_level}"),
            (task.score_precision == 2, f"decimals: {task.score_precision}"),
            (set(dataset.managers) in ({"checker"}, {"manager"}), f"programs: {sorted(dataset.managers)}")]:
        if not is_well:
            yield fault


def main():
    """Loads the contest and all its tasks."""
    logging.disable(logging.WARNING)
    loader = YamlLoader(sys.argv[1], FileCacher(null=True))
    _, names, _ = loader.get_contest()
    for name in names:
        task = loader.get_task_loader(name).get_task()
        print(json.dumps([name, "; ".join(faults_of(task)) if task else "it cannot be loaded"]))


if __name__ == "__main__":
    main()
