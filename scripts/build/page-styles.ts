import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ClubInks } from "#app/art/inks/club-inks.ts";
import { inkStyles } from "#app/art/inks/ink-styles.ts";
import type { RenderedPage } from "#app/entry-server.tsx";
import type { ViewName } from "#app/routes/paths.ts";
import { writeLetterFonts } from "./letter-fonts.ts";
import { listStyles, type Manifests } from "./manifest.ts";

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

/** CSS of a page and its islands, with the sizes computed from its texts. */
export async function pageStyles(
  name: ViewName,
  { rules, islands }: Pick<RenderedPage, "rules" | "islands">,
  manifests: Manifests,
): Promise<string> {
  const files = listStyles(
    manifests,
    name,
    islands.map((island) => island.name),
  );
  const styles = await Promise.all(
    files.map((file) => readFile(join(manifests.serverOut, file), "utf8")),
  );
  return styles.map((css) => css.trim()).join("") + rules;
}
