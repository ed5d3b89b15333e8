import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { z } from "zod";
import type { Photograph } from "#app/lib/photograph/photograph.ts";
import { cuts, type CutName } from "#app/media/cuts.ts";
import { develop, RECIPE } from "./develop.ts";

const RECORD = "photograph.json";

/** Long enough that no two photographs of a team ever share a name. */
const NAME_LENGTH = 10;

const record = z.strictObject({
  name: z.string(),
  width: z.number(),
  height: z.number(),
  widths: z.array(z.number()),
  fit: z.enum(["cover", "whole", "bare"]),
  colour: z.string(),
  focus: z.number().exactOptional(),
}) satisfies z.ZodType<Photograph>;

/**
 * The name follows the content and the version of sharp, which makes the files. It says nothing of the person:
 * file names are public.
 */
function nameOf(hash: string, cut: CutName): string {
  const name = createHash("sha256")
    .update(`${RECIPE} ${JSON.stringify([cuts[cut], sharp.versions])} ${hash}`)
    .digest("hex");
  return name.slice(0, NAME_LENGTH);
}

async function recorded(folder: string): Promise<Photograph | undefined> {
  const path = join(folder, RECORD);
  const exists = await stat(path).then(
    () => true,
    () => false,
  );
  return exists ? record.parse(JSON.parse(await readFile(path, "utf8"))) : undefined;
}

/** A photograph with the folder in which its files lie. */
export interface Developed {
  readonly photograph: Photograph;
  readonly folder: string;
}

/**
 * Develops an original unless an earlier build did. The files appear all at once, so that an
 * interrupted build leaves nothing incomplete.
 *
 * @param hash of the original's content
 * @param read returns the original
 * @param cache the folder of what was developed in earlier builds
 * @throws Error if the original cannot be read
 */
export async function developOnce(
  hash: string,
  cut: CutName,
  read: () => Promise<Buffer>,
  cache: string,
): Promise<Developed> {
  const name = nameOf(hash, cut);
  const folder = join(cache, name);
  const before = await recorded(folder);
  if (before !== undefined) return { photograph: before, folder };
  const draft = `${folder}-${process.pid}`;
  await mkdir(draft, { recursive: true });
  try {
    const photograph = await develop(await read(), cut, name, draft);
    await writeFile(join(draft, RECORD), JSON.stringify(photograph));
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
    return { photograph, folder };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
