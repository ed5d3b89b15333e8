import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { NOT_FOUND_FILE } from "#app/hosting/places.ts";

/** A file that the offline worker keeps from the start; one without a revision never changes. */
export interface KeptFile {
  readonly url: string;
  readonly revision: string | null;
}

/** `results.html` is asked for as `/results`: an address that leads on cannot be kept. */
function addressOf(page: string): string {
  return page === "index.html" ? "" : page.replace(/\.html$/, "");
}

function digestOf(text: string, length: number): string {
  return createHash("sha256").update(text).digest("hex").slice(0, length);
}

/**
 * What the offline worker keeps from the start as it is: the pages, their scripts with the data,
 * styles and fonts.
 *
 * @param out the folder of the built site
 * @param base the site's path on its host
 */
export async function keptFiles(out: string, base: string): Promise<KeptFile[]> {
  const pages = (await readdir(out)).filter((name) => name.endsWith(".html")).toSorted();
  const texts = await Promise.all(pages.map((page) => readFile(join(out, page), "utf8")));
  const assets = (await readdir(join(out, "assets"))).filter((name) =>
    /\.(?:js|css|woff2)$/.test(name),
  );
  return [
    ...pages.flatMap((page, i) =>
      page === NOT_FOUND_FILE
        ? []
        : [{ url: base + addressOf(page), revision: digestOf(texts[i] ?? "", 16) }],
    ),
    ...assets.toSorted().map((name) => ({ url: `${base}assets/${name}`, revision: null })),
  ];
}

/**
 * Writes all artwork into one file, by the addresses of the sheets, for the worker to take apart.
 * Returns where it lies.
 */
export async function writeArtBundle(out: string, base: string): Promise<string> {
  const sheets = (await readdir(join(out, "art"))).filter((name) => name.endsWith(".svg"));
  const entries = sheets.toSorted().map(async (name) => {
    const svg = await readFile(join(out, "art", name), "utf8");
    return [`${base}art/${name}`, svg] as const;
  });
  const text = JSON.stringify(Object.fromEntries(await Promise.all(entries)));
  const file = `art/all.${digestOf(text, 8)}.json`;
  await writeFile(join(out, file), text);
  return base + file;
}
