import { annotations } from "./report.ts";
import { expect, test } from "vitest";

test("GitHub gets a problem as a note at its line, with special characters escaped", () => {
  const problem = {
    severity: "error",
    file: "seasons/2026/news.yml",
    line: 8,
    column: 3,
    field: "entry 2, link",
    cause: "100% wrong: see below.",
    remedy: "Correct it.",
  } as const;
  expect(annotations([problem], "content")).toBe(
    "::error file=content/seasons/2026/news.yml,line=8,col=3,title=entry 2%2C link::100%25 wrong: see below. Correct it.",
  );
});
