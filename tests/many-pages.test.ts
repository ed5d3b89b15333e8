import { expect, test } from "vitest";
import { headersFile } from "#app/outputs/hosting/headers-file.ts";
import { precachedPages } from "#scripts/build/worker/worker-files.ts";
import { writtenPage } from "./support/written-page.ts";

const singlePages = ["/", "/about", "/news", "/results", "/roster", "/offline", "/404"].map(
  (path) => writtenPage(path),
);

/** Pages of a made-up kind in nested folders. */
const gamePages = Array.from({ length: 5000 }, (_, index) => {
  const params = { year: String(2000 + (index % 50)), game: `game-${index}` };
  const path = `/seasons/${params.year}/games/${params.game}`;
  return writtenPage(path, "", { params });
});

const pages = [...singlePages, ...gamePages];
const files = pages.map(({ stem }) => `${stem}.html`);

test("the files for hosts have rules for folders, not for each of the pages", () => {
  const headers = headersFile(files);
  const rules = headers.match(/^\//gm) ?? [];
  expect(rules.length).toBeLessThanOrEqual(100);
  expect(headers).toContain("\n/seasons/*\n");
});

test("of the playlists of several years, the first visit stores the newest", () => {
  const years = ["/roster2021", "/roster2019"].map((path) => writtenPage(path));
  expect(precachedPages(years).map(({ path }) => path)).toEqual(["/roster2021"]);
});

test("the first visit stores every single page but the 404 page, and none of the five thousand", () => {
  expect(precachedPages(pages).map(({ path }) => path)).toEqual(
    singlePages.map(({ path }) => path).filter((path) => path !== "/404"),
  );
});
