import { expect, test } from "vitest";
import { checkContent } from "#app/content/check-content.ts";
import { fixContent } from "#app/content/fix-content.ts";
import {
  editContent,
  problemsAfter,
  smallContent,
  type Edit,
} from "#app/content/testing/small-content.ts";

const esc = "seasons/2019/tournaments/2019-esc.yml";
const roster = "seasons/2019/roster.yml";

test.each<readonly [edit: Edit, cause: string]>([
  [[esc, "name: Elite Select Challenge", "name: “Elite Select Challenge”"], "are curly"],
  [[esc, "name: Elite Select Challenge", 'name: "Elite Select Challenge”'], "are curly"],
  [[esc, "opponent: anchors", "opponent: “anchors”"], "are curly"],
  [[esc, "type: POOL", "type: «POOL»"], "are curly"],
  [[esc, 'time: "09:00"', "time: “09:00”"], "are curly"],
  [[esc, "date: 2019-08-17", "date: ‘2019-08-17’"], "are curly"],
  [[roster, "captains: [alder]", "captains: [“alder”]"], "are curly"],
  [["players.yml", "first: Freya", "first: “Freya”"], "are curly"],
  [[esc, "  - { opponent", "  — { opponent"], "The line starts with — instead of a hyphen."],
  [[esc, "  - { opponent", "  – { opponent"], "The line starts with – instead of a hyphen."],
  [[esc, "  - { opponent", "  • { opponent"], "The line starts with • instead of a hyphen."],
  [[roster, "captains: [alder]", "captains:\n  — alder"], "The line starts with — instead"],
  [[esc, "name: Elite", "name:\u00A0Elite"], "There is a hard space here"],
  [[esc, "sanctioned: true", "sanctioned: true\u00A0"], "There is a hard space here"],
  [[esc, "  - { opponent", "\u00A0 - { opponent"], "There is a hard space here"],
  [[esc, "- { opponent: anchors", "-\u00A0{ opponent:\u202Fanchors"], "There is a hard space here"],
  [["players.yml", "  jersey: 8", "\u00A0\u00A0jersey: 8"], "There is a hard space here"],
])("%j is reported for its punctuation only, and fixed", (edit, cause) => {
  const problems = problemsAfter(edit);
  expect(problems.map((problem) => problem.cause).filter((text) => !text.includes(cause))).toEqual(
    [],
  );
  expect(problems.length).toBeGreaterThan(0);
  expect(new Set(problems.map(({ severity }) => severity))).toEqual(new Set(["error"]));
  const before = editContent(edit);
  const { texts } = fixContent(before, () => false);
  const { problems: left } = checkContent(new Map([...before, ...texts]));
  expect(left.filter(({ severity }) => severity === "error")).toEqual([]);
});

test("long dashes in a day get the likely day suggested, and are fixed", () => {
  const [problem] = problemsAfter([esc, "date: 2019-08-17", "date: 2019–08–17"]);
  expect(problem?.remedy).toContain("Did you mean 2019-08-17? It has curly quotes, long dashes or");
  const { texts } = fixContent(
    editContent([esc, "date: 2019-08-17", "date: 2019–08–17"]),
    () => false,
  );
  expect(texts.get(esc)).toBe(smallContent.get(esc));
});

test("curly quotes around a sentence are a warning, inside of it they are fine", () => {
  const [problem, ...others] = problemsAfter([
    "testimonials.yml",
    "I tried very hard.",
    "“I tried very hard.”",
  ]);
  expect([problem?.severity, problem?.cause, others]).toEqual([
    "warning",
    "The quotes around I tried very hard. are curly, so visitors see them.",
    [],
  ]);
  expect(
    problemsAfter(["testimonials.yml", "I tried very hard.", "I “tried” hard – said Ek’s dog"]),
  ).toEqual([]);
});

test("text of several lines may have any dashes and spaces", () => {
  const about = "about: >-\n  A team\n  – with a dash –\n  and a\u00A0space.\n\n  — Ek\n";
  expect(problemsAfter(["site.yml", "about: A team.\n", about])).toEqual([]);
  const plain = "about: A team\n  – with a dash.\n";
  expect(problemsAfter(["site.yml", "about: A team.\n", plain])).toEqual([]);
});
