/** Queries over HTML documents, for tests that need no browser. */
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from "parse5";

export type HtmlElement = DefaultTreeAdapterTypes.Element;
type HtmlNode = DefaultTreeAdapterTypes.Node;

/** A parsed document with all its elements in order. */
export interface HtmlDocument {
  readonly html: string;
  readonly elements: readonly HtmlElement[];
}

const listChildren = (node: HtmlNode): readonly HtmlNode[] =>
  "childNodes" in node ? node.childNodes : [];

function elementsBelow(node: HtmlNode, found: HtmlElement[] = []): HtmlElement[] {
  for (const child of listChildren(node)) {
    if (!tree.isElementNode(child)) continue;
    found.push(child);
    elementsBelow(child, found);
  }
  return found;
}

/** Parses a document. */
export function parseDocument(html: string): HtmlDocument {
  return { html, elements: elementsBelow(parse(html)) };
}

/** Value of an attribute; empty if it has none, undefined if the attribute is missing. */
export function attribute(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find(
    (attribute) => (attribute.prefix ? `${attribute.prefix}:` : "") + attribute.name === name,
  )?.value;
}

function findParent(element: HtmlElement): HtmlElement | undefined {
  const { parentNode } = element;
  return parentNode !== null && tree.isElementNode(parentNode) ? parentNode : undefined;
}

/** The element and its ancestors, innermost first. */
export function withAncestors(element: HtmlElement): readonly HtmlElement[] {
  const parent = findParent(element);
  return [element, ...(parent === undefined ? [] : withAncestors(parent))];
}

type Matcher = (element: HtmlElement) => boolean;

const comparisons: Readonly<Record<string, (value: string, wanted: string) => boolean>> = {
  "=": (value, wanted) => value === wanted,
  "^=": (value, wanted) => value.startsWith(wanted),
  "$=": (value, wanted) => value.endsWith(wanted),
  "*=": (value, wanted) => value.includes(wanted),
  "~=": (value, wanted) => value.split(/\s+/).includes(wanted),
};

/** Matches a tag, an id and attributes: `a[href^="/"]`. */
function compound(selector: string): Matcher {
  const [, tag = "", rest = ""] = /^([a-z0-9]*)(.*)$/is.exec(selector) ?? [];
  const conditions: Matcher[] = tag === "" ? [] : [({ tagName }) => tagName === tag];
  const part = /#([\w-]+)|\[([\w:-]+)(?:([~^$*]?=)"?([^\]"]*)"?)?\]/gy;
  let read = 0;
  for (const [all, id, name = "id", comparison = "=", value = id] of rest.matchAll(part)) {
    read += all.length;
    conditions.push((element) => {
      const has = attribute(element, name);
      return (
        has !== undefined && (value === undefined || comparisons[comparison]?.(has, value) === true)
      );
    });
  }
  if (read < rest.length) throw new Error(`“${selector}” is no selector that is understood here.`);
  return (element) => conditions.every((condition) => condition(element));
}

/** Matches nested compounds: `main section > h2`. */
function complex(selector: string): Matcher {
  const [last = "", ...before] = (selector.match(/>|(?:"[^"]*"|[^\s>])+/g) ?? []).toReversed();
  const isInnermost = compound(last);
  if (before.length === 0) return isInnermost;
  const isChild = before[0] === ">";
  const outer = complex(
    before
      .slice(isChild ? 1 : 0)
      .toReversed()
      .join(" "),
  );
  return (element) => {
    if (!isInnermost(element)) return false;
    const [, ...above] = withAncestors(element);
    return isChild ? above.slice(0, 1).some(outer) : above.some(outer);
  };
}

const known = new Map<string, Matcher>();

/** Whether an element matches a selector with tags, ids, attributes, descendants, children and commas. */
export function matches(element: HtmlElement, selector: string): boolean {
  const matcher = known.get(selector);
  if (matcher !== undefined) return matcher(element);
  const alternatives = selector
    .split(/,(?![^[]*\])/)
    .map((alternative) => complex(alternative.trim()));
  known.set(selector, (candidate) => alternatives.some((isMatch) => isMatch(candidate)));
  return matches(element, selector);
}

/** Elements of a document, or below an element, that match a selector. */
export function select(within: HtmlDocument | HtmlElement, selector: string): HtmlElement[] {
  const elements = "elements" in within ? within.elements : elementsBelow(within);
  return elements.filter((element) => matches(element, selector));
}

const silent = 'script, style, template, [hidden], [aria-hidden="true"]';

const readAlternative = (element: HtmlElement) =>
  attribute(element, "aria-label") ??
  (element.tagName === "img" ? attribute(element, "alt") : undefined);

function rawText(node: HtmlNode, isName: boolean): string {
  if (tree.isTextNode(node)) return node.value;
  if (tree.isElementNode(node)) {
    if (matches(node, isName ? silent : "script, style, template")) return "";
    const alternative = isName ? readAlternative(node) : undefined;
    if (alternative !== undefined) return alternative;
  }
  return listChildren(node)
    .map((child) => rawText(child, isName))
    .join("");
}

const spaced = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** Text of an element, without scripts and styles. */
export function readText(element: HtmlElement): string {
  return spaced(rawText(element, false));
}

/** Accessible name of an element. */
export function readName(element: HtmlElement, { elements }: HtmlDocument): string {
  const label = attribute(element, "aria-label");
  if (label !== undefined) return spaced(label);
  const ids = attribute(element, "aria-labelledby")?.split(/\s+/);
  const isControl = matches(element, "input, select, textarea");
  const labels = elements.filter((candidate) => {
    if (ids !== undefined) return ids.includes(attribute(candidate, "id") ?? "");
    if (!isControl || candidate.tagName !== "label") return false;
    const id = attribute(element, "id");
    return (
      (id !== undefined && attribute(candidate, "for") === id) ||
      withAncestors(element).includes(candidate)
    );
  });
  if (labels.length > 0) return spaced(labels.map((label) => rawText(label, true)).join(" "));
  // Elements without a name unless the author sets one.
  const isNamedByAuthor = matches(
    element,
    "section, nav, main, dialog, table, input, select, textarea",
  );
  return spaced(isNamedByAuthor ? (attribute(element, "title") ?? "") : rawText(element, true));
}
