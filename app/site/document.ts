import type { PageSheet } from "#app/art/sheet.ts";
import type { PageDataSource } from "#app/routes/page-file.ts";
import type { Head } from "#app/routes/route.ts";
import type { MetaTag } from "#app/outputs/share/share-tags.ts";
import * as words from "#words/language.ts";
import { escapeMarkup } from "#app/lib/text.ts";

/** Parts of a prerendered document. Addresses are absolute paths. */
export interface DocumentParts {
  head: Head;
  html: string;
  css: string;
  /** Addresses of the stylesheets inlined in `css`, which are not fetched again. */
  inlinedStyles: readonly string[];
  /** Stylesheets that block the first paint. */
  linkedStyles?: readonly string[];
  inlined: readonly PageSheet[];
  fonts: readonly string[];
  /** Text of the inline script. */
  script: string;
  /** Addresses of the scripts that the inline script loads. */
  laterScripts: readonly string[];
  /** Query parameters that select a view other than the prerendered one. */
  parameters: readonly string[];
  /** The page's data, which the script prefetches. */
  data: PageDataSource;
  /** Tags of colors and icons, the same in every document. */
  identity: readonly string[];
  /** Tags of the feeds. */
  feeds: readonly string[];
  /** The page's full address; undefined for the 404 page. */
  canonical: string | undefined;
  /** Tags for social networks; empty if the page has no address of its own. */
  share: readonly MetaTag[];
}

/** Declared first, so that the order of files does not determine the order of layers. */
const layers = "@layer tokens,base,components,pages;";

function metaTag([name, content]: MetaTag): string {
  const attribute = name.startsWith("og:") ? "property" : "name";
  return `<meta ${attribute}="${name}" content="${escapeMarkup(content)}">`;
}

/**
 * The script is the same in every document, so that the CSP needs one hash; attributes hold the
 * differences.
 */
function scriptTag({ script, laterScripts, parameters, data }: DocumentParts): string {
  const attributes = {
    scripts: laterScripts.join(" "),
    page: data.address,
    revision: data.revision,
    code: data.code,
    ...(parameters.length === 0 ? {} : { parameters: parameters.join("|") }),
  };
  const written = Object.entries(attributes).map(([name, value]) => ` data-${name}="${value}"`);
  return `<script${written.join("")}>${script}</script>`;
}

/** Structured data. It is not executed, so the CSP need not allow it. */
function structuredData(data: object): string {
  const text = JSON.stringify({ "@context": "https://schema.org", ...data });
  return `<script type="application/ld+json">${text.replaceAll("<", String.raw`\u003c`)}</script>`;
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
  ];
}

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
    `<div id="root">${parts.html}</div></body>`,
    "</html>",
    "",
  ].join("\n");
}
