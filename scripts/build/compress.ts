import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { sideBySide } from "#app/lib/list/side-by-side.ts";

const text = /\.(?:html|js|css|svg|json|txt|xml|webmanifest|ics|atom)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Each file being compressed holds itself and the compressor's window in memory. */
const AT_ONCE = 8;

/** Puts a Brotli and a gzip copy beside a file. */
export async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${path}.br`, await brotli(bytes, { params }));
  await writeFile(`${path}.gz`, await zip(bytes, { level: constants.Z_BEST_COMPRESSION }));
}

/** Puts a Brotli and a gzip copy beside every text file, so that a host need not compress. */
export async function compressAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await sideBySide(files, AT_ONCE, compress);
}
