import * as fc from "fast-check";
import { expect, test } from "vitest";
import { address } from "#app/lib/path.ts";
import { buildPath, matchRoute } from "#app/routes/paths.ts";
import { listAddresses } from "#app/site/site-page.ts";
import { sitePages } from "#app/site/site-pages.ts";
import { sources } from "#tests/support/club.ts";
import { anyText, nearly } from "#tests/support/queries.ts";
import { forAll } from "./support/for-all.ts";

const paths = fc.oneof(
  nearly(listAddresses(sitePages(sources))),
  fc.webPath(),
  anyText.map((text) => `/${text}`),
);

test("a path that shows a page begins with that page's address", () => {
  forAll(paths, 10_000, (path) => {
    const place = matchRoute(path);
    expect(place === undefined || path.startsWith(buildPath(place))).toBe(true);
  });
});

/** Text that URLs can contain: without lone surrogates. */
const wellFormed = (text: unknown) =>
  new TextDecoder().decode(new TextEncoder().encode(String(text)));

test("a URL written from parameters is read back as the same parameters and no others", () => {
  const parts = fc.dictionary(fc.string({ unit: "grapheme", minLength: 1 }), fc.option(anyText));
  forAll(parts, 10_000, (query) => {
    const [path, search] = address("/results", query).split(/\?(.*)/s);
    const filled = Object.entries(query).filter(([, value]) => value !== null && value !== "");
    expect(path).toBe("/results");
    expect([...new URLSearchParams(search)]).toEqual(
      filled.map(([name, value]) => [wellFormed(name), wellFormed(value)]),
    );
  });
});
