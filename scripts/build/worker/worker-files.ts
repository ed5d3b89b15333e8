import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { dataFile } from "#app/pages/shared/page-file.ts";
import { linkedStyleNames } from "#scripts/build/page-styles.ts";
import type { WrittenPage } from "#scripts/build/pages.ts";

/** A precached file; one without a revision never changes. */
export interface KeptFile {
  readonly url: string;
  readonly revision: string | null;
}

/**
 * Pages to precache: the first of every kind at the site's root, and the newest year of playlists; not pages
 * in folders, nor the page of unknown addresses.
 */
export function keptPages(pages: readonly WrittenPage[]): readonly WrittenPage[] {
  const first = new Map(pages.toReversed().map((page) => [page.name, page]));
  return pages.filter(
    (page) =>
      page.name !== "not-found" &&
      page.path.lastIndexOf("/") === 0 &&
      first.get(page.name) === page,
  );
}

/**
 * Files that the offline worker precaches: the kept pages with their data, and the scripts, styles and fonts
 * of all pages.
 *
 * @param base the site's path on its host
 */
export async function keptFiles(
  pages: readonly WrittenPage[],
  out: string,
  base: string,
): Promise<KeptFile[]> {
  // Styles that documents of people, seasons, … link belong to pages that are kept when they are seen.
  const assets = (await readdir(join(out, "assets"))).filter(
    (name) => /\.(?:js|css|woff2)$/.test(name) && !linkedStyleNames.test(name),
  );
  return [
    ...keptPages(pages).flatMap(({ path, stem, revisions }) => [
      { url: base + path.slice(1), revision: revisions.html },
      { url: base + dataFile(stem), revision: revisions.json },
    ]),
    ...assets.toSorted().map((name) => ({ url: `${base}assets/${name}`, revision: null })),
  ];
}

/** Bundles all artwork into one file, by sheet address, for the worker to split. Returns its address. */
export async function writeArtBundle(
  pages: readonly WrittenPage[],
  out: string,
  base: string,
): Promise<string> {
  const sheets = new Set(keptPages(pages).flatMap(({ art }) => art));
  const entries = Array.from(sheets)
    .toSorted()
    .map(async (href) => {
      const svg = await readFile(join(out, href), "utf8");
      return [base + href.slice(1), svg] as const;
    });
  const text = JSON.stringify(Object.fromEntries(await Promise.all(entries)));
  const file = `art/all.${createHash("sha256").update(text).digest("hex").slice(0, 8)}.json`;
  await writeFile(join(out, file), text);
  return base + file;
}
