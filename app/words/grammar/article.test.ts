import { expect, test } from "vitest";
import { withArticle } from "./article.ts";

test("a division has the article that its pronunciation needs", () => {
  expect(["open club", "mixed club", "women’s club", "U24 team"].map(withArticle)).toEqual([
    "an open club",
    "a mixed club",
    "a women’s club",
    "a U24 team",
  ]);
});
