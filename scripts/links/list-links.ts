import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Every link to another site, with its places: file and line where they are known. */
export type Links = ReadonlyMap<string, readonly string[]>;

/** A text with links. */
export interface LinkingText {
  name: string;
  text: string;
}

function add(links: Map<string, string[]>, address: string, place: string): void {
  links.set(address, [...(links.get(address) ?? []), place]);
}

/** The links in content files: each is a value of its own, which a quote or a comma may end. */
export function linksInContent(texts: readonly LinkingText[]): Links {
  const links = new Map<string, string[]>();
  for (const { name, text } of texts) {
    for (const [index, line] of text.split("\n").entries()) {
      if (line.trimStart().startsWith("#")) continue;
      for (const [address] of line.matchAll(/https?:\/\/[^\s"'<>,]+/g)) {
        add(links, address, `${name}:${index + 1}`);
      }
    }
  }
  return links;
}

/** The links in built pages, as visitors can follow them. */
export function linksInPages(texts: readonly LinkingText[]): Links {
  const links = new Map<string, string[]>();
  for (const { name, text } of texts) {
    const found = text.matchAll(/<a [^>]*href="(https?:[^"]+)"/g);
    // The form for mistakes is one, whatever page it is asked for.
    const addresses = Array.from(found, ([, address = ""]) =>
      address.replaceAll("&amp;", "&").replace(/(?<=template=mistake\.yml)&page=.*$/, ""),
    );
    for (const address of new Set(addresses)) add(links, address, name);
  }
  return links;
}

function read(folder: string, pattern: RegExp): LinkingText[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((name) => ({ name, text: readFileSync(name, "utf8") }));
}

/** All links of the content, and those of the pages that are written in the code. */
export function listLinks(content: string, built: string): Links {
  const inContent = linksInContent(read(content, /\.(?:yml|csv)$/));
  const inPages = linksInPages(read(built, /\.html$/));
  const others = [...inPages].filter(([address]) => !inContent.has(address));
  return new Map([...inContent, ...others]);
}
