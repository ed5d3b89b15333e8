import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/routes/sources.ts";
import { readText, select } from "#tests/support/html.ts";
import { openPages, pageAt, texts } from "#tests/support/page-at.ts";

const content = loadContent();
const page = await pageAt("/data");

test("a file has its name, content, number of rows, newest day, size and formats", () => {
  const files = select(page, '[aria-labelledby="files"] li').map(readText);
  const rows = openSources(content).record.games.length;
  expect(files.find((file) => file.startsWith("Games"))).toMatch(
    new RegExp(
      `^Games ?opponent, type, time, score, remark: ${rows} rows, newest June 14, 2026, \\d+ KB ?JSON ?CSV$`,
    ),
  );
});

test("the calendar of everything comes first, then the seasons, which can be followed until they are over", () => {
  const [everything, seasons] = select(page, '[aria-labelledby="calendars"] li').map(readText);
  expect(everything).toMatch(/^Everything.*FollowFile$/);
  expect(seasons).toBe("Seasonsone file eachFollow 2026202620252024");
});

test("the snippet shows the card of the newest season with a record, and links the season", () => {
  expect(texts(page, "pre")).toEqual([
    '<a href="https://www.cotesauvage.example/seasons/2026"> ' +
      '<img src="https://www.cotesauvage.example/share/seasons/2026.png" width="600" height="315" ' +
      'alt="Côte Sauvage 2026: 2–1, with a drawn player and a bar for every game."></a>',
  ]);
});

test("a club without a license reserves all rights", () => {
  expect(texts(page, "main li").slice(0, 2)).toEqual([
    "Facts© the club. All rights reserved.",
    "CodeMIT",
  ]);
});

test("a club without tournaments and news is offered no calendars and no feeds", async () => {
  const bare = openPages(openSources({ ...content, news: [], tournaments: [] }));
  const headings = texts(await bare("/data"), "main h2");
  expect(headings).toEqual(["Files", "The record on your site"]);
});
