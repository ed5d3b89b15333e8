import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest } from "vite";
import { documentOf } from "#app/document.ts";
import { filesOf, fontFile } from "./manifest.ts";
import type { ServerBundle } from "./server-bundle.ts";

const base = process.env["SITE_BASE"] ?? "/";
const pageModules: Readonly<Record<string, string>> = { notFound: "not-found" };
const firstFonts = ["rival-display.woff2", "rival-text.woff2"];

/** `/results` is `results.html`, so that hosts serve it at its clean address. */
function fileOf(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

/** Renders every route of the site into its HTML file; returns how many there are. */
export async function writePages(
  server: ServerBundle,
  manifest: Manifest,
  out: string,
): Promise<number> {
  const fonts = firstFonts.flatMap((name) => fontFile(manifest, name) ?? []);
  for (const { route, path } of server.prerendered) {
    const files = filesOf(manifest, `app/pages/${pageModules[route] ?? route}.tsx`);
    const styles = await Promise.all(files.styles.map((file) => readFile(join(out, file), "utf8")));
    const rendered = await server.render(path, base);
    const html = documentOf({
      page: rendered.page,
      html: rendered.html,
      css: styles.map((css) => css.trim()).join("") + rendered.rules,
      inlinedStyles: files.styles.map((file) => base + file),
      inlined: rendered.inlined,
      preloads: files.preloads.map((file) => base + file),
      fonts: fonts.map((file) => base + file),
      scripts: files.scripts.map((file) => base + file),
      icon: `${base}favicon.svg`,
      canonical: route === "notFound" ? undefined : server.siteAddress + path,
    });
    await writeFile(join(out, fileOf(path)), html);
  }
  return server.prerendered.length;
}
