import { CARD_HEIGHT, CARD_WIDTH } from "#app/outputs/share/card.ts";
import { type FeedName, feedPath } from "#app/routes/output-paths.ts";
import { pageLabels } from "#app/routes/paths.ts";
import type { ThemeColors } from "#app/routes/theme-colors.ts";
import * as words from "#words/language.ts";

/** @param base base path of the site, with a slash at both ends */
export function feedTags(base: string, feeds: readonly FeedName[]): string[] {
  return feeds.flatMap((name) =>
    [
      ["application/atom+xml", feedPath(name, "atom")],
      ["application/feed+json", feedPath(name, "json")],
    ].map(
      ([type, path]) =>
        `<link rel="alternate" type="${type}" title="${pageLabels[name]}" href="${base.slice(0, -1)}${path}">`,
    ),
  );
}

/** The SVG icon, for browsers that support it. */
export function iconTag(base: string): string {
  return `<link rel="icon" href="${base}favicon.svg" type="image/svg+xml">`;
}

/**
 * Tags for `<head>`: theme colors, icons and manifest.
 *
 * @param base base path of the site, with a slash at both ends
 * @param colors colors of the browser's own interface, by day and night
 */
export function identityTags(base: string, { day, night }: ThemeColors): string[] {
  return [
    `<meta name="theme-color" content="${day}" media="(prefers-color-scheme:light)">`,
    `<meta name="theme-color" content="${night}" media="(prefers-color-scheme:dark)">`,
    // If several icons fit, browsers use the last one.
    `<link rel="icon" href="${base}favicon.png" sizes="48x48">`,
    iconTag(base),
    `<link rel="apple-touch-icon" href="${base}apple-touch-icon.png">`,
    `<link rel="manifest" href="${base}site.webmanifest">`,
  ];
}

/** Data of a page for social networks. */
export interface SharedPage {
  readonly siteName: string;
  readonly title: string;
  readonly description: string;
  /** Full addresses of the page and its card. */
  readonly address: string;
  readonly image: string;
  /** Alt text of the card. */
  readonly alt: string;
}

/** Property and content of an Open Graph `<meta>` element. */
export type MetaTag = readonly [name: string, content: string];

/** Open Graph tags for all networks; of Twitter's own tags only the one without an Open Graph equivalent. */
export function shareTags(page: SharedPage): MetaTag[] {
  return [
    ["og:type", "website"],
    ["og:site_name", page.siteName],
    ["og:locale", words.locale],
    ["og:url", page.address],
    ["og:title", page.title],
    ["og:description", page.description],
    ["og:image", page.image],
    ["og:image:width", String(CARD_WIDTH)],
    ["og:image:height", String(CARD_HEIGHT)],
    ["og:image:alt", page.alt],
    ["twitter:card", "summary_large_image"],
  ];
}
