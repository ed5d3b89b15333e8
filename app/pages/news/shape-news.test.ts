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

test("News has the stories of all years, also of years without a team, newest first", () => {
  const years = shaped.stories.map(({ date }) => Number(date.slice(0, 4)));
  expect(years).toHaveLength(record.news.length);
  expect(years).toEqual(years.toSorted((one, other) => other - one));
  const seasons = new Set(shaped.seasons.map(({ year }) => year));
  expect(years.some((year) => !seasons.has(year))).toBe(true);
});

test("the select lists the newest season first, and only years with a team", () => {
  expect(shaped.seasons.map(({ id, name, year }) => [id, name, year])).toEqual(
    record.seasons.toReversed().map(({ id, displayName, year }) => [id, displayName, year]),
  );
  expect(shaped.fallback.id).toBe(record.defaultSeason.id);
  expect(shaped.fallback.grid.sheet).toBe(`/art/tiles-${record.defaultSeason.id}.svg`);
  expect(shaped.grid.sheet).toBe("/art/tiles-all.svg");
});

test("News shows its first year, and inlines only the default season’s pictures", () => {
  const { head, sheets, art, data, newest } = route.load(openSources(loadContent()), {});
  expect(head).toMatchObject({
    title: "News · Côte Sauvage Ultimate",
    description:
      "Articles and videos about Côte Sauvage, mixed club ultimate from Maine, Vermont and New Hampshire: tournament previews, recaps and games of every season since 2022.",
    feeds: ["news"],
  });
  expect(sheets.filter(({ isInline }) => isInline).map(({ href }) => href)).toEqual(art);
  expect(art).toEqual([data.fallback.grid.sheet]);
  expect(newest).toBe("2026-05-02");
});

test("an opponent’s picture has the crest of its page", () => {
  const { sheets, data } = route.load(openSources(loadContent()), {});
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
