import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { movedTo, otherNames } from "#app/hosting/moved.ts";
import { pageNames, pathOf } from "#app/paths.ts";
import { cloudFrontFunction } from "./cloudfront-function.ts";

interface Field {
  value: string;
  multiValue?: Field[];
}

/** Runs the function as CloudFront does; returns what came of the request, as plain JSON. */
function handle(uri: string, querystring: Readonly<Record<string, Field>> = {}): unknown {
  const event = JSON.stringify({ request: { uri, querystring } });
  const result: unknown = runInNewContext(
    `${cloudFrontFunction()};JSON.stringify(handler(${event}))`,
  );
  return JSON.parse(String(result));
}

const pages = pageNames
  .map((name) => pathOf({ name, params: { year: "2019", id: "lo", slug: "lo" } }))
  .filter((path) => path !== "/");

const redirect = (value: string) => ({
  statusCode: 308,
  statusDescription: "Permanent Redirect",
  headers: { location: { value } },
});

test("a clean address is answered by its file", () => {
  expect(handle("/")).toEqual({ uri: "/index.html", querystring: {} });
  for (const page of pages) {
    expect(handle(page)).toEqual({ uri: `${page}.html`, querystring: {} });
  }
});

test("files and unknown addresses are asked for as they are", () => {
  for (const uri of [
    "/assets/home-1f3a.js",
    "/no-such-page",
    "/about/no-such-page",
    "/favicon.svg",
  ]) {
    expect(handle(uri)).toEqual({ uri, querystring: {} });
  }
});

test("addresses have moved here exactly where they have moved on every host", () => {
  const forms = pages.flatMap((page) => [`${page}/`, `${page}//`, `${page}.html`]);
  for (const uri of [...forms, ...Object.keys(otherNames)]) {
    expect(handle(uri), uri).toEqual(redirect(movedTo(uri) ?? ""));
  }
});

test("a redirect carries the query on, repeated and empty parameters too", () => {
  const query = {
    season: { value: "cote-sauvage-2018" },
    q: { value: "a%20b", multiValue: [{ value: "a%20b" }, { value: "c" }] },
    bare: { value: "" },
  };
  expect(handle("/results/", query)).toEqual(
    redirect("/results?season=cote-sauvage-2018&q=a%20b&q=c&bare"),
  );
});
