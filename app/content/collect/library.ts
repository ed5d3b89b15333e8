import { parseEntry, type Entry } from "#app/content/parse-entry.ts";
import type { Problem } from "#app/content/problem.ts";
import type { States } from "#app/domain/places/state.ts";
import type { z } from "zod";

/** Every file that was read, by its path inside the content folder. */
export type Entries = ReadonlyMap<string, Entry<unknown>>;

/** The texts of a content folder while they are read one by one, each once. */
export interface Library {
  /** The value of a file that may be absent; undefined, too, where it is damaged beyond use. */
  readonly read: <S extends z.ZodType>(
    file: string,
    schema: S,
    states?: States,
  ) => z.output<S> | undefined;
  /** The same for a file that the site cannot do without. */
  readonly need: <S extends z.ZodType>(file: string, schema: S) => z.output<S> | undefined;
  /** The distinct parts of file names that a pattern's group captures, in order. */
  readonly parts: (pattern: RegExp) => readonly string[];
  readonly entries: Entries;
  /** The problems of all files so far, files that nothing has read included. */
  readonly problems: () => readonly Problem[];
}

function fileProblem(file: string, cause: string, remedy: string): Problem {
  return { severity: "error", file, line: 1, column: 1, field: "the file", cause, remedy };
}

const missing = "Restore an earlier version. README.md explains what belongs in it.";

const unread =
  "Rename or delete it. README.md lists the file names, such as seasons/2019/roster.yml.";

/** Opens the texts of a content folder, given by path. */
export function openLibrary(texts: ReadonlyMap<string, string>): Library {
  const entries = new Map<string, Entry<unknown>>();
  const absent: Problem[] = [];
  const read: Library["read"] = (file, schema, states) => {
    const text = texts.get(file);
    if (text === undefined) return undefined;
    const entry = parseEntry(file, text, schema, states);
    entries.set(file, entry);
    return entry.value;
  };
  return {
    entries,
    read,
    need: (file, schema) => {
      if (!texts.has(file)) absent.push(fileProblem(file, "The file is missing.", missing));
      return read(file, schema);
    },
    parts: (pattern) => {
      const found = [...texts.keys()].flatMap((file) => pattern.exec(file)?.[1] ?? []);
      return [...new Set(found)].toSorted();
    },
    problems: () => {
      const strays = [...texts.keys()].filter((file) => !entries.has(file));
      return [
        ...absent,
        ...[...entries.values()].flatMap((entry) => entry.problems),
        ...strays.map((file) => fileProblem(file, "The site does not use this file.", unread)),
      ];
    },
  };
}
