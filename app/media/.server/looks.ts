import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { z } from "zod";
import type { Look } from "#app/media/placeholders.ts";
import { openKnownFiles } from "./known-files.ts";

/** Fields across and down. */
const GRID = 24;

const notes = z.record(z.string(), z.string());

/** How pictures look from afar, so that none is looked at twice. */
export interface Looks {
  /** Undefined where the picture cannot be read; the build names it. */
  readonly lookOf: (path: string) => Promise<Look | undefined>;
  /** Writes down what was seen for the next time. */
  readonly keep: () => void;
}

function readNotes(file: string): z.output<typeof notes> {
  // Notes that are missing or cannot be read cost a look at the pictures and nothing else.
  try {
    return notes.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return {};
  }
}

async function look(path: string): Promise<Buffer | undefined> {
  try {
    return await sharp(path)
      .flatten({ background: "#ffffff" })
      .toColourspace("b-w")
      .resize(GRID, GRID, { fit: "fill" })
      .raw({ depth: "uchar" })
      .toBuffer();
  } catch {
    return undefined;
  }
}

/** @param cabinet the folder in which it is written down */
export function openLooks(cabinet: string): Looks {
  const file = join(cabinet, "looks.json");
  const files = openKnownFiles(join(cabinet, "seen.json"));
  const seen = new Map(Object.entries(readNotes(file)));
  return {
    async lookOf(path) {
      const hash = await files.hashOf(path);
      const known = seen.get(hash) ?? (await look(path))?.toString("base64");
      if (known === undefined) return undefined;
      seen.set(hash, known);
      return [...Buffer.from(known, "base64")];
    },
    keep() {
      mkdirSync(cabinet, { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries(seen)));
      files.keep();
    },
  };
}
