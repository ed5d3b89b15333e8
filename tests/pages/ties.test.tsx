import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ShareBar } from "#app/ui/ShareBar/ShareBar.tsx";
import { attribute, parseDocument, select, readText } from "#tests/support/html.ts";
import { named, pageAt, texts } from "#tests/support/page-at.ts";

const widths = (markup: string) =>
  select(parseDocument(markup), "svg > rect").map((bar) => attribute(bar, "width"));

test("a record bar has a part for ties, only if there were any", () => {
  expect(widths(renderToStaticMarkup(<ShareBar solid={10} tied={5} outlined={5} />))).toEqual([
    "50%",
    "25%",
    "50%",
  ]);
  expect(widths(renderToStaticMarkup(<ShareBar solid={3} outlined={1} />))).toEqual(["25%", "75%"]);
});

test("on the map of Records a state with ties has a part for them, which the legend names", async () => {
  const page = await pageAt("/records");
  const map = named(page, "ul", "States on a map");
  const tied = select(map, "a").filter((tile) => /\d+–\d+–\d+/.test(readText(tile)));
  expect(tied.map((tile) => select(tile, "svg > rect").length)).toEqual([3]);
  expect(texts(page, "main")[0]).toContain("solid part won, gold part tied, outlined part lost");
});
