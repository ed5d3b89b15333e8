import type { z } from "zod";
import { parseEntry, type Entry } from "#app/content/parse-entry.ts";
import { type Problem, textProblem } from "#app/content/problem.ts";
import { type DrawingKind, readDrawing } from "#app/content/reading/read-drawing.ts";

/** All files that were read, by path. */
export type Entries = ReadonlyMap<string, Entry<unknown>>;

/** Reads the files of a content folder, each once. */
export interface ContentFiles {
  /** The value of a file; undefined if it is absent, which is a problem of a required one, or too damaged. */
  readonly read: <S extends z.ZodType>(
    file: string,
    schema: S,
    options?: { readonly isRequired: boolean },
  ) => z.output<S> | undefined;
  /** The text of an SVG file; undefined if it is absent or refused. */
  readonly readDrawing: (file: string, kind: DrawingKind) => string | undefined;
  /** Distinct matches of a pattern's group in the file names, sorted. */
  readonly captureFromPaths: (pattern: RegExp) => readonly string[];
  readonly entries: Entries;
  /** Problems of all files so far, including files that nothing has read. */
  readonly problems: () => readonly Problem[];
}

const fileProblem = (file: string, cause: string, remedy: string): Problem => ({
  file,
  ...textProblem({ line: 1, column: 1 }, { cause, remedy }),
});

const MISSING_REMEDY = "Restore an earlier version. README.md explains what belongs in it.";

const MISSING_EDITION_REMEDY =
  "Copy the edition.yml of the last edition, and change title, roster and lastUpdated.";

const UNUSED_REMEDY =
  "Rename or delete it. README.md lists the file names, such as seasons/2019/roster.yml.";

/** A file as it was last read: a check after a change reads only what changed. */
interface LastRead<S extends z.ZodType> {
  readonly text: string;
  readonly schema: S;
  readonly entry: Entry<z.output<S>>;
}

const lastReads = new Map<string, LastRead<z.ZodType>>();

function hasSchema<S extends z.ZodType>(last: LastRead<z.ZodType>, schema: S): last is LastRead<S> {
  return last.schema === schema;
}

function readEntry<S extends z.ZodType>(file: string, text: string, schema: S): Entry<z.output<S>> {
  const last = lastReads.get(file);
  if (last?.text === text && hasSchema(last, schema)) return last.entry;
  const entry = parseEntry(file, text, schema);
  lastReads.set(file, { text, schema, entry });
  return entry;
}

/** Readers of the files of a content folder by path. They collect the problems of what they read. */
export function openContentFiles(texts: ReadonlyMap<string, string>): ContentFiles {
  const entries = new Map<string, Entry<unknown>>();
  const missing: Problem[] = [];
  return {
    entries,
    read: (file, schema, { isRequired } = { isRequired: false }) => {
      const text = texts.get(file);
      if (text === undefined) {
        const remedy = file.endsWith("/edition.yml") ? MISSING_EDITION_REMEDY : MISSING_REMEDY;
        if (isRequired) missing.push(fileProblem(file, "The file is missing.", remedy));
        return undefined;
      }
      const entry = readEntry(file, text, schema);
      entries.set(file, entry);
      return entry.value;
    },
    readDrawing: (file, kind) => {
      const text = texts.get(file);
      if (text === undefined) return undefined;
      const entry = readDrawing(file, text, kind);
      entries.set(file, entry);
      return entry.value;
    },
    captureFromPaths: (pattern) => {
      const captures = [...texts.keys()].flatMap((file) => pattern.exec(file)?.[1] ?? []);
      return [...new Set(captures)].toSorted();
    },
    problems: () => {
      const strays = [...texts.keys()].filter((file) => !entries.has(file));
      return [
        ...missing,
        ...[...entries.values()].flatMap((entry) => entry.problems),
        ...strays.map((file) =>
          fileProblem(file, "The site does not use this file.", UNUSED_REMEDY),
        ),
      ];
    },
  };
}
