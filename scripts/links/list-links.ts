import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument, visit } from "yaml";
import { delimiterOf } from "#app/content/reading/read-rows.ts";

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

/** A text that stands in a file, and where it begins. */
interface Value {
  readonly value: string;
  readonly start: number;
}

function valuesOfYaml(text: string): Value[] {
  const values: Value[] = [];
  visit(parseDocument(text), {
    Scalar: (_, { value, range }) => {
      if (typeof value === "string" && range) values.push({ value, start: range[0] });
    },
  });
  return values;
}

/** The cells of a table; a quote that is not closed hides none of them. */
function valuesOfTable(text: string): Value[] {
  const cells = new RegExp(`"(?:[^"]|"")*"|[^"\n${delimiterOf(text)}]+`, "g");
  return Array.from(text.matchAll(cells), ({ 0: cell, index }) => ({
    value: cell.replaceAll(/^"|"$/g, ""),
    start: index,
  }));
}

/** The links in a value: it is one as a whole, or has some between its words, where a comma or a stop ends them. */
function linksIn(value: string): string[] {
  const whole = value.trim();
  if (/^https?:\/\/\S+$/.test(whole)) return [whole];
  return Array.from(value.matchAll(/https?:\/\/[^\s"<>]+/g), ([link]) =>
    link.replace(/[.,;:!?'’)\]]+$/, ""),
  );
}

/** The links in content files, with the lines where they stand. */
export function linksInContent(texts: readonly LinkingText[]): Links {
  const links = new Map<string, string[]>();
  for (const { name, text } of texts) {
    const values = name.endsWith(".yml") ? valuesOfYaml(text) : valuesOfTable(text);
    for (const { value, start } of values) {
      for (const address of linksIn(value)) {
        const at = Math.max(text.indexOf(address, start), start);
        add(links, address, `${name}:${text.slice(0, at).split("\n").length}`);
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
