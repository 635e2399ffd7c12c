"""Tạo mọi bài nằm cạnh file này trên trang DMOJ hoặc VNOJ, kèm giới hạn và đề bài; bài đã có thì được cập nhật.
Creates all problems beside this file on a site of DMOJ or VNOJ, with limits and statements; one that is there is updated.

    cd THƯ-MỤC-CỦA-TRANG && python3 PACKAGES/dmoj/create.py      (the site's folder, its own Python)

Bài chưa công khai cho đến khi bạn cho hiện. No problem is public until you make it so.
"""

import json
import os
import pathlib
import shutil
import sys

# The settings of the site are found where it is run.
sys.path.insert(0, os.getcwd())
os.environ.setdefault("DJANGO_SETTINGS_MODULE", "dmoj.settings")

import django  # noqa: E402

django.setup()

from django.conf import settings  # noqa: E402
from django.db import transaction  # noqa: E402

from judge.models import Language, Problem, ProblemGroup, ProblemTranslation, ProblemType  # noqa: E402


def create(folder):
    """Creates or updates a problem out of its package."""
    told = json.loads((folder / "problem.json").read_text(encoding="utf-8"))
    (first, name), *others = told["names"]
    text = {lang: (folder / f"statement.{lang}.md").read_text(encoding="utf-8") for lang, _ in told["names"]}
    group, _ = ProblemGroup.objects.get_or_create(name="tro-choi", defaults={"full_name": "Trò chơi"})
    kind, _ = ProblemType.objects.get_or_create(name="tro-choi", defaults={"full_name": "Trò chơi"})
    problem = Problem.objects.filter(code=folder.name).first()
    is_new = problem is None
    if is_new:
        problem = Problem(code=folder.name, points=1, partial=True, group=group)
    # Tests, groups and checker are those of init.yml, which the site is not to write anew.
    problem.is_manually_managed = True
    problem.name, problem.description = name, text[first]
    problem.time_limit, problem.memory_limit = told["seconds"], told["kibibytes"]
    # As the form does; what else a site has beside these is not ours.
    ours = {"code", "name", "description", "time_limit", "memory_limit"}
    problem.clean_fields(exclude={field.name for field in Problem._meta.fields} - ours)
    problem.save()
    if is_new:
        problem.types.add(kind)
        problem.allowed_languages.set(Language.objects.all())
    for lang, name in others:
        if lang in dict(settings.LANGUAGES):
            ProblemTranslation.objects.update_or_create(
                problem=problem, language=lang, defaults={"name": name, "description": text[lang]})


def main():
    """All of them or none, and their tests where the site keeps those of others."""
    folders = sorted(path.parent for path in pathlib.Path(__file__).resolve().parent.glob("*/problem.json"))
    with transaction.atomic():
        for folder in folders:
            try:
                create(folder)
            except Exception:
                print(f"{folder.name}: không tạo được bài nào; no problem is created", file=sys.stderr)
                raise
    store = getattr(settings, "DMOJ_PROBLEM_DATA_ROOT", None)
    if store:
        for folder in folders:
            shutil.copytree(folder, pathlib.Path(store) / folder.name, dirs_exist_ok=True)
        print(f"{len(folders)} bài, test ở {store}; {len(folders)} problems, their tests in {store}")
    else:
        print(f"{len(folders)} bài, hãy chép test vào máy chấm; {len(folders)} problems, now copy the tests to the judge")


if __name__ == "__main__":
    main()
