import { readFileSync } from "node:fs";
import { filesBelow } from "#tests/support/files.ts";
import type { Verdict } from "./ask-links.ts";

/** A file with its text. */
export interface LinkingText {
  readonly name: string;
  readonly text: string;
}

/** External links, each with its places: lines of the content, or else pages with the link. */
type Links = ReadonlyMap<string, readonly string[]>;

/** Reads the files of a folder whose names match a pattern. */
export function readTexts(folder: string, pattern: RegExp): LinkingText[] {
  return filesBelow(folder, pattern).map((name) => ({ name, text: readFileSync(name, "utf8") }));
}

function addressesIn({ text }: LinkingText): string[] {
  return Array.from(text.matchAll(/<a [^>]*href="(https?:[^"]+)"/g), ([, address = ""]) =>
    // Report links differ only by page, so they count as one.
    address.replaceAll("&amp;", "&").replace(/(?<=template=mistake\.yml)&page=.*$/, ""),
  );
}

/** External links on the site's pages, with their lines in the content. */
export function findLinks(pages: readonly LinkingText[], content: readonly LinkingText[]): Links {
  const links = new Map<string, string[]>();
  for (const page of pages) {
    for (const address of new Set(addressesIn(page))) {
      links.set(address, [...(links.get(address) ?? []), page.name]);
    }
  }
  const lines = content.flatMap(({ name, text }) =>
    text.split("\n").map((line, index) => ({ line, place: `${name}:${index + 1}` })),
  );
  return new Map(
    Array.from(links, ([address, onPages]) => {
      const contentLines = lines.filter(({ line }) => line.includes(address));
      return [address, contentLines.length > 0 ? contentLines.map(({ place }) => place) : onPages];
    }),
  );
}

const headings = {
  broken: "These are broken. Fix or remove them:",
  unsure: "These could not be checked. Open them in a browser:",
} as const;

function writeSection(
  kind: "broken" | "unsure",
  links: Links,
  verdicts: ReadonlyMap<string, Verdict>,
): string[] {
  const lines: string[] = [];
  for (const [address, verdict] of verdicts) {
    if (verdict.kind !== kind) continue;
    lines.push(`  ${address} (${verdict.reason})`);
    for (const location of links.get(address) ?? []) lines.push(`    ${location}`);
    if (kind === "broken") {
      lines.push(`    archived copy, if there is one: https://web.archive.org/web/2/${address}`);
    }
  }
  return lines.length === 0 ? [] : [headings[kind], ...lines, ""];
}

/** Report of broken links: the problem, the remedy, and all places with the link. */
export function linkReport(links: Links, verdicts: ReadonlyMap<string, Verdict>): string {
  const fine = [...verdicts.values()].filter(({ kind }) => kind === "fine").length;
  return [
    ...writeSection("broken", links, verdicts),
    ...writeSection("unsure", links, verdicts),
    `${fine} of ${verdicts.size} links are fine.`,
  ].join("\n");
}
