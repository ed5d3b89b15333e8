import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest } from "vite";
import { documentOf, type DocumentParts } from "#app/document.ts";
import { identityTags } from "#app/identity/identity-tags.ts";
import type { SitePlace } from "#app/identity/site-place.ts";
import type { Page } from "#app/page.ts";
import { pageParameters } from "#app/page-parameters.ts";
import type { RouteName } from "#app/routes.ts";
import { cardPath, type ShareCards } from "#app/share/share-cards.ts";
import { shareTags } from "#app/share/share-tags.ts";
import { filesOf, firstScriptFile, fontFile } from "./manifest.ts";
import type { ServerBundle } from "./server-bundle.ts";

const firstFonts = ["rival-display.woff2", "rival-text.woff2"];

/** `/results` is `results.html`, so that hosts serve it at its clean address. */
function fileOf(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

/** The script that stands in every document, with names of its own; nobody fetches its file. */
async function firstScript(manifest: Manifest, out: string): Promise<string> {
  const file = join(out, firstScriptFile(manifest));
  const script = await readFile(file, "utf8");
  await rm(file);
  return `(()=>{${script.trim()}})()`;
}

/** What the pages say of the site that they belong to. */
export interface SiteParts {
  name: string;
  place: SitePlace;
  cards: ShareCards;
}

/** Where a page is found and how it is shared: those that stand in for others are neither. */
function outward(
  route: RouteName,
  path: string,
  { title, description }: Page,
  { name, place, cards }: SiteParts,
): Pick<DocumentParts, "canonical" | "share"> {
  if (route === "offline" || route === "not-found") return { canonical: undefined, share: [] };
  const address = place.address + path;
  const image = place.address + cardPath(route);
  const { alt } = cards[route];
  const share = shareTags({ siteName: name, title, description, address, image, alt });
  return { canonical: address, share };
}

/** Renders every route of the site into its HTML file; returns how many there are. */
export async function writePages(
  server: ServerBundle,
  manifest: Manifest,
  out: string,
  site: SiteParts,
): Promise<number> {
  const { base } = site.place;
  const script = await firstScript(manifest, out);
  const fonts = firstFonts.flatMap((name) => fontFile(manifest, name) ?? []);
  for (const { route, path } of server.prerendered) {
    const files = filesOf(manifest, `app/pages/${route}.tsx`);
    const styles = await Promise.all(files.styles.map((file) => readFile(join(out, file), "utf8")));
    const rendered = await server.render(path, base);
    const html = documentOf({
      page: rendered.page,
      html: rendered.html,
      css: styles.map((css) => css.trim()).join("") + rendered.rules,
      inlinedStyles: files.styles.map((file) => base + file),
      inlined: rendered.inlined,
      fonts: fonts.map((file) => base + file),
      script,
      laterScripts: files.scripts.map((file) => base + file),
      parameters: route === "offline" || route === "not-found" ? [] : pageParameters(route),
      identity: identityTags(base, rendered.page.themeColours),
      ...outward(route, path, rendered.page, site),
    });
    await writeFile(join(out, fileOf(path)), html);
  }
  return server.prerendered.length;
}
