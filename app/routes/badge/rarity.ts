import * as words from "#words/pages/badge.ts";
import { ordinal } from "#words/grammar/ordinal.ts";
import { onceFor } from "#app/lib/once-for.ts";
import type { Badge, Edition, Person } from "#app/record/record.ts";

/** How many people of the roster hold each badge of an edition's set; guests do not count. */
const holdersOf = onceFor((edition: Edition): ReadonlyMap<Badge, number> => {
  const roster = new Set(edition.season?.members.map(({ person }) => person));
  const people = new Map(edition.activated.map((badge) => [badge, new Set<Person>()]));
  for (const { badge, person } of edition.awards) {
    if (roster.has(person)) people.get(badge)?.add(person);
  }
  return new Map(Array.from(people, ([badge, holders]) => [badge, holders.size]));
});

/**
 * How rare a badge is among those of its edition, by the people who hold it, counted from the nearer
 * end: "The 23rd rarest of 57 badges, tied with 1 other."
 */
export function rarityOf(badge: Badge, edition: Edition): string {
  const holders = holdersOf(edition);
  const own = holders.get(badge) ?? 0;
  const all = [...holders.values()];
  const fewer = all.filter((count) => count < own).length;
  const more = all.filter((count) => count > own).length;
  const [place, word] = fewer <= more ? [fewer, words.rarest] : [more, words.mostWidespread];
  const rank = place === 0 ? word : `${ordinal(place + 1)} ${word}`;
  const others = all.length - fewer - more - 1;
  return words.rankOf(rank, all.length, others);
}
