import {
  badgeSlug,
  type EarnedBadge,
  mostEarned,
  participationPercent,
} from "#app/domain/badge-quest/badge-quest.ts";
import { countBy } from "#app/lib/list.ts";
import { type Top, top } from "#app/lib/list/top.ts";
import type { Content } from "#app/content/content.ts";
import type { Badge, ClubRecord, Edition } from "#app/record/record.ts";
import * as words from "#words/pages/join.ts";
import type { JoinQuest } from "./join-data.ts";

/** So many badges stand for all: two rows on phones, one beside the text. */
const SHOWN = 6;

/** The badges of the edition that were earned most often. */
export function popularBadges({ activated, awards }: Edition): Top<EarnedBadge<Badge>> {
  const counts = countBy(awards, ({ badge }) => badge);
  return top(mostEarned(activated, counts), SHOWN, ({ times }) => times);
}

function figuresOf({ awards, activated, season }: Edition): JoinQuest["figures"] {
  if (awards.length === 0) return [];
  const people = season?.members.map(({ person }) => person.id) ?? [];
  const counts = countBy(awards, ({ person }) => String(person.id));
  return [
    { label: words.badgesEarned, value: String(awards.length) },
    { label: words.badgesToEarn, value: String(activated.length) },
    ...(people.length === 0
      ? []
      : [{ label: words.tookPart, value: `${participationPercent(people, counts)}%` }]),
  ];
}

/** The edition that Badge Quest shows. */
export function shownEdition({ site }: Content, { editions }: ClubRecord): Edition | undefined {
  return editions.find(({ year }) => year === site.badgeQuest?.edition);
}

/** Badge Quest as what the team is like; nothing for a club without it. */
export function shapeQuest({ site }: Content, edition: Edition | undefined): JoinQuest | undefined {
  if (site.badgeQuest === undefined || edition === undefined) return undefined;
  const { first, equals } = popularBadges(edition);
  return {
    title: edition.title,
    welcome: site.badgeQuest.welcome,
    figures: figuresOf(edition),
    badges: first.map(({ badge: { id, title }, times }) => ({ slug: badgeSlug(id), title, times })),
    equals,
  };
}
