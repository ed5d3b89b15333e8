import { expect, test } from "vitest";
import { files } from "#app/content/files.ts";
import { editContent, findProblems } from "#app/content/testing/small-content.ts";

// The teams and the tournament of the small content are in Illinois and Colorado.
const states = (map: string, hamburg = "Hamburg") => `states:
  SH: { name: Schleswig-Holstein }
  HH: { name: ${hamburg} }
  IL: { name: Illinois }
  CO: { name: Colorado }
map:
${map}`;

function problemsWith(text: string): string[] {
  const texts = new Map(editContent()).set(files.states, text);
  return findProblems(texts).map(({ line, field, cause, remedy }) =>
    [line, field, cause, remedy].join(" | "),
  );
}

test("the map need not have every state", () => {
  expect(problemsWith(states("  - . SH\n  - HH  .\n"))).toEqual([]);
});

test("an unknown code is reported, with the likely one", () => {
  expect(problemsWith(states("  - . SH\n  - HX .\n"))).toEqual([
    "8 | map 2 | The map has HX, which is not a state in this file. | Add it to states, or replace it with a dot. Did you mean HH?",
  ]);
});

test("each state is on the map once", () => {
  expect(problemsWith(states("  - . SH\n  - SH HH\n"))).toEqual([
    "8 | map 2 | The map has SH twice. | Replace one with a dot.",
  ]);
});

test("no two states share a name, ignoring case", () => {
  expect(problemsWith(states("  - SH HH\n", "SCHLESWIG-HOLSTEIN"))).toEqual([
    "3 | states, HH, name | HH and SH are both called SCHLESWIG-HOLSTEIN. | Use different names, so that notes and the search can tell them apart.",
  ]);
});

test("codes, kinds and rows have a fixed format", () => {
  expect(problemsWith("states:\n  sh: { name: Schleswig-Holstein }\n")[0]).toContain(
    "The code of a state is one to five capital letters or digits",
  );
  expect(problemsWith("states:\n  SH: { name: Schleswig-Holstein, kind: Land }\n")[0]).toContain(
    "A kind is state, district, territory or bonus.",
  );
  expect(problemsWith(states("  - SH-HH\n"))[0]).toContain(
    "A row of the map is up to 12 codes of states",
  );
});
