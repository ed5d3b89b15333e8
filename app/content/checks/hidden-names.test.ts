import { problemsAfter } from "#app/content/testing/small-content.ts";
import { expect, test } from "vitest";

const hidden = ["players.yml", "jersey: 8", "shown: nobody\n  jersey: 8"] as const;
const news = "seasons/2019/news.yml";

test("a text with the surname of a hidden player is an error", () => {
  expect(problemsAfter(hidden, [news, "title: Roster", "title: Rival's Moore"])).toEqual([
    {
      severity: "error",
      file: news,
      line: 1,
      column: 12,
      field: "entry 1, title",
      cause: "title names moore, who is not to be shown by name.",
      remedy: "Reword it, or delete the entry.",
    },
  ]);
});

test("a link or a file name gives her away, too", () => {
  const [problem] = problemsAfter(hidden, [news, "/roster2019", "/rivals-becky-moore"]);
  expect(problem?.cause).toBe("link names moore, who is not to be shown by name.");
});

test("her first name or nickname alone is a warning", () => {
  const [problem] = problemsAfter(hidden, [news, "title: Roster", "title: Out Totsing Tots"]);
  expect([problem?.severity, problem?.cause, problem?.remedy]).toEqual([
    "warning",
    "title may mean moore, who is not to be shown by name.",
    "If it does, reword it.",
  ]);
});

test("longer words that contain her name are other words", () => {
  expect(problemsAfter(hidden, [news, "title: Roster", "title: Moored"])).toEqual([]);
});

test("nobody is hidden unless she says so", () => {
  expect(problemsAfter([news, "title: Roster", "title: Becky Moore"])).toEqual([]);
});
