import { expect, test } from "vitest";
import { securityHeaders } from "#app/outputs/hosting/response-headers.ts";
import { headersFile, redirectsFile } from "./headers-file.ts";
import { placeHeaders } from "./places.ts";

/** The files of a small site. */
const files = [
  ".well-known/security.txt",
  "404.html",
  "_headers",
  "_redirects",
  "about.html",
  "about.html.br",
  "art/hero.11aa.svg",
  "assets/home-22bb.js",
  "assets/home-22bb.js.gz",
  "data.html",
  "data/games.csv",
  "favicon.svg",
  "index.html",
  "news.atom",
  "search-index.json",
  "roster.html",
  "roster2019.html",
  "seasons/2019.html",
  "seasons/2019/calendar.ics",
  "share/home.png",
  "share/players/lo.png",
  "site.webmanifest",
];
const text = headersFile(files);

/** Headers of a path, merged from every matching rule, as on both hosts. */
function fieldsFor(path: string): string[][] {
  const fields: string[][] = [];
  let matches = false;
  for (const line of text.trimEnd().split("\n")) {
    const [, name, value] = /^ {2}([^:]+): (.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) {
      if (matches) fields.push([name, value]);
    } else {
      matches = new RegExp(`^${line.replace("*", ".*").replaceAll(/:\w+/g, "[^/]+")}$`).test(path);
    }
  }
  return fields;
}

const addresses: Readonly<Record<string, string>> = {
  "/": "index.html",
  "/about": "about.html",
  "/roster": "roster.html",
  "/roster2019": "roster2019.html",
  "/data": "data.html",
  "/data/games.csv": "data/games.csv",
  "/favicon.svg": "favicon.svg",
  "/news.atom": "news.atom",
  "/search-index.json": "search-index.json",
  "/site.webmanifest": "site.webmanifest",
  "/.well-known/security.txt": ".well-known/security.txt",
  "/assets/home-22bb.js": "assets/home-22bb.js",
  "/art/hero.11aa.svg": "art/hero.11aa.svg",
  "/share/home.png": "share/home.png",
  "/seasons/2019": "seasons/2019.html",
  "/seasons/2019/calendar.ics": "seasons/2019/calendar.ics",
};

test("each header is set once per URL: hosts would join the values", () => {
  for (const path of [...Object.keys(addresses), "/no-such-page", "/assets/gone.js"]) {
    const names = fieldsFor(path).map(([name]) => name);
    expect(names, path).not.toEqual([]);
    expect(names, path).toEqual([...new Set(names)]);
  }
});

test("every file has the security headers and those of its place", () => {
  for (const [path, file] of Object.entries(addresses)) {
    const wanted = { ...securityHeaders, ...placeHeaders(`/${file}`) };
    expect(Object.fromEntries(fieldsFor(path)), path).toEqual(wanted);
  }
});

test("only a site that asks for it makes browsers use HTTPS alone", () => {
  expect(text).not.toContain("Strict-Transport-Security");
  const strict = headersFile(files, "max-age=86400");
  expect(strict).toContain("\n  Strict-Transport-Security: max-age=86400\n");
});

test("common names of files are redirected, without forms that hosts redirect themselves", () => {
  expect(redirectsFile()).toBe(
    [
      "/index / 308",
      "/favicon.ico /favicon.png 308",
      "/apple-touch-icon-precomposed.png /apple-touch-icon.png 308",
      "/security.txt /.well-known/security.txt 308",
      "",
    ].join("\n"),
  );
});
