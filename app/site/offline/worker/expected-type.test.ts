import { expect, test } from "vitest";
import { isAsExpected } from "./expected-type.ts";

function answer(path: string, type: string) {
  return {
    url: `https://www.cotesauvage.example${path}`,
    headers: new Headers({ "Content-Type": type }),
  };
}

test.each([
  ["/players/o", "text/html; charset=utf-8"],
  ["/search-index.json", "application/json"],
  ["/assets/home-1a2b3c4.css", "text/css; charset=utf-8"],
  ["/assets/home-1a2b3c4.js", "application/javascript"],
  ["/assets/home-1a2b3c4.js", "text/javascript"],
  ["/assets/text-1a2b3c4.woff2", "font/woff2"],
  ["/assets/text-1a2b3c4.woff2", "application/octet-stream"],
  ["/art/mark.ab12.svg?again", "image/svg+xml"],
  ["/media/team.ab12.avif", "image/avif"],
])("%s may be answered as %s", (path, type) => {
  expect(isAsExpected(answer(path, type))).toBe(true);
});

test.each([
  "/search-index.json",
  "/assets/home-1a2b3c4.css",
  "/assets/home-1a2b3c4.js",
  "/assets/text-1a2b3c4.woff2",
  "/art/mark.ab12.svg",
  "/media/team.ab12.jpg",
])("%s is not accepted as HTML, as a filter may answer, or without a type", (path) => {
  expect(isAsExpected(answer(path, "text/html"))).toBe(false);
  expect(isAsExpected(answer(path, ""))).toBe(false);
});
