import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { z } from "zod";

const known = z.record(
  z.string(),
  z.strictObject({ size: z.number(), changed: z.number(), hash: z.string() }),
);

/** Hashes of files, so that unchanged files are not read again. */
export interface KnownFiles {
  /** SHA-256 of a file's content; read only if its size or time has changed. */
  readonly hashOf: (path: string) => Promise<string>;
  /** Writes the hashes for the next run. */
  readonly save: () => void;
}

function readNotes(notes: string): z.output<typeof known> {
  if (!statSync(notes, { throwIfNoEntry: false })?.isFile()) return {};
  // If the notes cannot be read, the files are read again.
  try {
    return known.parse(JSON.parse(readFileSync(notes, "utf8")));
  } catch {
    return {};
  }
}

/** @param notes path of the file with the hashes of the last run */
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
    save() {
      mkdirSync(dirname(notes), { recursive: true });
      writeFileSync(notes, JSON.stringify(Object.fromEntries(entries)));
    },
  };
}
