import { fillPattern, patternSource } from "#app/lib/path/pattern.ts";

/**
 * Files and pages of former releases, and what hosts redirect them to. A parameter such as `:id` is an id. An address that
 * was given out keeps its line for good.
 */
export const formerAddresses: Readonly<Record<string, string>> = {
  "/embed/record": "/records",
  "/embed/record.svg": "/share/records.png",
  "/share/players/:id-story.png": "/share/players/:id.png",
  "/share/tournaments/:id-story.png": "/share/tournaments/:id.png",
  "/sitemap-badges.xml": "/sitemap.xml",
  "/sitemap-opponents.xml": "/sitemap.xml",
  "/sitemap-pages.xml": "/sitemap.xml",
  "/sitemap-players.xml": "/sitemap.xml",
  "/sitemap-seasons.xml": "/sitemap.xml",
  "/sitemap-tournaments.xml": "/sitemap.xml",
};

/** An address with parameters as the source of a regular expression with named groups. */
export function addressSource(address: string): string {
  return patternSource(
    address.replaceAll(".", String.raw`\.`),
    (values, name) => `(?<${name}>${values})`,
  );
}

const patterns = Object.entries(formerAddresses).map(
  ([from, to]) => [new RegExp(`^${addressSource(from)}$`), to] as const,
);

/** The address that replaces one of a former release. */
export function findReplacement(path: string): string | undefined {
  for (const [pattern, to] of patterns) {
    const match = pattern.exec(path);
    if (match !== null) return fillPattern(to, match.groups ?? {});
  }
  return undefined;
}
