import { searchWords } from "#app/domain/fold.ts";
import { sortedBy } from "#app/lib/list.ts";
import type { Findable } from "#app/search/search-data.ts";
import * as words from "#words/search.ts";
import type { Candidate } from "./hits.ts";
import { bestMatches, countMatches, keywordMatches, matchesIn, prepare } from "./prepare.ts";

const keywords = searchWords(words.badgeKeywords);
const year = /^\d{4}$/;

/** Where the page of a person has her badges. */
const SECTION = "#badge-quest";

/**
 * People with a badge of theirs: some typed words name the person, the others the badge, or badges as such. Of several
 * badges, the one that most words name, then the one that she earned most.
 */
export function findBadges(findable: Findable, typed: readonly string[]): Candidate[] {
  if (typed.length < 2) return [];
  const prepared = prepare(findable);
  const shared = keywordMatches(keywords, typed);
  const badges = prepared.flatMap(({ entry, title }) =>
    entry.kind === "badges" ? { title: entry.title, matches: matchesIn(title, typed) } : [],
  );
  return prepared.flatMap(({ entry, words: own }): Candidate[] => {
    if (entry.kind !== "people" || entry.badges === undefined) return [];
    const person = matchesIn(own, typed);
    if (!typed.some((word, index) => person[index] !== undefined && !year.test(word))) return [];
    const asked = bestMatches(person, shared);
    const earned = entry.badges.flatMap(([place, times]) => {
      const badge = badges[place];
      if (badge === undefined) return [];
      const matches = bestMatches(asked, badge.matches);
      return { title: badge.title, times, matches, count: countMatches(matches) };
    });
    const [best] = sortedBy(earned, ({ count }) => -count);
    if (best === undefined || best.count === countMatches(person)) return [];
    const { title, times, matches, count } = best;
    const isNamed = count > countMatches(asked);
    const detail = (isNamed ? words.badgeEarned : words.mostEarnedBadge)(title, times);
    return [{ entry, matches, detail, section: SECTION }];
  });
}
