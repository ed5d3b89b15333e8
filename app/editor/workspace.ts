import { checkContent, type Checked } from "#app/content/check-content.ts";
import type { Draft } from "#app/content/content.ts";
import { warnAboutYearsWithoutSeason } from "#app/content/new-tournaments.ts";
import type { Problem } from "#app/content/problem.ts";
import { withoutHints } from "#app/content/report.ts";
import { editStored } from "#app/content/writing/edit.ts";
import { knownPages } from "#app/routes/has-page.ts";
import { type Answers, type Conflict, merge } from "./merge.ts";
import type { Files, Stored } from "./stored.ts";

/** A changed file. */
export interface Edit {
  /** The stored text before the change; empty for a new file. */
  readonly base: string;
  readonly mine: string;
}

/** Changed files by path inside `content/`. */
export type Edits = ReadonlyMap<string, Edit>;

/** The stored content and the edits on top of it. */
export interface Workspace {
  readonly stored: Stored;
  readonly edits: Edits;
  /** All content files with edits applied, by path inside `content/`. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Whether a file is there, as text or not. */
export function hasFile({ texts, stored }: Workspace, file: string): boolean {
  return texts.has(file) || stored.unreadable.has(file);
}

const storedText = ({ texts }: Stored, file: string) => texts.get(file) ?? "";

function makeWorkspace(stored: Stored, edits: Edits): Workspace {
  const mine = Array.from(edits, ([file, edit]) => [file, edit.mine] as const);
  return { stored, edits, texts: new Map([...stored.texts, ...mine]) };
}

/** Edits a file's text. The function gets it without a byte-order mark and with LF line endings. */
export function withChange(
  { stored, edits, texts }: Workspace,
  file: string,
  change: (text: string) => string,
): Workspace {
  const base = edits.get(file)?.base ?? storedText(stored, file);
  const mine = editStored(texts.get(file) ?? "", change);
  const next = new Map(edits).set(file, { base, mine });
  if (mine === storedText(stored, file)) next.delete(file);
  return makeWorkspace(stored, next);
}

/** Discards the changes of one file. */
export function withoutFile({ stored, edits }: Workspace, file: string): Workspace {
  return makeWorkspace(stored, new Map([...edits].filter(([name]) => name !== file)));
}

const mergeEdit = (file: string, edit: Edit, stored: Stored, answers?: Answers) =>
  merge({ ...edit, stored: storedText(stored, file) }, answers);

/** Rebases an edit onto the stored text. With conflicts it stays as it is; it is undefined if nothing differs. */
function rebasedEdit(file: string, edit: Edit, stored: Stored, answers?: Answers) {
  const { text, conflicts } = mergeEdit(file, edit, stored, answers);
  if (conflicts.length > 0) return edit;
  const base = storedText(stored, file);
  return text === base ? undefined : { base, mine: text };
}

/** Stored content with edits on top. Edits that are already stored are dropped. */
export function openWorkspace(stored: Stored, edits: Edits = new Map()): Workspace {
  const next = [...edits].flatMap(([file, edit]) => {
    const onTop = rebasedEdit(file, edit, stored);
    return onTop === undefined ? [] : [[file, onTop] as const];
  });
  return makeWorkspace(stored, new Map(next));
}

/** Conflicts of a changed file with changes that somebody else stored in the meantime. */
export function conflictsIn({ stored, edits }: Workspace, file: string): readonly Conflict[] {
  const edit = edits.get(file);
  return edit === undefined ? [] : mergeEdit(file, edit, stored).conflicts;
}

/** Whether a changed file has conflicts; files without are rebased onto the stored text. */
export function isInConflict({ stored, edits }: Workspace, file: string): boolean {
  return edits.has(file) && edits.get(file)?.base !== storedText(stored, file);
}

/** Whether any changed file has conflicts. */
export function hasConflicts(workspace: Workspace): boolean {
  return [...workspace.edits.keys()].some((file) => isInConflict(workspace, file));
}

/** Merges a file after all its conflicts are resolved. */
export function withAnswers(
  { stored, edits }: Workspace,
  file: string,
  answers: Answers,
): Workspace {
  const edit = edits.get(file);
  const next = new Map(edits);
  const onTop = edit && rebasedEdit(file, edit, stored, answers);
  if (onTop === undefined) next.delete(file);
  else next.set(file, onTop);
  return makeWorkspace(stored, next);
}

/** All files to save, by path in the repository. */
export function changedFiles({ edits }: Workspace): Files {
  return new Map(Array.from(edits, ([file, { mine }]) => [`content/${file}`, mine]));
}

/** Result of the project's checks on the changed content. */
export interface Review {
  /** The content with the edits; a damaged file (one with problems of its own) is in it as it is stored. */
  readonly draft: Draft;
  /** All errors and new warnings. While a stored file is unreadable (no text), only new errors, too. */
  readonly problems: readonly Problem[];
}

/** Checks all content, like a build. */
export function checkTexts(texts: Workspace["texts"]): Checked {
  return checkContent(texts, { pages: knownPages });
}

const identity = ({ severity, file, field, cause }: Problem) =>
  JSON.stringify([severity, file, field, cause]);

/** The draft of checked texts, with damaged files as they are stored: a half-typed file keeps its title and choices. */
function readDraft(texts: Workspace["texts"], stored: Stored, { draft, damagedFiles }: Checked) {
  if (damagedFiles.size === 0) return draft;
  const storedFiles = [...stored.texts].filter(([file]) => damagedFiles.has(file));
  return checkTexts(new Map([...texts, ...storedFiles])).draft;
}

/**
 * Checks all content with the edits applied.
 *
 * @param before the checked stored content
 */
export function reviewTexts(texts: Workspace["texts"], stored: Stored, before: Checked): Review {
  const after = checkTexts(texts);
  const oldProblems = new Set(before.problems.map(identity));
  const isNew = (problem: Problem) => !oldProblems.has(identity(problem));
  // A stored file that is no text causes errors that the editor cannot mend.
  const showsOldErrors = stored.unreadable.size === 0;
  return {
    draft: readDraft(texts, stored, after),
    problems: [
      ...withoutHints(after.problems).filter(
        (problem) => isNew(problem) || (showsOldErrors && problem.severity === "error"),
      ),
      ...warnAboutYearsWithoutSeason(before.draft, after.draft),
    ],
  };
}
