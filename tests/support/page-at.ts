import { loadContent } from "#app/content/.server/load-content.ts";
import { openRenderer } from "#app/entry-server.tsx";
import { matchRoute } from "#app/routes/paths.ts";
import { openSources, type Sources } from "#app/routes/sources.ts";
import {
  readName,
  parseDocument,
  select,
  readText,
  type HtmlDocument,
  type HtmlElement,
} from "./html.ts";

/** Opens a club's pages: each at an address, as its islands show it in a browser. */
export function openPages(sources: Sources) {
  const render = openRenderer(sources);
  return async (address: string): Promise<HtmlDocument> => {
    const [path = "", query = ""] = address.split("?");
    const place = matchRoute(path);
    if (place === undefined) throw new Error(`There is no page at ${path}.`);
    const { html } = await render({ ...place, path }, query);
    return parseDocument(html);
  };
}

/** A page of the invented club at an address. */
export const pageAt = openPages(openSources(loadContent()));

/** Key figures of a page, with label, value and note: "Points | 12–9 | +3 over 2 games". */
export function figuresOf(page: HtmlDocument): string[] {
  return select(page, "main dl > div").map((figure) => {
    const values = texts(figure, "dd > span");
    const parts = [...texts(figure, "dt"), ...(values.length > 0 ? values : texts(figure, "dd"))];
    // Word joiners keep records on one line.
    return parts.join(" | ").replaceAll("\u2060", "");
  });
}

/** Texts of all elements that match a selector. */
export function texts(within: HtmlDocument | HtmlElement, selector: string): string[] {
  return select(within, selector).map(readText);
}

/** The one element that matches a selector and has this name or text. */
export function named(page: HtmlDocument, selector: string, name: string | RegExp): HtmlElement {
  const isNamed = (text: string) => (typeof name === "string" ? text === name : name.test(text));
  const found = select(page, selector).filter(
    (element) => isNamed(readName(element, page)) || isNamed(readText(element)),
  );
  const [first] = found;
  if (first === undefined || found.length > 1) {
    const all = select(page, selector).map((element) => readName(element, page));
    throw new Error(`${found.length} of ${selector} are called ${String(name)}: ${all.join(", ")}`);
  }
  return first;
}
