import * as fc from "fast-check";
import { expect, test } from "vitest";
import { searchWords } from "#app/domain/fold.ts";
import { makeHaystack, searchList } from "#app/domain/search.ts";
import { selectedTournament } from "#app/domain/tournaments.ts";
import { results, sources } from "#tests/support/club.ts";
import { anyText, nearly } from "#tests/support/queries.ts";
import { forAll } from "./support/for-all.ts";

const { tournaments } = results;
const stories = sources.record.news.map(({ title }) => ({ haystack: makeHaystack([title]) }));
const words = [...tournaments, ...stories].flatMap(({ haystack }) => haystack.split(/\s/));

/** One to four words from the record, some of them mangled, or random text. */
const query = fc.array(nearly(words), { minLength: 1, maxLength: 4 }).map((some) => some.join(" "));

/** Expects a filter only to remove items. */
function expectPart<T>(part: readonly T[], whole: readonly T[]): void {
  const found = new Set(part);
  expect(part).toEqual(whole.filter((item) => found.has(item)));
}

test("a search of results keeps the season’s order, counts matches in other seasons, and selects the first", () => {
  const year = fc.integer({ min: 2010, max: 2030 });
  forAll(fc.tuple(year, query), 5000, ([shownYear, typed]) => {
    const season = tournaments.filter((tournament) => tournament.year === shownYear);
    const { found, elsewhere } = searchList(tournaments, season, typed);
    const everywhere = searchList(tournaments, tournaments, typed).found;
    expectPart(found, season);
    if (searchWords(typed).length > 0) expect(found.length + elsewhere).toBe(everywhere.length);
    const selected = selectedTournament(found, typed);
    expect(selected === undefined ? found.length : found.indexOf(selected)).toBe(0);
  });
});

test("folding the words of a query again changes nothing", () => {
  forAll(anyText, 10_000, (text) => {
    const folded = searchWords(text);
    expect(searchWords(folded.join(" "))).toEqual(folded);
  });
});

test("a list finds a text by each of its parts", () => {
  const parts = fc.tuple(anyText, fc.nat({ max: 30 }), fc.integer({ min: 1, max: 30 }));
  forAll(parts, 10_000, ([text, from, length]) => {
    const item = { haystack: makeHaystack([text, undefined, null]) };
    const folded = searchWords(text);
    for (const query of [text, folded.join(" ").slice(from, from + length), ...folded]) {
      expect(searchList([item], [item], query).found).toEqual([item]);
    }
  });
});
