import { cp, mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { headersFile, redirectsFile } from "#app/outputs/hosting/headers-file.ts";
import type { WrittenPage } from "#scripts/build/pages.ts";
import type { Settings } from "#scripts/build/settings.ts";

/** For hosts without redirects, such as GitHub Pages: adds a copy of each page at its address with a trailing slash. */
export async function copyToSlashes(pages: readonly WrittenPage[], out: string): Promise<void> {
  for (const { name, stem } of pages) {
    if (stem === "index" || name === "not-found") continue;
    const copy = join(out, stem, "index.html");
    await mkdir(dirname(copy), { recursive: true });
    await cp(join(out, `${stem}.html`), copy);
  }
}

/**
 * Writes the configuration of Cloudflare Pages and Netlify. Omitted for a site below another site's path, which is
 * configured there. Call it before compressing.
 */
export async function writeHosts(out: string, base: string, hsts: Settings["hsts"]): Promise<void> {
  if (base !== "/") return;
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(out, join(entry.parentPath, entry.name)))
    .toSorted();
  await writeFile(join(out, "_headers"), headersFile(files, hsts));
  await writeFile(join(out, "_redirects"), redirectsFile());
}
