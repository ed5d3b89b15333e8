import { expect, test } from "vitest";
import { placeHeaders } from "./places.ts";

const cacheControl = (path: string) => placeHeaders(path)["Cache-Control"];
const allowedReaders = (path: string) => placeHeaders(path)["Access-Control-Allow-Origin"];
const resourcePolicy = (path: string) => placeHeaders(path)["Cross-Origin-Resource-Policy"];

test("files with a hash in their names are kept for ten minutes, all others revalidated and never rewritten", () => {
  for (const path of ["/assets/home-1f3a.js", "/art/busts-2016.1f3a.svg"]) {
    expect(cacheControl(path)).toBe("public, max-age=600, stale-while-revalidate=86400");
  }
  for (const path of ["/", "/results", "/share/home.png", "/artful", "/news/assets/a.js"]) {
    expect(cacheControl(path), path).toBe("no-cache, no-transform");
  }
});

test("other sites may embed only the share cards", () => {
  expect(resourcePolicy("/share/home.png")).toBe("cross-origin");
  for (const path of ["/", "/shares", "/assets/home-1f3a.js"]) {
    expect(resourcePolicy(path), path).toBe("same-origin");
  }
});

test("other sites may fetch only the open data, the calendars and the feeds", () => {
  for (const path of [
    "/data/games.json",
    "/data/games.csv",
    "/news.atom",
    "/results.json",
    "/calendar.ics",
    "/seasons/2019/calendar.ics",
  ]) {
    expect(allowedReaders(path), path).toBe("*");
  }
  for (const path of ["/", "/data.html", "/search-index.json", "/seasons/2019", "/datas/a.json"]) {
    expect(allowedReaders(path), path).toBeUndefined();
  }
});
