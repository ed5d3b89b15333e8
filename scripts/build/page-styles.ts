import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Manifest } from "vite";
import type { RenderedPage } from "#app/entry-server.tsx";
import { isEntity, isStandIn } from "#app/paths.ts";
import type { SitePage } from "#app/routing/site-page.ts";
import { filesOf, frameStyles } from "./manifest.ts";

/** Inlined and linked styles of a document. */
export interface PageStyles {
  /** The inlined CSS. */
  readonly text: string;
  /** The files that it links, below the output folder. */
  readonly linked: readonly string[];
}

/** Beginnings of the names of files that only documents link; scripts never ask for them. */
export const linkedStyleNames = /^(?:computed|kind)-/;

/** Named by its content, so that browsers may keep it for ever. */
async function writeStyles(out: string, name: string, css: string): Promise<string> {
  const digest = createHash("sha256").update(css).digest("hex").slice(0, 8);
  const file = `assets/${name}-${digest}.css`;
  await mkdir(dirname(join(out, file)), { recursive: true });
  await writeFile(join(out, file), css);
  return file;
}

/**
 * Where there are many pages of a kind, the sizes computed from the text of each lie in a file: inlined, each page
 * would add a hash to the security policy, which a host limits to 2,000 characters. Beside it comes a file with the
 * styles of the kind, which all its pages share; the document has those of the site's frame.
 */
export async function pageStyles(
  page: SitePage,
  { rules }: Pick<RenderedPage, "rules">,
  manifest: Manifest,
  out: string,
): Promise<PageStyles> {
  const { styles } = filesOf(manifest, `app/routes/${page.name}/${page.name}.view.tsx`);
  const textOf = async (files: readonly string[]) => {
    const texts = await Promise.all(files.map((file) => readFile(join(out, file), "utf8")));
    return texts.map((css) => css.trim()).join("");
  };
  if (isStandIn(page.name) || !isEntity(page.name) || rules === "") {
    return { text: (await textOf(styles)) + rules, linked: [] };
  }
  const frame = frameStyles(manifest);
  const kind = await textOf(styles.filter((file) => !frame.has(file)));
  return {
    text: await textOf(styles.filter((file) => frame.has(file))),
    linked: [
      await writeStyles(out, `kind-${page.name}`, kind),
      await writeStyles(out, "computed", rules),
    ],
  };
}
