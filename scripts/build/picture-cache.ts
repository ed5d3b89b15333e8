import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Pictures that were drawn in an earlier build, by what they are drawn from. */
export interface PictureCache {
  /** The picture of a drawing: from the cache, or drawn now and kept. */
  picture(drawing: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array>;
  /** Forgets what this build did not ask for, so that the cache is never larger than one site. */
  prune(): Promise<void>;
}

async function stored(file: string): Promise<Uint8Array | undefined> {
  return readFile(file).catch(() => undefined);
}

/**
 * A cache in a folder that may not be there yet. A file that is broken off half-way never counts: it
 * gets its name when it is complete.
 *
 * @param salt changes with whatever else a picture depends on, such as its format
 */
export function openPictureCache(folder: string, salt: string): PictureCache {
  const used = new Set<string>();
  return {
    async picture(drawing, draw) {
      const name = createHash("sha256").update(salt).update(drawing).digest("hex").slice(0, 32);
      used.add(name);
      const file = join(folder, name);
      const known = await stored(file);
      if (known !== undefined) return known;
      const picture = await draw();
      await mkdir(folder, { recursive: true });
      const unfinished = `${file}.${process.pid}`;
      await writeFile(unfinished, picture);
      await rename(unfinished, file);
      return picture;
    },
    async prune() {
      const names = await readdir(folder).catch(() => []);
      const old = names.filter((name) => !used.has(name));
      await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}
