import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Cache of files from earlier builds by their sources: pictures, compressed copies. */
export interface BuildCache {
  /** Returns the file made from a source, from the cache or newly made. */
  get(source: string | Uint8Array, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
  /** Removes entries that this build did not use, so that the cache never exceeds one site. */
  prune(): Promise<void>;
}

/**
 * A cache in a folder, which is created if needed. Files are written under a temporary name and renamed, so
 * an interrupted build leaves no incomplete file.
 *
 * @param salt anything else that the result depends on, such as its format
 */
export function openBuildCache(folder: string, salt: string): BuildCache {
  const used = new Map<string, Promise<Uint8Array>>();
  async function load(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const file = join(folder, name);
    const cached = await readFile(file).catch(() => undefined);
    if (cached !== undefined) return cached;
    const made = await make();
    await mkdir(folder, { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, made);
    await rename(unfinished, file);
    return made;
  }
  return {
    get(source, make) {
      const name = createHash("sha256").update(salt).update(source).digest("hex").slice(0, 32);
      // Two identical files may be requested at once.
      const result = used.get(name) ?? load(name, make);
      used.set(name, result);
      return result;
    },
    async prune() {
      const names = await readdir(folder).catch(() => []);
      const old = names.filter((name) => !used.has(name));
      await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}
