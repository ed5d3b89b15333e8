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

test("nobody is hidden unless she says so", () => {
  expect(problemsAfter([news, "title: Roster", "title: Freya Alder"])).toEqual([]);
});
