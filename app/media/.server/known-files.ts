import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { z } from "zod";

const known = z.record(
  z.string(),
  z.strictObject({ size: z.number(), changed: z.number(), hash: z.string() }),
);

/** What files contained when they were last read, so that nothing is read twice. */
export interface KnownFiles {
  /** SHA-256 of a file's content; read only if its size or time differs from what is known. */
  readonly hashOf: (path: string) => Promise<string>;
  /** Writes down what is known for the next time. */
  readonly keep: () => void;
}

function readNotes(notes: string): z.output<typeof known> {
  if (!statSync(notes, { throwIfNoEntry: false })?.isFile()) return {};
  // Notes that cannot be read cost a reading of the files and nothing else.
  try {
    return known.parse(JSON.parse(readFileSync(notes, "utf8")));
  } catch {
    return {};
  }
}

/** @param notes path of the file in which it is written down */
export function openKnownFiles(notes: string): KnownFiles {
  const entries = new Map(Object.entries(readNotes(notes)));
  return {
    async hashOf(path) {
      const { size, mtimeMs: changed } = await stat(path);
      const entry = entries.get(path);
      if (entry?.size === size && entry.changed === changed) return entry.hash;
      const hash = createHash("sha256")
        .update(await readFile(path))
        .digest("hex");
      entries.set(path, { size, changed, hash });
      return hash;
    },
    keep() {
      mkdirSync(dirname(notes), { recursive: true });
      writeFileSync(notes, JSON.stringify(Object.fromEntries(entries)));
    },
  };
}
