import { expect, test } from "vitest";
import { crest } from "#app/art/crest/crest.ts";
import { loadContent } from "#app/content/.server/load-content.ts";
import { brandId } from "#app/domain/ids.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { openSources } from "#app/routes/sources.ts";
import { route } from "./load.ts";
import { shapeNews } from "./shape-news.ts";

const record = buildRecord(loadContent());
const shaped = shapeNews(record, (id) => `/art/tiles-${id}.svg`);

test("News has all stories, newest first", () => {
  const dates = shaped.stories.map(({ date }) => date);
  expect(dates).toHaveLength(record.news.length);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test("News has the stories of a year without a team, but no season for it", () => {
  // The club was founded in 2023.
  expect(shaped.stories.some(({ date }) => date.startsWith("2022"))).toBe(true);
  expect(shaped.seasons.map(({ year }) => year)).toEqual([2027, 2026, 2025, 2024, 2023]);
});

test("the default season has the grid of its pictures, and all seasons have one of their own", () => {
  expect(shaped.fallback.id).toBe("cote-sauvage-2026");
  expect(shaped.fallback.grid.sheet).toBe("/art/tiles-cote-sauvage-2026.svg");
  expect(shaped.grid.sheet).toBe("/art/tiles-all.svg");
});

const loaded = route.load(openSources(loadContent()), {});

test("the description of News has the year of its first story", () => {
  expect(loaded.head).toMatchObject({
    title: "News · Côte Sauvage Ultimate",
    description:
      "Articles and videos about Côte Sauvage, mixed club ultimate from Maine, Vermont and New Hampshire: tournament previews, recaps and games of every season since 2022.",
    feeds: ["news"],
  });
});

test("News is as new as its newest story", () => {
  expect(loaded.newest).toBe("2026-05-02");
});

test("only the pictures of the default season are inside the document", () => {
  const { sheets, data } = loaded;
  expect(sheets.filter(({ isInline }) => isInline).map(({ href }) => href)).toEqual([
    data.fallback.grid.sheet,
  ]);
});

test("an opponent’s picture has the crest of its page", () => {
  const { sheets, data } = loaded;
  const shown = [data.grid, ...data.seasons.map(({ grid }) => grid)].flatMap(({ sheet, links }) =>
    links.flatMap(({ href }) => {
      const opponent = record.opponents.get(brandId(href.replace("/opponents/", "")));
      return opponent === undefined ? [] : { sheet, opponent };
    }),
  );
  expect(shown).not.toEqual([]);
  for (const { sheet, opponent } of shown) {
    expect(sheets.find(({ href }) => href === sheet)?.symbols).toContain(crest(opponent));
  }
});
