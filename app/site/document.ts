import type { PageSheet } from "#app/art/sheet.ts";
import { ISLAND_DATA } from "#app/islands/island-data.ts";
import { escapeMarkup } from "#app/lib/text.ts";
import type { MetaTag } from "#app/outputs/identity/head-tags.ts";
import type { Head } from "#app/routes/route.ts";
import * as words from "#words/language.ts";

/** Parts of a prerendered document. Addresses are absolute paths. */
export interface DocumentParts {
  head: Head;
  html: string;
  css: string;
  /** Addresses of the stylesheets inlined in `css`, which are not fetched again. */
  inlinedStyles: readonly string[];
  /** Addresses of stylesheets that are not in `css`, in development. */
  linkedStyles?: readonly string[];
  inlined: readonly PageSheet[];
  fonts: readonly string[];
  /** Text of the inline script. */
  script: string;
  /** Addresses of the scripts that the inline script loads. */
  laterScripts: readonly string[];
  /** Query parameters that select a view other than the prerendered one. */
  parameters: readonly string[];
  /** The data that the browser hydrates the islands with; undefined if there are none. */
  islandData: object | undefined;
  /** Tags of colors and icons, the same in every document. */
  identity: readonly string[];
  /** Tags of the feeds. */
  feeds: readonly string[];
  /** The page's full address; undefined for the stand-ins, which search engines should not list. */
  canonical: string | undefined;
  /** Tags for social networks; empty if the page has no address of its own. */
  share: readonly MetaTag[];
}

/** Declared first, so that the order of files does not determine the order of layers. */
const layers = "@layer tokens,base,components,entities,pages,print;";

function metaTag([name, content]: MetaTag): string {
  const attribute = name.startsWith("og:") ? "property" : "name";
  return `<meta ${attribute}="${name}" content="${escapeMarkup(content)}">`;
}

/** The script is the same in every document, so that the CSP needs one hash; attributes hold the differences. */
function scriptTag({ script, laterScripts, parameters }: DocumentParts): string {
  const otherViews = parameters.length === 0 ? "" : ` data-parameters="${parameters.join("|")}"`;
  return `<script data-scripts="${laterScripts.join(" ")}"${otherViews}>${script}</script>`;
}

/** Data in a document. They are not executed, so the CSP need not allow them. */
function dataTag(attributes: string, data: object): string {
  const text = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
  return `<script ${attributes}>${text}</script>`;
}

function structuredData(data: object): string {
  return dataTag('type="application/ld+json"', { "@context": "https://schema.org", ...data });
}

function headTags(parts: DocumentParts): string[] {
  const { head, canonical } = parts;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeMarkup(head.title)}</title>`,
    `<meta name="description" content="${escapeMarkup(head.description)}">`,
    canonical === undefined
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeMarkup(canonical)}">`,
    // Before the styles, because some networks read only the first 32 KB.
    ...parts.share.map(metaTag),
    ...(head.structuredData ?? []).map(structuredData),
    ...parts.identity,
    ...parts.feeds,
    ...parts.fonts.map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<style>${layers}${parts.css}</style>`,
    ...(parts.linkedStyles ?? []).map((href) => `<link rel="stylesheet" href="${href}">`),
    // Disabled ones are not fetched, and the module loader fetches no second copy.
    ...parts.inlinedStyles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    // In the head, because it has to run before the first paint.
    scriptTag(parts),
    NEXT_PAGES,
  ];
}

/** Browsers that know speculation rules prepare the page of a link under the pointer; its files (`/news.atom`) are no pages. */
const NEXT_PAGES = `<script type="speculationrules">${JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }] },
      eagerness: "moderate",
    },
  ],
})}</script>`;

/** The prerendered document. */
export function renderDocument(parts: DocumentParts): string {
  const sheets = parts.inlined.map((sheet) => sheet.href).join(" ");
  const symbols = parts.inlined.map((sheet) => sheet.symbols).join("");
  return [
    "<!doctype html>",
    `<html lang="${words.tag}">`,
    `<head>${headTags(parts).join("")}</head>`,
    // `hidden`, so that the words in drawings are not taken for the page's text.
    `<body><div hidden><svg data-sheets="${sheets}" aria-hidden="true">${symbols}</svg></div>`,
    parts.html,
    parts.islandData === undefined
      ? ""
      : dataTag(`type="application/json" id="${ISLAND_DATA}"`, parts.islandData),
    "</body>",
    "</html>",
    "",
  ].join("\n");
}
