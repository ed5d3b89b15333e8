import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { z } from "zod";
import type { Look } from "#app/media/placeholders.ts";
import { openKnownFiles } from "./known-files.ts";
import { readOriginal } from "./read-original.ts";

/** Cells of the grid, across and down. */
const GRID = 24;

const notes = z.record(z.string(), z.string());

/** Thumbnails of pictures, so that no picture is read twice. */
export interface Looks {
  /** Undefined if the picture cannot be read; the build reports it. */
  readonly lookOf: (path: string) => Promise<Look | undefined>;
  /** Writes the thumbnails for the next run. */
  readonly save: () => void;
}

function readNotes(file: string): z.output<typeof notes> {
  // If the notes cannot be read, the pictures are read again.
  try {
    return notes.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return {};
  }
}

async function look(path: string): Promise<Buffer | undefined> {
  try {
    return await sharp(await readOriginal(path))
      .flatten({ background: "#ffffff" })
      .toColourspace("b-w")
      .resize(GRID, GRID, { fit: "fill" })
      .raw({ depth: "uchar" })
      .toBuffer();
  } catch {
    return undefined;
  }
}

/** @param cache the folder with the thumbnails of the last run */
export function openLooks(cache: string): Looks {
  const file = join(cache, "looks.json");
  const files = openKnownFiles(join(cache, "seen.json"));
  const seen = new Map(Object.entries(readNotes(file)));
  return {
    async lookOf(path) {
      const hash = await files.hashOf(path);
      const known = seen.get(hash) ?? (await look(path))?.toString("base64");
      if (known === undefined) return undefined;
      seen.set(hash, known);
      return [...Buffer.from(known, "base64")];
    },
    save() {
      mkdirSync(cache, { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries(seen)));
      files.save();
    },
  };
}
