import { problemsAfter, findProblems, smallContent } from "#app/content/testing/small-content.ts";
import { expect, test } from "vitest";

test("a player listed twice on a roster is reported at the second entry", () => {
  expect(problemsAfter(["seasons/2019/roster.yml", "[alder, ek]", "[alder, ek, alder]"])).toEqual([
    {
      severity: "error",
      file: "seasons/2019/roster.yml",
      line: 4,
      column: 22,
      field: "players 3",
      cause: "alder is listed twice.",
      remedy: "Keep one of the two.",
    },
  ]);
});

test("a person may play and coach in one season, but is listed once in each", () => {
  expect(problemsAfter(["seasons/2019/roster.yml", "[berg]", "[berg, ek]"])).toEqual([]);
  const [problem] = problemsAfter(["seasons/2019/roster.yml", "[berg]", "[berg, berg]"]);
  expect(problem?.field).toBe("coaches 2");
});

test("a badge is activated once, in a list or in updates", () => {
  const file = "badge-quest/2019/edition.yml";
  const [listed] = problemsAfter([file, "d: [HI_FIVE]", "d: [HI_FIVE, HI_FIVE]"]);
  expect(listed?.field).toBe("activated 2");
  const updates = "updates: [{ update: 0, badges: [HI_FIVE] }, { update: 1, badges: [HI_FIVE] }]";
  const [updated] = problemsAfter([file, "activated: [HI_FIVE]", updates]);
  expect(updated?.field).toBe("updates 2, badges 1");
});

test("no core value is listed twice, in whatever case", () => {
  const [problem] = problemsAfter(["core-values.yml", "Skill", "Brain"]);
  expect([problem?.line, problem?.cause]).toEqual([3, "Brain is listed twice."]);
  const [alike] = problemsAfter(["core-values.yml", "Skill", "BRAIN"]);
  expect([alike?.line, alike?.cause]).toEqual([3, "BRAIN is listed twice."]);
});

test("two badges with one title are reported, in whatever case", () => {
  const badge = [
    "badge-quest/badges.yml",
    "HI_FIVE:",
    "HIGH_5:\n  title: Hi - five\n  rule: Clap.\n  value: Skill\n  icon: txt:5\nHI_FIVE:",
  ] as const;
  expect(problemsAfter(badge)).toMatchObject([
    { field: "HI_FIVE, title", cause: "Another badge also has the title Hi - Five." },
  ]);
});

test("two opponents that are shown by one name, with their city, are reported", () => {
  const breakwater = "breakwater:\n  name: Break Water\n  location: { city: Denver, state: CO }";
  const [team] = problemsAfter([
    "opponents.yml",
    breakwater,
    "breakwater:\n  name: Anchors\n  location: { city: Chicago, state: IL }",
  ]);
  expect(team).toMatchObject({
    severity: "error",
    field: "breakwater, name",
    cause: "Another opponent is also shown as Chicago Anchors.",
  });
});

test("two tournaments of a year cannot share name, city and first day", () => {
  const file = "seasons/2019/tournaments/2019-esc.yml";
  const first = smallContent.get(file) ?? "";
  const problemsWithSecond = (text: string) =>
    findProblems(
      new Map(smallContent).set(file.replace("esc", "esc-2"), text.replace(/games:[^]*/, "")),
    );
  expect(problemsWithSecond(first)).toMatchObject([
    {
      severity: "error",
      field: "name",
      cause:
        "Another tournament of 2019 is also called Elite Select Challenge, in the same city and from the same day.",
    },
  ]);
  expect(problemsWithSecond(first.replace("Rockford", "Peoria"))).toEqual([]);
  expect(problemsWithSecond(first.replace("2019-08-17", "2019-08-18"))).toEqual([]);
});

const problemsWithLinks = (...names: string[]) => {
  const links = names.map((name) => `{ name: ${name}, link: https://a.example/ }`).join(", ");
  return problemsAfter(["site.yml", "socialLinks: []", `socialLinks: [${links}]`]);
};

test("each social network is linked once", () => {
  expect(problemsWithLinks("facebook", "twitter", "instagram", "email")).toEqual([]);
  const [problem] = problemsWithLinks("email", "twitter", "email");
  expect(problem).toMatchObject({
    field: "socialLinks 3, name",
    cause: "email is listed twice.",
  });
});
