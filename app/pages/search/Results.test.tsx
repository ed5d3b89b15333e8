import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/routes/sources.ts";
import { Results } from "./Results.tsx";
import { route } from "./load.ts";

const { data } = route.load(openSources(loadContent()), {});

function renderResults(query: string): string {
  return renderToStaticMarkup(
    <Results data={data} query={query} isComplete onClear={() => undefined} />,
  );
}

test("results have a hint how they match below them, no results have none", () => {
  const hint = "Results match every word";
  expect(renderResults("gale")).toContain(hint);
  expect(renderResults("sasquatch")).not.toContain(hint);
});

test("an empty result is said once, without repeating what was typed", () => {
  const html = renderResults("sasquatch");
  expect(html.match(/no (?:results|match)/gi)).toEqual(["No Results"]);
  expect(html).not.toContain("sasquatch");
  expect(html).toContain('<p role="status"></p>');
});

test("beside results, a word without a match is named", () => {
  expect(renderResults("gale sasquatch")).toContain("No match for sasquatch.");
});
