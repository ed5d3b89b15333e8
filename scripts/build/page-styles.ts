import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ClubInks } from "#app/art/inks/club-inks.ts";
import { inkStyles } from "#app/art/inks/ink-styles.ts";
import type { RenderedPage } from "#app/entry-server.tsx";
import { isEntity, isStandIn } from "#app/routes/paths.ts";
import type { SitePage } from "#app/site/site-page.ts";
import { writeLetterFonts } from "./letter-fonts.ts";
import { frameStyles, listStyles, type Manifests } from "./manifest.ts";
import { writeBelow } from "./write-below.ts";

/**
 * CSS that every document has: the club's inks, and fonts for the letters of its texts, whose files it writes.
 *
 * @param base the site's path on its host
 */
export function clubStyles(
  inks: ClubInks,
  texts: Iterable<string>,
  out: string,
  base: string,
): string {
  return writeLetterFonts(texts, out, base) + inkStyles(inks);
}

/** Prefixes of stylesheets that only documents link; scripts never request them. */
export const linkedStyleNames = /^(?:computed|kind)-/;

/** Writes a stylesheet under a hashed name, so that browsers may cache it forever. */
async function writeStyles(out: string, name: string, css: string): Promise<string> {
  const digest = createHash("sha256").update(css).digest("hex").slice(0, 8);
  const file = `assets/${name}-${digest}.css`;
  await writeBelow(out, file, css);
  return file;
}

/**
 * The styles of a page. If there are many pages of a kind, the sizes computed from each one's text go into a
 * file: inlined, each page would add a hash to the security policy, which one host limits to 2,000
 * characters. All pages of the kind share another file; the document has the styles of the site's frame.
 *
 * @returns the CSS to inline, and the files to link, below the output folder
 */
export async function pageStyles(
  page: SitePage,
  { rules, islands }: Pick<RenderedPage, "rules" | "islands">,
  manifests: Manifests,
  out: string,
) {
  const styles = listStyles(
    manifests,
    page.name,
    islands.map(({ name }) => name),
  );
  const readText = async (files: readonly string[]) => {
    const texts = await Promise.all(
      files.map((file) => readFile(join(manifests.serverOut, file), "utf8")),
    );
    return texts.map((css) => css.trim()).join("");
  };
  if (isStandIn(page.name) || !isEntity(page.name) || rules === "") {
    return { text: (await readText(styles)) + rules, linked: [] };
  }
  const frame = frameStyles(manifests);
  const kind = await readText(styles.filter((file) => !frame.has(file)));
  return {
    text: await readText(styles.filter((file) => frame.has(file))),
    linked: [
      await writeStyles(out, `kind-${page.name}`, kind),
      await writeStyles(out, "computed", rules),
    ],
  };
}
