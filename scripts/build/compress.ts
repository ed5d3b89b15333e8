import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { mapConcurrently } from "#app/lib/list.ts";
import { openBuildCache } from "./build-cache.ts";

const textFile = /\.(?:html|js|css|svg|json|txt|xml|webmanifest|ics|atom|csv)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Each file being compressed takes memory for itself and for the compressor's window. */
const AT_ONCE = 8;

type Compress = (bytes: Uint8Array) => Promise<Uint8Array>;

const formats: readonly (readonly [ending: string, Compress])[] = [
  [
    ".br",
    (bytes) =>
      brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  ],
  [".gz", (bytes) => zip(bytes, { level: constants.Z_BEST_COMPRESSION })],
];

/** Compresses text files, with a cache of earlier builds. */
export interface Compressor {
  /** Writes a Brotli and a gzip copy beside every text file of a folder, so that hosts need not compress. */
  compressAll(folder: string): Promise<void>;
  /** Removes cached copies that this build did not use. */
  prune(): Promise<void>;
}

/** @param folder cache for the next build */
export function openCompressor(folder: string): Compressor {
  const { brotli: brotliVersion, zlib } = process.versions;
  const cached = formats.map(([ending, make]) => {
    const salt = JSON.stringify([ending, brotliVersion, zlib]);
    return { ending, make, cache: openBuildCache(join(folder, ending.slice(1)), salt) };
  });
  async function compress(path: string): Promise<void> {
    const bytes = await readFile(path);
    for (const { ending, make, cache } of cached) {
      await writeFile(`${path}${ending}`, await cache.get(bytes, () => make(bytes)));
    }
  }
  return {
    async compressAll(site) {
      const entries = await readdir(site, { recursive: true, withFileTypes: true });
      const files = entries
        .filter((entry) => entry.isFile() && textFile.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name));
      await mapConcurrently(files, AT_ONCE, compress);
    },
    async prune() {
      for (const { cache } of cached) await cache.prune();
    },
  };
}
