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

const badge = [files.badges, "icon: mdi:hand-wave", "icon: mdi:hand-wave\n  onMap: true"] as const;

/** The warnings about a log in which the first award has no note, and the second one this. */
const warningsWith = (note: string, first = "") =>
  findProblems(
    editContent(
      badge,
      [awardsFile(2019), "14:00,EDT,,", `14:00,EDT,${first},`],
      [awardsFile(2019), "Ohio", note],
    ),
  ).map(({ severity, line, field, cause, remedy }) => [severity, line, field, cause, remedy]);

const remedy = "Correct or delete the row. If it's right, leave it as is.";

test("an award without a plate is a warning at its row", () => {
  expect(warningsWith("Iowa")).toEqual([
    ["warning", 2, "badge", "The award names no plate, so it is missing from the map.", remedy],
  ]);
});

test("an unknown plate is a warning at its note, with the likely plate", () => {
  expect(warningsWith("Ohia", "Mexico (bonus)")).toEqual([
    [
      "warning",
      3,
      "note",
      'The map has no plate "Ohia", so it does not show the award.',
      `Did you mean Ohio? ${remedy}`,
    ],
  ]);
});

test("a plate that was claimed before is a warning that names the line of the first", () => {
  expect(warningsWith("ohio", "Ohio")).toEqual([
    ["warning", 3, "note", "HI_FIVE credits each plate once, and line 2 already has Ohio.", remedy],
  ]);
});
