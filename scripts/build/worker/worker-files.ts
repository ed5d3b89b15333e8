import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { SEARCH_INDEX } from "#app/search/load-search.ts";
import type { WrittenPage } from "#scripts/build/pages.ts";

/** A file with its hash: the browser rejects a response with different bytes (Subresource Integrity). */
interface HashedFile {
  readonly url: string;
  /** `sha256-` and the Base64 of the hash. */
  readonly integrity: string;
}

/** A precached file; one without a revision never changes. */
export interface PrecachedFile extends HashedFile {
  readonly revision: string | null;
}

function hashIntegrity(bytes: string | Uint8Array): string {
  return `sha256-${createHash("sha256").update(bytes).digest("base64")}`;
}

/**
 * Pages to precache: the first of every kind at the site's root, and the newest year of playlists; not pages
 * in folders or the 404 page.
 */
export function precachedPages(pages: readonly WrittenPage[]): readonly WrittenPage[] {
  const first = new Map(pages.toReversed().map((page) => [page.name, page]));
  return pages.filter(
    (page) =>
      page.name !== "not-found" &&
      page.path.lastIndexOf("/") === 0 &&
      first.get(page.name) === page,
  );
}

/** The share cards that a page shows, as on Open Data. Drawings are bundled; photographs are cached when viewed. */
async function cardsOn({ stem }: WrittenPage, out: string, base: string): Promise<string[]> {
  const html = await readFile(join(out, `${stem}.html`), "utf8");
  const pictures = html.matchAll(/<img src="([^"]+)"/g);
  return Array.from(pictures, ([, address = ""]) => address.slice(base.length)).filter((file) =>
    file.startsWith("share/"),
  );
}

/**
 * Files that the offline worker precaches: selected pages with their share cards, and the scripts, styles, data
 * and fonts of all pages.
 *
 * @param base the site's path on its host
 */
export async function precachedFiles(
  pages: readonly WrittenPage[],
  out: string,
  base: string,
): Promise<PrecachedFile[]> {
  const assets = (await readdir(join(out, "assets"))).filter((name) =>
    /\.(?:js|css|json|woff2)$/.test(name),
  );
  const describeFile = async (revision: string | null, file: string, path = file) => ({
    url: base + path,
    revision,
    integrity: hashIntegrity(await readFile(join(out, file))),
  });
  // The hash of a file without one in its name is its revision.
  const describeUnhashed = async (file: string) => {
    const described = await describeFile(null, file);
    return { ...described, revision: described.integrity };
  };
  const root = precachedPages(pages);
  const cards = await Promise.all(root.map((page) => cardsOn(page, out, base)));
  return Promise.all([
    ...root.map(({ path, stem, revision }) =>
      describeFile(revision, `${stem}.html`, path.slice(1)),
    ),
    describeUnhashed(SEARCH_INDEX),
    ...cards.flat().map(describeUnhashed),
    ...assets.toSorted().map((name) => describeFile(null, `assets/${name}`)),
  ]);
}

/** Bundles the artwork of precached pages into one file, by sheet address, for the worker to split. */
export async function writeArtBundle(
  pages: readonly WrittenPage[],
  out: string,
  base: string,
): Promise<HashedFile> {
  const sheets = new Set(precachedPages(pages).flatMap(({ art }) => art));
  const entries = Array.from(sheets)
    .toSorted()
    .map(async (href) => {
      const svg = await readFile(join(out, href), "utf8");
      return [base + href.slice(1), svg] as const;
    });
  const text = JSON.stringify(Object.fromEntries(await Promise.all(entries)));
  const file = `art/all.${createHash("sha256").update(text).digest("hex").slice(0, 8)}.json`;
  await writeFile(join(out, file), text);
  return { url: base + file, integrity: hashIntegrity(text) };
}
