import type { Entries } from "#app/content/collect/content-files.ts";
import { fieldName, showValue } from "#app/content/field-path.ts";
import { takeInventory } from "#app/content/inventory.ts";
import { hint, warning } from "#app/content/problem.ts";
import { listTexts, type TextOfFile } from "#app/content/reading/walk-texts.ts";
import { findInvisibleCharacter } from "#app/content/text-rules.ts";
import { foldLetters } from "#app/domain/fold.ts";
import { countBy, groupBy } from "#app/lib/list.ts";
import type { Check } from "./check.ts";

/** Whether a text is free: without a pattern, format, reference or enum. */
function isFree({ node }: TextOfFile): boolean {
  const bound = node["refersTo"] ?? node.enum ?? node.format;
  return bound === undefined && (node.pattern === undefined || node.pattern === "\\S");
}

/** All free texts: names, titles, sentences, notes. */
const freeTexts = (entries: Entries) => listTexts(entries).filter(isFree);

/** All links to other sites. */
const outerLinks = (entries: Entries) =>
  listTexts(entries).filter(({ text }) => /^https?:\/\//.test(text) && URL.canParse(text));

/** Fields whose values have one spelling. */
const NAME_FIELDS: ReadonlySet<unknown> = new Set(["city", "author"]);

/** Key of texts that should be spelled alike. */
function spellingKey({ path, text }: TextOfFile): string {
  return `${String(path.at(-1))} ${foldLetters(text)}`;
}

/** The most frequent spelling; among equals, the first. */
function mostFrequent(spellings: readonly string[]): string | undefined {
  const counts = countBy(spellings, (text) => text);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

/** Cities and authors have one spelling: "Washington DC" is not also "Washington D.C.". */
const oneSpelling: Check = (_, entries) => {
  const names = freeTexts(entries).filter(({ path }) => NAME_FIELDS.has(path.at(-1)));
  const groups = groupBy(names, spellingKey);
  return names.flatMap((name) => {
    const { file, path, text } = name;
    const frequent = mostFrequent(
      (groups.get(spellingKey(name)) ?? []).map(({ text: spelling }) => spelling),
    );
    if (frequent === undefined || frequent === text || findInvisibleCharacter(text)) return [];
    const cause = `${fieldName(path)} is ${text}, but elsewhere it is ${frequent}.`;
    const remedy = `Did you mean ${frequent}? Use one spelling.`;
    return warning(file, path, cause, remedy);
  });
};

/** A link to a page of this site is a path, so that it works at any address of the site. */
const ownLinks: Check = (content, entries, pages) => {
  const inventory = takeInventory(content);
  return outerLinks(entries).flatMap(({ file, path, text }) => {
    const { hostname, pathname, search } = new URL(text);
    if (hostname.replace(/^www\./, "") !== content.site.domain) return [];
    if (pages?.isThere(inventory, pathname) !== true) return [];
    const address = pathname + search;
    const cause = `${fieldName(path)} links to a page of this site with a full URL.`;
    return hint(file, path, cause, `Write ${address}.`);
  });
};

/** Placeholders that people write for unknown values or for later. */
const PLACEHOLDER =
  /^(?:\?+|[-–.…]+|n\/?a|none|null|nil|undefined|unknown|tb[acd]|todo|x{3,9}|name|lorem ipsum.*)$/i;

/** A guess that the author wanted to check: "? (a flavor)". */
const GUESS = /^\?+\s*\S|\s\(\?\)$/;

/** Unknown values are omitted, not written as "?" or "TBD". A person may be called Null. */
const placeholders: Check = (_, entries) =>
  freeTexts(entries).flatMap(({ file, path, text }) => {
    const value = text.trim();
    if (value === "Null" && path.includes("name")) return [];
    if (!PLACEHOLDER.test(value) && !GUESS.test(value)) return [];
    const cause = `${fieldName(path)} is ${showValue(text)}, and visitors will see that.`;
    const remedy = "Enter the real value, or delete it. Leave out what you don't know.";
    return warning(file, path, cause, remedy);
  });

/** A name in curly quotes, which a word processor made of straight ones, shows them. */
const curlyQuotes: Check = (_, entries) =>
  freeTexts(entries).flatMap(({ file, path, text }) => {
    if (!/^[“”„«‘].*[“”»’]$/u.test(text)) return [];
    const cause = `${fieldName(path)} is in curly quotes, and visitors will see them.`;
    const remedy = 'Write straight quotes, ", or leave them if they belong to the text.';
    return warning(file, path, cause, remedy);
  });

/** Tracking parameters that apps add to a URL. */
const TRACKING_PARAMETER = /^(?:si|context|igshid|igsh|fbclid|gclid|utm_\w+|feature)$/;

function withoutTracking(link: string): string {
  const url = new URL(link);
  const names = [...url.searchParams.keys()].filter((name) => TRACKING_PARAMETER.test(name));
  if (names.length === 0) return link;
  for (const name of names) url.searchParams.delete(name);
  return url.href;
}

/** Links have no tracking parameters. */
const sharedLinks: Check = (_, entries) =>
  outerLinks(entries).flatMap(({ file, path, text }) => {
    const cleanLink = withoutTracking(text);
    if (cleanLink === text) return [];
    const cause = `${fieldName(path)} has tracking parameters that an app added.`;
    return hint(file, path, cause, `${cleanLink} opens the same page.`);
  });

export const writingChecks: readonly Check[] = [
  oneSpelling,
  ownLinks,
  placeholders,
  curlyQuotes,
  sharedLinks,
];
