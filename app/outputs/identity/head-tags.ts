import { atomPath, type FeedName, jsonFeedPath } from "#app/routes/output-paths.ts";
import { pageLabels } from "#app/routes/paths.ts";
import type { ThemeColors } from "#app/routes/theme-colors.ts";

/** @param base base path of the site, with a slash at both ends */
export function feedTags(base: string, feeds: readonly FeedName[]): string[] {
  return feeds.flatMap((name) =>
    [
      ["application/atom+xml", atomPath(name)],
      ["application/feed+json", jsonFeedPath(name)],
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
 * @param colors colors of the browser's own interface
 */
export function identityTags(base: string, colors: ThemeColors): string[] {
  const { day, night } = colors;
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
