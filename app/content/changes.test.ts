import { expect, test } from "vitest";
import { describeChanges, lineChanges } from "./changes.ts";

test("a change lists its files with their numbers of added and removed lines", () => {
  const before = new Map([
    ["a.yml", "one\ntwo\nthree\n"],
    ["b.yml", "same\n"],
    ["c.yml", "gone\n"],
  ]);
  const after = new Map([
    ["a.yml", "one\n2\nthree\nfour\n"],
    ["b.yml", "same\n"],
    ["d.yml", "new\n"],
  ]);
  expect(describeChanges(before, after)).toEqual([
    "a.yml: 2 lines added, 1 removed",
    "c.yml: deleted",
    "d.yml: new",
  ]);
});

test("removed lines have their old place, and added lines their new one", () => {
  expect(lineChanges("a\nb\nc\n", "a\nx\ny\nc\n")).toEqual([
    { kind: "removed", line: 2, text: "b" },
    { kind: "added", line: 2, text: "x" },
    { kind: "added", line: 3, text: "y" },
  ]);
});
