import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/routes/sources.ts";
import { find } from "#app/search/find/find.ts";
import { Results } from "./Results.tsx";
import { route } from "./load.ts";

const { data } = route.load(openSources(loadContent()), {});

function resultsOf(query: string): string {
  const found = find(data, query);
  return renderToStaticMarkup(<Results data={data} found={found} query={query} isWhole />);
}

test("search hints are below the results, and missing without results", () => {
  const hint = "Results match every word";
  expect(resultsOf("gale")).toContain(hint);
  expect(resultsOf("sasquatch")).toContain("No results");
  expect(resultsOf("sasquatch")).not.toContain(hint);
});
