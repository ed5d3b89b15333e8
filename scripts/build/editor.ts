import { readdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import type { ClubInks } from "#app/art/inks/club-inks.ts";
import { inkStyles } from "#app/art/inks/ink-styles.ts";
import type { Site } from "#app/content/content.ts";
import { escapeMarkup } from "#app/lib/text.ts";
import { EDITOR, EDITOR_POLICY } from "#app/outputs/hosting/content-policy.ts";

function renderDocument(site: Site, base: string, files: readonly string[]): string {
  const { name = "", branch = "", changes = "" } = site.repository ?? {};
  // `app/entry-editor.tsx` reads these attributes.
  const data = { name: site.name, repository: name, branch, changes };
  const attributes = Object.entries(data).map(
    ([key, value]) => ` data-${key}="${escapeMarkup(value)}"`,
  );
  const link = (file: string) =>
    file.endsWith(".css")
      ? `<link rel="stylesheet" href="${base}${EDITOR}/${file}">`
      : `<script type="module" src="${base}${EDITOR}/${file}"></script>`;
  return [
    "<!doctype html>",
    '<html lang="en">',
    `<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${EDITOR_POLICY}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">',
    '<meta name="referrer" content="no-referrer">',
    `<title>Editor, ${escapeMarkup(site.name)}</title>`,
    `<link rel="icon" href="${base}favicon.svg">${files.map(link).join("")}</head>`,
    `<body><div id="editor"${attributes.join("")}><p>The editor needs JavaScript.</p></div></body>`,
    "</html>",
    "",
  ].join("\n");
}

/** Stylesheet of the club's colors, which other documents have inline. */
const INKS = "inks.css";

/** Bundles the editor separately, so that it does not change the visitors' files. */
async function bundle(out: string, base: string): Promise<readonly string[]> {
  await build({
    configFile: false,
    base,
    logLevel: "warn",
    plugins: [react()],
    resolve: { alias: { "csv-parse/sync": "csv-parse/browser/esm/sync" } },
    build: {
      outDir: out,
      emptyOutDir: false,
      target: "baseline-widely-available",
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        input: resolve("app/entry-editor.tsx"),
        output: {
          entryFileNames: `${EDITOR}/editor-[hash:6].js`,
          chunkFileNames: `${EDITOR}/[name]-[hash:6].js`,
          assetFileNames: `${EDITOR}/[name]-[hash:6].[ext]`,
        },
      },
    },
  });
  const files = await readdir(join(out, EDITOR));
  return files.filter((file) => /^(?:editor|entry-editor).*\.(?:js|css)$/.test(file)).toSorted();
}

/**
 * Writes the editor of a club that names its repository. It is in no list of pages: not in menus, site map
 * or offline storage.
 */
export async function writeEditor(
  site: Site,
  out: string,
  base: string,
  inks: ClubInks,
): Promise<void> {
  const files = [INKS, ...(await bundle(out, base))];
  await writeFile(join(out, EDITOR, INKS), inkStyles(inks));
  await writeFile(join(out, `${EDITOR}.html`), renderDocument(site, base, files));
}
