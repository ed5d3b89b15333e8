import { prerender } from "react-dom/static";
import { App } from "#app/site/App.tsx";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/routes/sources.ts";
import { themeColors } from "#app/routes/theme-colors.ts";
import { matchRoute } from "#app/routes/paths.ts";
import { findRoute } from "#app/site/routing/routes.ts";
import { loadSite } from "#app/site/routing/site-data.ts";
import { loadView } from "#app/site/routing/views.ts";
import { collectRules, RuleSink } from "#app/ui/computed-rule/rule-sink.ts";
import {
  readName,
  parseDocument,
  select,
  readText,
  type HtmlDocument,
  type HtmlElement,
} from "./html.ts";

const sources = openSources(loadContent());
const { site } = loadSite(sources);
const colors = themeColors(sources.inks);

/** A page of the invented club at an address, as React first renders it in a browser with all code. */
export async function pageAt(address: string): Promise<HtmlDocument> {
  const [path = "", query = ""] = address.split("?");
  const place = matchRoute(path);
  if (place === undefined) throw new Error(`There is no page at ${path}.`);
  const { head, art, data } = findRoute(place.name).load(sources, place.params);
  const first = {
    title: head.title,
    art,
    photographs: {},
    themeColors: colors,
    site,
    data,
    name: place.name,
    path,
    view: await loadView(place.name),
  };
  const { prelude } = await prerender(
    <RuleSink value={collectRules().sink}>
      <App first={first} search={query} />
    </RuleSink>,
    // Long parts stay in their places, too.
    { progressiveChunkSize: Infinity },
  );
  return parseDocument(await new Response(prelude).text());
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
