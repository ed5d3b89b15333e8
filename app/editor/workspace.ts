import { changesOf } from "#app/content/changes/changes.ts";
import { checkContent, type Checked } from "#app/content/check-content.ts";
import { tournamentFile } from "#app/content/files.ts";
import type { Problem } from "#app/content/problem.ts";
import { schemaNode } from "#app/content/reading/schema-node.ts";
import { schemaOf } from "#app/content/schema-of.ts";
import { editStored } from "#app/content/writing/edit.ts";
import { knownPages } from "#app/pages/shared/has-page.ts";
import type { Files, Stored } from "./code-host.ts";
import { type Answers, type Conflict, merge, type Merged } from "./merge.ts";

/** A changed file. */
export interface Edit {
  /** The stored text that it was changed from; empty for a new file. */
  readonly base: string;
  readonly mine: string;
}

/** Changed files by path inside `content/`. */
export type Edits = ReadonlyMap<string, Edit>;

/** The stored content, and what was changed since. */
export interface Workspace {
  readonly stored: Stored;
  readonly edits: Edits;
  /** All texts of the content with the changes, by path inside `content/`. */
  readonly texts: ReadonlyMap<string, string>;
}

const storedText = ({ texts }: Stored, file: string) => texts.get(file) ?? "";

function workspaceOf(stored: Stored, edits: Edits): Workspace {
  const mine = Array.from(edits, ([file, edit]) => [file, edit.mine] as const);
  return { stored, edits, texts: new Map([...stored.texts, ...mine]) };
}

/** Changes a file's text, which the function sees without byte-order mark and with plain line ends. */
export function withChange(
  { stored, edits, texts }: Workspace,
  file: string,
  change: (text: string) => string,
): Workspace {
  const base = edits.get(file)?.base ?? storedText(stored, file);
  const mine = editStored(texts.get(file) ?? "", change);
  const next = new Map(edits).set(file, { base, mine });
  if (mine === storedText(stored, file)) next.delete(file);
  return workspaceOf(stored, next);
}

/** Discards the changes of one file. */
export function withoutFile({ stored, edits }: Workspace, file: string): Workspace {
  return workspaceOf(stored, new Map([...edits].filter(([name]) => name !== file)));
}

function merged(file: string, { base, mine }: Edit, stored: Stored, answers?: Answers): Merged {
  const schema = schemaOf(file);
  const versions = { base, stored: storedText(stored, file), mine };
  return merge(versions, schema && schemaNode(schema), answers);
}

/** An edit on top of the stored text; as it is while it has conflicts, undefined where nothing differs. */
function rebasedEdit(file: string, edit: Edit, stored: Stored, answers?: Answers) {
  const { text, conflicts } = merged(file, edit, stored, answers);
  if (conflicts.length > 0) return edit;
  const base = storedText(stored, file);
  return text === base ? undefined : { base, mine: text };
}

/** Stored content with changes on top. Changes that are stored already are none any more. */
export function openWorkspace(stored: Stored, edits: Edits = new Map()): Workspace {
  const next = [...edits].flatMap(([file, edit]) => {
    const onTop = rebasedEdit(file, edit, stored);
    return onTop === undefined ? [] : [[file, onTop] as const];
  });
  return workspaceOf(stored, new Map(next));
}

/** The conflicts of a changed file with what somebody else has stored in the meantime. */
export function conflictsIn({ stored, edits }: Workspace, file: string): readonly Conflict[] {
  const edit = edits.get(file);
  return edit === undefined ? [] : merged(file, edit, stored).conflicts;
}

/** Whether a changed file has conflicts: all others are on top of the stored text. */
export function isInConflict({ stored, edits }: Workspace, file: string): boolean {
  return edits.has(file) && edits.get(file)?.base !== storedText(stored, file);
}

/** Whether some changed file has conflicts. */
export function hasConflicts(workspace: Workspace): boolean {
  return [...workspace.edits.keys()].some((file) => isInConflict(workspace, file));
}

/** Merges a file whose conflicts all have an answer. */
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
  return workspaceOf(stored, next);
}

/** Everything to be saved, by path in the repository. */
export function changedFiles({ edits }: Workspace): Files {
  return new Map(Array.from(edits, ([file, { mine }]) => [`content/${file}`, mine]));
}

/** Result of the project's checks on the changed content. */
export interface Review {
  readonly checked: Checked;
  /** Errors, and warnings that were not there before. */
  readonly problems: readonly Problem[];
  /** Effects of the changes on the site, one line each. */
  readonly summary: readonly string[];
}

/** Checks the whole content, as every build does. */
export function checked(texts: Workspace["texts"]): Checked {
  return checkContent(texts, { pages: knownPages });
}

const identity = ({ severity, file, field, cause }: Problem) =>
  JSON.stringify([severity, file, field, cause]);

/** New tournaments of a year without a season: most of them are in the wrong year. */
function tournamentsWithoutSeason(before: Checked, { draft }: Checked): readonly Problem[] {
  const known = new Set(before.draft.tournaments.map(({ id }) => id));
  return draft.seasons
    .filter(({ roster }) => roster === undefined)
    .flatMap(({ year, tournaments }) =>
      tournaments
        .filter(({ id }) => !known.has(id))
        .map(({ id, name }) => ({
          severity: "warning",
          file: tournamentFile(year, id),
          field: "the file",
          line: 1,
          column: 1,
          cause: `${name} is in ${year}, which has no season.`,
          remedy: `Create the season ${year}, or correct the year.`,
        })),
    );
}

/** Checks the whole content with the changes. */
export function reviewOf(texts: Workspace["texts"], before: Checked): Review {
  const after = checked(texts);
  const known = new Set(before.problems.map(identity));
  return {
    checked: after,
    problems: [
      ...after.problems.filter(
        (problem) =>
          problem.severity === "error" ||
          (problem.severity === "warning" && !known.has(identity(problem))),
      ),
      ...tournamentsWithoutSeason(before, after),
    ],
    summary: changesOf(before.draft, after.draft),
  };
}
