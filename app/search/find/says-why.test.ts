/** Every hit says why it was found: by a reason, or by the typed words in its row. */
import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { longDate } from "#app/domain/dates/written-dates.ts";
import { searchWords } from "#app/domain/fold.ts";
import { matchWord, SHORTEST_PART } from "#app/domain/search.ts";
import { openSources } from "#app/routes/sources.ts";
import { describeDetail } from "#app/search/hit-address.ts";
import { makeFindable } from "#app/search/make-search.ts";
import { fillers, vague } from "#words/questions.ts";
import * as words from "#words/search.ts";
import { find } from "./find.ts";
import type { Hit } from "./rank.ts";

const findable = makeFindable(openSources(loadContent()));

/** Words of a row: its texts, heading and state. */
function rowWords({ entry }: Hit): readonly string[] {
  const region = "region" in entry ? entry.region : undefined;
  const day = entry.kind === "news" ? longDate(entry.date) : undefined;
  const texts = [entry.title, entry.subtitle, describeDetail(entry), region, day];
  const shown = searchWords([...texts, words.kindNames[entry.kind]].join(" "));
  return [...shown, shown.join("")];
}

/** Whether a row gives a reason, or shows each typed word; a partial match shows one of them. */
function saysWhy(hit: Hit, typed: readonly string[], isPartial: boolean): boolean {
  if (hit.entry.kind === "answers") return true;
  if (hit.reason !== undefined || hit.hidden !== undefined || hit.detail !== undefined) return true;
  const shown = rowWords(hit);
  const isShown = (word: string) => matchWord(word, shown, SHORTEST_PART) !== undefined;
  return isPartial ? typed.some(isShown) : typed.every(isShown);
}

test.each([
  "captain",
  "rookies 2025",
  "number 5",
  "shingle",
  "alder birch",
  "when did alder join",
  "gorse badge",
  "gorse low tide",
  "low tide 2024",
  "gale",
  "gale 2025",
  "gale fog bowl",
  "regionals final",
  "last game",
  "who beat us",
  "medals",
  "undefeated",
  "1st place",
  "june 2025",
  "maine",
  "me",
  "first regionals",
  "spirit",
  "tryouts",
  "calendar",
  "sponsor",
  "kelp",
  "videos",
  "shop",
  "biggest loss",
  "teammates",
])("every hit of “%s” says why it was found", (query) => {
  const { groups, fuzzyGroups, corrected = query, unknown, isPartial } = find(findable, query);
  const hits = [...groups, ...fuzzyGroups].flatMap((group) => group.hits);
  const typed = searchWords(corrected).filter(
    (word) => !fillers.has(word) && !vague.has(word) && !unknown.includes(word),
  );
  expect(hits.length).toBeGreaterThan(0);
  // The row of a game shows its month and year in a form of its own: "Sat, Jun 14".
  const unexplained = hits.filter(
    (hit) =>
      !(hit.entry.kind === "games" && query === "june 2025") && !saysWhy(hit, typed, isPartial),
  );
  expect(unexplained.map(({ entry }) => `${entry.kind}: ${entry.title}`)).toEqual([]);
});
