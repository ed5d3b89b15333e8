import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { sideBySide } from "#app/lib/list.ts";
import { openBuildCache } from "./build-cache.ts";

const text = /\.(?:html|js|css|svg|json|txt|xml|webmanifest|ics|atom|csv)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Each file being compressed holds itself and the compressor's window in memory. */
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

/** Compresses texts; what an earlier build compressed is taken from its cache. */
export interface Compressor {
  /** Puts a Brotli and a gzip copy beside a file. */
  compress(path: string): Promise<void>;
  /** Forgets the copies of earlier builds that this one did not need. */
  prune(): Promise<void>;
}

/** @param folder where copies are kept for the next build */
export function openCompressor(folder: string): Compressor {
  const { brotli: brotliVersion, zlib } = process.versions;
  const cached = formats.map(([ending, make]) => {
    const salt = JSON.stringify([ending, brotliVersion, zlib]);
    return { ending, make, cache: openBuildCache(join(folder, ending.slice(1)), salt) };
  });
  return {
    async compress(path) {
      const bytes = await readFile(path);
      for (const { ending, make, cache } of cached) {
        await writeFile(`${path}${ending}`, await cache.get(bytes, () => make(bytes)));
      }
    },
    async prune() {
      for (const { cache } of cached) await cache.prune();
    },
  };
}

/** Puts a Brotli and a gzip copy beside every text file, so that a host need not compress. */
export async function compressAll(folder: string, compressor: Compressor): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await sideBySide(files, AT_ONCE, (file) => compressor.compress(file));
}
