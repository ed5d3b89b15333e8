import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** A file that the offline worker keeps from the start; one without a revision never changes. */
export interface KeptFile {
  readonly url: string;
  readonly revision: string | null;
}

/** The page of unknown addresses has none of its own. */
const notFound = "404.html";

/** `results.html` is asked for as `/results`: an address that leads on cannot be kept. */
function addressOf(page: string): string {
  return page === "index.html" ? "" : page.replace(/\.html$/, "");
}

function revisionOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/**
 * What the offline worker keeps from the start: the pages, their scripts with the data, styles and
 * fonts, and the art sheets that stand in the pages or that they point at. All other artwork is
 * kept when it is seen.
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
  const art = texts.flatMap((text) => text.match(/\bart\/[\w.-]+\.svg\b/g) ?? []);
  const unchanging = [...assets.map((name) => `assets/${name}`), ...new Set(art)].toSorted();
  return [
    ...pages.flatMap((page, i) =>
      page === notFound
        ? []
        : [{ url: base + addressOf(page), revision: revisionOf(texts[i] ?? "") }],
    ),
    ...unchanging.map((file) => ({ url: base + file, revision: null })),
  ];
}

/** The page of unknown addresses as text, which goes into the worker itself. */
export async function notFoundPage(out: string): Promise<string> {
  return readFile(join(out, notFound), "utf8");
}
