import { expect, test } from "vitest";
import { awardsFile, editionFile, files } from "#app/content/files.ts";
import { editContent, findProblems } from "#app/content/testing/small-content.ts";

function withPlates(country: string): Map<string, string> {
  const texts = new Map(
    editContent(
      [files.site, "domain:", `country: ${country}\ndomain:`],
      [files.badges, "HI_FIVE:", "FIFTY_PLATES:\n  onMap: true"],
      [editionFile(2019), "[HI_FIVE]\nnewest: [HI_FIVE]", "[FIFTY_PLATES]\nnewest: []"],
    ),
  );
  // Both have awards of the badge that was replaced.
  for (const file of [files.history, awardsFile(2019)]) texts.delete(file);
  return texts;
}

test("a badge of plates is a warning if the country’s states are unknown", () => {
  const [problem, ...more] = findProblems(withPlates("IE"));
  expect(more).toEqual([]);
  expect([problem?.severity, problem?.file, problem?.cause, problem?.remedy]).toEqual([
    "warning",
    editionFile(2019),
    "FIFTY_PLATES is in use, but the site does not know the states of IE, so it has no page for them.",
    "List the states in states.yml (README.md explains how), or remove the badge.",
  ]);
});

test("US states are known, and a list of states makes any other country known", () => {
  expect(findProblems(withPlates("US"))).toEqual([]);
  const states = "states: { IL: { name: Illinois }, CO: { name: Colorado } }\n";
  expect(findProblems(withPlates("IE").set(files.states, states))).toEqual([]);
});
