import { changesOf } from "#app/content/changes/changes.ts";
import { checkContent, type Checked } from "#app/content/check-content.ts";
import type { Problem } from "#app/content/problem.ts";
import { knownPages } from "#app/pages/shared/has-page.ts";
import type { Files, Stored } from "./code-host.ts";

/** The stored content, and what was changed since. */
export interface Workspace {
  readonly stored: Stored;
  /** All texts of the content with the changes, by path inside `content/`. */
  readonly texts: ReadonlyMap<string, string>;
  /** New files for `media/`, by path inside it. */
  readonly media: Files;
}

/** A workspace without changes. */
export function openWorkspace(stored: Stored): Workspace {
  return { stored, texts: stored.texts, media: new Map() };
}

/** The texts that differ from the stored ones, by path inside `content/`. */
function changedTexts({ stored, texts }: Workspace): ReadonlyMap<string, string> {
  return new Map([...texts].filter(([file, text]) => stored.texts.get(file) !== text));
}

/** Everything to be saved, by path in the repository. */
export function changedFiles(workspace: Workspace): Files {
  return new Map<string, string | Uint8Array>([
    ...Array.from(changedTexts(workspace), ([file, text]) => [`content/${file}`, text] as const),
    ...Array.from(workspace.media, ([file, bytes]) => [`media/${file}`, bytes] as const),
  ]);
}

/** The changed files that somebody else has changed, too, since they were read. */
export function clashes(workspace: Workspace, now: Stored): readonly string[] {
  const { stored } = workspace;
  return [...changedTexts(workspace).keys()].filter(
    (file) => now.texts.get(file) !== stored.texts.get(file),
  );
}

/** The same changes on top of what is stored now. */
export function rebased(workspace: Workspace, now: Stored): Workspace {
  const texts = new Map([...now.texts, ...changedTexts(workspace)]);
  return { ...workspace, stored: now, texts };
}

/** Result of the project's checks on the changed content. */
export interface Review {
  readonly checked: Checked;
  /** Errors, and warnings that were not there before. */
  readonly problems: readonly Problem[];
  /** Effects of the changes on the site, one line each. */
  readonly summary: readonly string[];
}

const identity = ({ severity, file, field, cause }: Problem) =>
  JSON.stringify([severity, file, field, cause]);

/** Checks the whole content with the changes, as every build does. */
export function reviewOf(texts: Workspace["texts"], before: Checked): Review {
  const checked = checkContent(texts, { pages: knownPages });
  const known = new Set(before.problems.map(identity));
  return {
    checked,
    problems: checked.problems.filter(
      (problem) =>
        problem.severity === "error" ||
        (problem.severity === "warning" && !known.has(identity(problem))),
    ),
    summary: changesOf(before.draft, checked.draft),
  };
}
