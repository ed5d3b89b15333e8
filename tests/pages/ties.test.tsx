import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ShareBar } from "#app/ui/ShareBar/ShareBar.tsx";
import { attribute, parseDocument, select } from "#tests/support/html.ts";

const widths = (markup: string) =>
  select(parseDocument(markup), "svg > rect").map((bar) => attribute(bar, "width"));

test("a record bar has a part for ties, only if there were any", () => {
  expect(widths(renderToStaticMarkup(<ShareBar solid={10} tied={5} outlined={5} />))).toEqual([
    "50%",
    "25%",
    "50%",
  ]);
  expect(widths(renderToStaticMarkup(<ShareBar solid={3} tied={0} outlined={1} />))).toEqual([
    "25%",
    "75%",
  ]);
});
