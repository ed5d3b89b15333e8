import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { documentPolicy } from "#app/hosting/content-policy.ts";
import { type InlinedHashes, inlinedHashes } from "#app/hosting/inlined-hashes.ts";
import { NOT_FOUND_FILE } from "#app/hosting/places.ts";
import { REFERRER } from "#app/hosting/response-headers.ts";

async function pagesOf(out: string): Promise<string[]> {
  return (await readdir(out)).filter((name) => name.endsWith(".html")).toSorted();
}

/** The hashes of what stands in the built pages themselves, each once, in the order of the pages. */
export async function inlinedOf(out: string): Promise<InlinedHashes> {
  const pages = await pagesOf(out);
  const texts = await Promise.all(pages.map((page) => readFile(join(out, page), "utf8")));
  const inlined = texts.map(inlinedHashes);
  const once = (of: (page: InlinedHashes) => readonly string[]) => [
    ...new Set(inlined.flatMap(of)),
  ];
  return { scripts: once(({ scripts }) => scripts), styles: once(({ styles }) => styles) };
}

/** The document with its own policy in it, before anything that the policy is about. */
export function withPolicy(html: string): string {
  const charset = '<meta charset="utf-8">';
  const policy = documentPolicy(inlinedHashes(html));
  const own = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(charset, `${charset}${own}<meta name="referrer" content="${REFERRER}">`);
}

/**
 * For a host that can neither set headers nor redirect, as GitHub Pages: every page states its
 * policy itself and stands a second time where an address with a slash at the end looks for it.
 */
export async function writePolicies(out: string): Promise<void> {
  for (const page of await pagesOf(out)) {
    const file = join(out, page);
    await writeFile(file, withPolicy(await readFile(file, "utf8")));
    if (page === "index.html" || page === NOT_FOUND_FILE) continue;
    const copy = join(out, page.replace(/\.html$/, ""), "index.html");
    await mkdir(dirname(copy), { recursive: true });
    await cp(file, copy);
  }
}
