import { problemsAfter } from "#app/content/testing/small-content.ts";
import { expect, test } from "vitest";

const hidden = ["players.yml", "jersey: 8", "shown: nobody\n  jersey: 8"] as const;
const news = "seasons/2019/news.yml";

test("a text with the surname of a hidden player is an error", () => {
  expect(problemsAfter(hidden, [news, "title: Roster", "title: Our own Alder"])).toEqual([
    {
      severity: "error",
      file: news,
      line: 1,
      column: 12,
      field: "entry 1, title",
      cause: "title names alder, who is not to be shown by name.",
      remedy: "Reword it, or delete the entry.",
    },
  ]);
});

test("a link or a file name gives her away, too", () => {
  const [problem] = problemsAfter(hidden, [news, "/roster2019", "/club-freya-alder"]);
  expect(problem?.cause).toBe("link names alder, who is not to be shown by name.");
});

test("her first name or nickname alone is a warning", () => {
  const [problem] = problemsAfter(hidden, [news, "title: Roster", "title: Out Mothing Moth"]);
  expect([problem?.severity, problem?.cause, problem?.remedy]).toEqual([
    "warning",
    "title may mean alder, who is not to be shown by name.",
    "If it does, reword it.",
  ]);
});

test("longer words that contain her name are other words", () => {
  expect(problemsAfter(hidden, [news, "title: Roster", "title: Aldered"])).toEqual([]);
});

/** The cause reported for a headline while a person of this name is hidden. */
function causeFor(first: string, last: string, title: string): string | undefined {
  const name = [
    "players.yml",
    "first: Freya, last: Alder",
    `first: ${first}, last: ${last}`,
  ] as const;
  const problems = problemsAfter(hidden, name, [news, "title: Roster", `title: ${title}`]);
  return problems.find(({ file }) => file === news)?.cause;
}

const names = "title names alder, who is not to be shown by name.";
const mayMean = "title may mean alder, who is not to be shown by name.";

test.each([
  ["without its accent", "Maria", "Müller", "Muller decides the final", names],
  ["with its accent as a sign of its own", "Maria", "Müller", "Mu\u0308ller decides", names],
  ["before an apostrophe", "Maria", "Müller", "Müller’s final", names],
  ["among words without spaces", "芳", "王", "王芳赢了比赛", names],
  ["with an ending", "철수", "남궁", "남궁은 이겼다", names],
  ["of one sign alone", "芳", "王", "国王赢了比赛", mayMean],
])("a name %s is found", (_, first, last, title, cause) => {
  expect(causeFor(first, last, title)).toBe(cause);
});

test("nobody is hidden unless she says so", () => {
  expect(problemsAfter([news, "title: Roster", "title: Freya Alder"])).toEqual([]);
});
