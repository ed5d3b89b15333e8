import { expect, test } from "vitest";
import { readOptions } from "./options.ts";

const known = {
  all: ["/", "/about", "/results", "/players/ana", "/players/bo"],
  ofEachKind: ["/", "/about", "/results", "/players/bo"],
};

test("without words one page of each kind is measured in both forms, three times", () => {
  const { routes, ...others } = readOptions([], known);
  expect(others).toEqual({ runs: 3, slowdown: 4, forms: ["mobile", "desktop"] });
  expect(routes).toEqual(known.ofEachKind);
});

test("runs, slowdown, form and routes can be chosen", () => {
  expect(
    readOptions(["--runs", "5", "--slowdown", "2.5", "--form", "mobile", "/", "/results"], known),
  ).toEqual({
    runs: 5,
    slowdown: 2.5,
    forms: ["mobile"],
    routes: ["/", "/results"],
  });
});

test("what is not understood is named", () => {
  expect(() => readOptions(["--runs", "0"], known)).toThrow(
    new Error("--runs is 0; it is a whole number from 1 to 99."),
  );
  for (const slowdown of ["0.5", "21", "twice", ""]) {
    expect(() => readOptions(["--slowdown", slowdown], known)).toThrow(
      new Error(`--slowdown is ${slowdown}; it is a number from 1 to 20, as 2.5.`),
    );
  }
  expect(() => readOptions(["--form", "tablet"], known)).toThrow(
    new Error("--form is tablet; it is mobile or desktop."),
  );
  expect(() => readOptions(["/result"], known)).toThrow(
    new Error("/result is no route; there are /, /about, /results, /players/bo and more."),
  );
});
