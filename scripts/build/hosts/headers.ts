import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import {
  CODE_HOST,
  documentPolicy,
  EDITOR,
  type PolicySources,
} from "#app/outputs/hosting/content-policy.ts";
import { headersFile, redirectsFile } from "#app/outputs/hosting/headers-file.ts";
import { type InlinedHashes, inlinedHashes } from "#app/outputs/hosting/inlined-hashes.ts";
import { REFERRER } from "#app/outputs/hosting/response-headers.ts";
import type { WrittenPage } from "#scripts/build/pages.ts";
import type { Settings } from "#scripts/build/settings.ts";

/** Hashes of inline code in documents, sorted and unique, so that every caller gets the same. */
export function collectInlined(pages: readonly Pick<WrittenPage, "hashes">[]): InlinedHashes {
  return {
    scripts: [...new Set(pages.flatMap(({ hashes }) => hashes.scripts))].toSorted(),
    styles: [...new Set(pages.flatMap(({ hashes }) => hashes.styles))].toSorted(),
  };
}

/** Adds the editor's code host, if the site's folder has an editor. */
export function withEditor(inlined: InlinedHashes, files: readonly string[]): PolicySources {
  return files.includes(`${EDITOR}.html`) ? { ...inlined, connects: [CODE_HOST] } : inlined;
}

/** Hashes of inline code in the documents of a built site, and the code host if it has an editor. */
export async function inlinedBelow(out: string): Promise<PolicySources> {
  const files = (await readdir(out, { recursive: true })).filter((file) => file.endsWith(".html"));
  const pages: Pick<WrittenPage, "hashes">[] = [];
  // One at a time, because a large record has more files than a system can open at once.
  for (const file of files) {
    pages.push({ hashes: inlinedHashes(await readFile(join(out, file), "utf8")) });
  }
  return withEditor(collectInlined(pages), files);
}

/** A document with its own policy, placed before anything it applies to. */
export function withPolicy(html: string): string {
  const charset = '<meta charset="utf-8">';
  const policy = documentPolicy(inlinedHashes(html));
  const policyTag = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(
    charset,
    `${charset}${policyTag}<meta name="referrer" content="${REFERRER}">`,
  );
}

/**
 * For hosts without headers and redirects, such as GitHub Pages: puts the policy into every document, and
 * adds a copy of each page at its address with a trailing slash.
 */
export async function writePolicies(pages: readonly WrittenPage[], out: string): Promise<void> {
  for (const { name, stem } of pages) {
    const file = join(out, `${stem}.html`);
    await writeFile(file, withPolicy(await readFile(file, "utf8")));
    if (stem === "index" || name === "not-found") continue;
    const copy = join(out, stem, "index.html");
    await mkdir(dirname(copy), { recursive: true });
    await cp(file, copy);
  }
}

/**
 * Writes the configuration of Cloudflare Pages and Netlify. Omitted if documents contain their policy, and for a
 * site below another site's path, which is configured there. Call it before compressing.
 */
export async function writeHosts(
  pages: readonly WrittenPage[],
  out: string,
  base: string,
  { policy, hsts }: Pick<Settings, "policy"> & Partial<Pick<Settings, "hsts">>,
): Promise<void> {
  if (policy === "document" || base !== "/") return;
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(out, join(entry.parentPath, entry.name)))
    .toSorted();
  const inlined = withEditor(collectInlined(pages), files);
  await writeFile(join(out, "_headers"), headersFile(inlined, files, hsts));
  await writeFile(join(out, "_redirects"), redirectsFile());
}
