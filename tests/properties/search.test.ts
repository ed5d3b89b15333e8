import * as fc from "fast-check";
import { expect, test } from "vitest";
import { listedNews } from "#app/domain/news/listed.ts";
import { listedTournaments } from "#app/domain/results/listed.ts";
import { selectedTournament } from "#app/domain/results/selected.ts";
import { fold, foldedWords } from "#app/domain/search/fold.ts";
import { haystackOf } from "#app/domain/search/haystack.ts";
import { matcher } from "#app/domain/search/matcher.ts";
import { tournamentsOf } from "#app/routes/results/listed-tournament.ts";
import { news, results } from "./support/club.ts";
import { forAll } from "./support/for-all.ts";
import { anyText, nearly } from "./support/queries.ts";

const tournaments = tournamentsOf(results);
const searchable = news.stories.map(({ date, title }) => ({ date, haystack: fold(title) }));
const words = [...tournaments, ...searchable].flatMap(({ haystack }) => haystack.split(" "));

/** One to four words that stand somewhere in the record, some of them spoiled, or anything. */
const query = fc.array(nearly(words), { minLength: 1, maxLength: 4 }).map((some) => some.join(" "));
const filter = fc.record({
  year: fc.integer({ min: 2010, max: 2030 }),
  showAll: fc.boolean(),
  query,
});

/** That a filter leaves out, and neither adds nor moves. */
function expectPart<T>(part: readonly T[], whole: readonly T[]): void {
  const kept = new Set(part);
  expect(part).toEqual(whole.filter((one) => kept.has(one)));
}

test("results are a part of the record in its order, whatever is searched for", () => {
  forAll(filter, 10_000, (one) => {
    const listed = listedTournaments(tournaments, one);
    expectPart(listed, tournaments);
    expect(listed.every(({ year }) => one.showAll || year === one.year)).toBe(true);
    const selected = selectedTournament(listed, one.query);
    expect(selected === undefined ? listed.length : listed.indexOf(selected)).toBe(0);
  });
});

test("news are a part of the archive in its order, whatever is searched for", () => {
  forAll(filter, 10_000, (one) => {
    expectPart(listedNews(searchable, one), searchable);
  });
});

test("what is folded stays as it is when it is folded again", () => {
  forAll(anyText, 10_000, (text) => {
    const words = foldedWords(text);
    expect(foldedWords(words.join(" "))).toEqual(words);
  });
});

test("every text is found by each of its words, and by each part of a word", () => {
  const parts = fc.tuple(anyText, fc.nat({ max: 30 }), fc.integer({ min: 1, max: 30 }));
  forAll(parts, 10_000, ([text, from, length]) => {
    const haystack = haystackOf([text, undefined, null]);
    expect(matcher(text)(haystack)).toBe(true);
    for (const word of foldedWords(text)) {
      expect(matcher(word.slice(from, from + length))(haystack)).toBe(true);
    }
  });
});
