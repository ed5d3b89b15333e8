import { diffIndices } from "node-diff3";
import { plural } from "#app/lib/text.ts";

/** A line that differs. */
export interface LineChange {
  readonly kind: "removed" | "added";
  /** Counted from 1, in the old text for a removed line, else in the new one. */
  readonly line: number;
  readonly text: string;
}

const listLines = (kind: LineChange["kind"], start: number, lines: readonly string[]) =>
  lines.map((text, index): LineChange => ({ kind, line: start + index + 1, text }));

/** The lines in which two texts differ. */
export function lineChanges(before: string, after: string): LineChange[] {
  return diffIndices(before.split("\n"), after.split("\n")).flatMap((part) =>
    listLines("removed", part.buffer1[0], part.buffer1Content).concat(
      listLines("added", part.buffer2[0], part.buffer2Content),
    ),
  );
}

/** Content files by path. */
type Texts = ReadonlyMap<string, string>;

function describeFile(file: string, before: string | undefined, after: string | undefined) {
  if (before === undefined) return `${file}: new`;
  if (after === undefined) return `${file}: deleted`;
  const changes = lineChanges(before, after);
  const added = changes.filter(({ kind }) => kind === "added").length;
  return `${file}: ${plural(added, "line")} added, ${changes.length - added} removed`;
}

/** Changed files with the numbers of added and removed lines. It names nobody, because the edit may hide a name. */
export function describeChanges(before: Texts, after: Texts): readonly string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .toSorted()
    .map((file) => describeFile(file, before.get(file), after.get(file)));
}
