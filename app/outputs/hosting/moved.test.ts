import { expect, test } from "vitest";
import { allPages, buildPath, matchRoute } from "#app/routes/paths.ts";
import { movedTo } from "./moved.ts";

const canonicalPaths = allPages().map((name) =>
  buildPath({ name, params: { year: "2019", id: "lo", slug: "lo" } }),
);

test("other forms of a URL redirect to the page", () => {
  expect(movedTo("/results/")).toBe("/results");
  expect(movedTo("/results//")).toBe("/results");
  expect(movedTo("/roster2019.html")).toBe("/roster2019");
  expect(movedTo("/index.html")).toBe("/");
  expect(movedTo("/index")).toBe("/");
  expect(movedTo("/%72esults")).toBe("/results");
  expect(movedTo("/tournaments/2015%2Dbici")).toBe("/tournaments/2015-bici");
  expect(movedTo("//about")).toBe("/about");
  expect(movedTo("///players/lo/")).toBe("/players/lo");
});

test("common names of files redirect to those of this site", () => {
  expect(movedTo("/favicon.ico")).toBe("/favicon.png");
  expect(movedTo("/security.txt")).toBe("/.well-known/security.txt");
});

test("a canonical URL does not redirect", () => {
  expect(canonicalPaths).toContain("/players/lo");
  expect(canonicalPaths.filter((path) => movedTo(path) !== undefined)).toEqual([]);
});

test("the browser finds the same page if a host serves another form of its URL", () => {
  for (const path of canonicalPaths.filter((path) => path !== "/")) {
    for (const form of [`${path}/`, `${path}//`, `${path}.html`]) {
      expect(matchRoute(form), form).toEqual(matchRoute(path));
    }
  }
  expect(["/index", "/index.html"].map((path) => matchRoute(path)?.name)).toEqual(["home", "home"]);
  expect(["/.html", "/index/", "/results.html/", "/results.htm"].map(matchRoute)).toEqual(
    Array.from({ length: 4 }),
  );
});

test("a redirect never repeats characters that ids do not allow", () => {
  const hostile = [
    "a%0d%0aX:1",
    "a\r\nX: 1",
    "%2fevil.example",
    "/evil.example",
    "\\evil",
    "a?x=",
    "a#b",
    "é",
  ];
  for (const input of hostile) {
    for (const path of [`/players/${input}/`, `/players/${input}.html`, `/${input}/`]) {
      expect(movedTo(path), path).toBeUndefined();
    }
  }
});

test("what is no form of a page’s URL does not redirect", () => {
  const others = ["/resultsx/", "/results/2019/", "/no/results/", "/results.htm", "/assets/"];
  expect(others.filter((path) => movedTo(path) !== undefined)).toEqual([]);
});
