import { expect, test } from "vitest";
import { readOptions } from "./options.ts";

const known = {
  all: ["/", "/about", "/results", "/players/ana", "/players/bo"],
  ofEachKind: ["/", "/about", "/results", "/players/bo"],
};

test("without arguments one page of each kind is measured in both forms, three times", () => {
  expect(readOptions([], known)).toEqual({
    runs: 3,
    slow: 4,
    forms: ["mobile", "desktop"],
    routes: known.ofEachKind,
  });
});

test("runs, slowdown, form and pages can be chosen", () => {
  const args = ["--runs", "5", "--slow", "2.5", "--form", "mobile", "/", "/results"];
  expect(readOptions(args, known)).toEqual({
    runs: 5,
    slow: 2.5,
    forms: ["mobile"],
    routes: ["/", "/results"],
  });
});

test.each([
  [["--runs", "0"], "--runs is 0; use a whole number from 1 to 99."],
  [["--slow", "0.5"], "--slow is 0.5; use a number from 1 to 20, such as 2.5."],
  [["--slow", "21"], "--slow is 21; use a number from 1 to 20, such as 2.5."],
  [["--slow", "twice"], "--slow is twice; use a number from 1 to 20, such as 2.5."],
  [["--slow", ""], "--slow is ; use a number from 1 to 20, such as 2.5."],
  [["--form", "tablet"], "--form is tablet; use mobile or desktop."],
  [["/result"], "/result is not a page; there are /, /about, /results, /players/bo and more."],
])("%j is refused", (args, message) => {
  expect(() => readOptions(args, known)).toThrow(new Error(message));
});
