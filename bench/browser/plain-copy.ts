import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openCompressor } from "#scripts/build/compress.ts";

/** A document without its scripts and their preloads. */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, "")
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, "");
}

/** A copy of the site whose documents have no scripts; the pages look the same. */
export interface PlainCopy {
  readonly folder: string;
  remove(): Promise<void>;
}

export async function plainCopy(out: string): Promise<PlainCopy> {
  const folder = await mkdtemp(join(tmpdir(), "site-plain-"));
  await cp(out, folder, { recursive: true });
  const pages = (await readdir(folder, { recursive: true })).filter((name) =>
    name.endsWith(".html"),
  );
  const compressor = openCompressor(".cache/compressed");
  for (const page of pages) {
    const path = join(folder, page);
    const html = withoutScripts(await readFile(path, "utf8"));
    await writeFile(path, html);
    await compressor.compress(path);
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
