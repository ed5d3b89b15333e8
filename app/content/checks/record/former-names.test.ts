import { smallContent, findProblems } from "#app/content/testing/small-content.ts";
import { expect, test } from "vitest";

const file = "opponents.yml";

/** Problems of teams with these former names. */
function problemsWith(teams: Readonly<Record<string, string>>) {
  const entries = Object.entries(teams).map(
    ([team, formerly]) => `${team}:\n  name: ${team}\n  location: { city: Bath }\n${formerly}`,
  );
  const texts = new Map(smallContent).set(file, entries.join(""));
  return findProblems(texts);
}

/** The same as text: line, cause and remedy. */
const remedies = (teams: Readonly<Record<string, string>>) =>
  problemsWith(teams).map(({ line, cause, remedy }) => `${line}: ${cause} ${remedy}`);

test("the current name lists all former names, which list none themselves", () => {
  const names = { capstan: "  formerly: [buoys, anchors]\n", buoys: "", anchors: "" };
  expect(problemsWith(names)).toEqual([]);
  expect(problemsWith({ ...names, buoys: "  formerly: []\n" })).toEqual([]);
});

test("a former name with its own former names is an error", () => {
  const names = {
    capstan: "  formerly: [buoys]\n",
    buoys: "  formerly: [anchors]\n",
    anchors: "",
  };
  expect(problemsWith(names)).toEqual([
    {
      severity: "error",
      file,
      line: 4,
      column: 14,
      field: "capstan, formerly 1",
      cause: "buoys is a former name of capstan, but has former names itself.",
      remedy: "List all former names under capstan, and delete formerly under buoys.",
    },
  ]);
});

test("two teams that are each other’s former names are both reported", () => {
  const names = { buoys: "  formerly: [anchors]\n", anchors: "  formerly: [buoys]\n" };
  expect(remedies(names)).toEqual([
    "4: anchors is a former name of buoys, but has former names itself. List all former names under buoys, and delete formerly under anchors.",
    "8: buoys is a former name of anchors, but has former names itself. List all former names under anchors, and delete formerly under buoys.",
  ]);
});

test("a team is not its own former name", () => {
  expect(remedies({ anchors: "  formerly: [anchors]\n" })).toEqual([
    "4: anchors is listed as its own former name. Delete it, or use the entry of the former name.",
  ]);
});

test("a former name is listed once, within a list and across lists", () => {
  const repeatedName =
    "anchors is listed twice as a former name. Keep one of the two: a former name belongs to one team.";
  const repeatedNames = { capstan: "  formerly: [anchors, anchors]\n", anchors: "" };
  expect(remedies(repeatedNames)).toEqual([`4: ${repeatedName}`]);
  const byTwo = {
    capstan: "  formerly: [anchors]\n",
    buoys: "  formerly: [anchors]\n",
    anchors: "",
  };
  expect(remedies(byTwo)).toEqual([`8: ${repeatedName}`]);
});
