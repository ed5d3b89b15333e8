import { badge as drawBadge } from "#app/art/badge/badge.ts";
import { woodLine } from "#app/art/print/lettering.ts";
import { rect } from "#app/art/print/shapes.ts";
import { badgeSlug } from "#app/domain/badge-quest/badge-quest.ts";
import { latestDate } from "#app/lib/list.ts";
import { fewestLines } from "#app/lib/wood-type/lines.ts";
import { CARD_WIDTH, cropToFrame, drawRail, MARGIN, RAIL_TOP } from "#app/outputs/share/card.ts";
import type { Award, Badge, Club, ClubRecord, Edition } from "#app/record/record.ts";
import type { Card } from "#app/routes/card.ts";
import { definePage } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";
import * as cardWords from "#words/cards.ts";
import * as words from "#words/facts.ts";
import { enumerate } from "#words/grammar.ts";

/** The badge of an address; throws a RangeError if there is none. */
export function findBadge(slug: string, { badges }: ClubRecord): Badge {
  const badge = [...badges.values()].find(({ id }) => badgeSlug(id) === slug);
  if (badge === undefined) throw new RangeError(`There is no badge ${slug}.`);
  return badge;
}

/** A badge's awards in one edition, in order of entry. */
export function listAwards(badge: Badge, edition: Edition): readonly Award[] {
  return badge.awards.filter((award) => award.edition === edition);
}

/** "41 times by 17 people" */
export function describeAwards(badge: Badge, edition: Edition): string {
  const awards = listAwards(badge, edition);
  if (awards.length === 0) return words.earnedByNobody;
  return words.timesBy(awards.length, new Set(awards.map(({ person }) => person)).size);
}

/** "the sets of 2018 and 2019" */
export function nameSets(editions: readonly Edition[]): string {
  const years = enumerate(editions.map(({ year }) => String(year)));
  return `the ${editions.length === 1 ? "set" : "sets"} of ${years}`;
}

/** "2025: 3 times by 2 people" for each edition with a log; without one, the sets that it was in. */
function describeEditions(badge: Badge): string {
  const logged = badge.editions.filter(({ awards }) => awards.length > 0).toReversed();
  if (logged.length > 0) {
    return logged.map((edition) => `${edition.year}: ${describeAwards(badge, edition)}`).join("; ");
  }
  if (badge.editions.length === 0) return "It isn’t in any set on record.";
  return `It was in ${nameSets(badge.editions)}, but no awards were logged.`;
}

/** Whether the token's own edge is gold, so that it needs a ground of ink. */
export const hasGoldEdge = ({ ink }: Badge): boolean => ink === "deepSun" || ink === "sun";

const TOKEN_BOX = { x: MARGIN, y: 57, width: 460, height: 460, viewBox: "0 0 100 100" } as const;
const TEXT_LEFT = TOKEN_BOX.x + TOKEN_BOX.width + 56;
const TEXT = { x: TEXT_LEFT, length: CARD_WIDTH - MARGIN - TEXT_LEFT, capHeight: 110 } as const;

/** Share card: the badge's token beside its title, on gold or ink. */
function badgeCard({ domain, teamName }: Club, badge: Badge): Card {
  const { title, value } = badge;
  const fill = hasGoldEdge(badge) ? "sun" : "black";
  const lines = fewestLines(title, TEXT.capHeight / TEXT.length, 2);
  const middles = lines.length === 1 ? [TOKEN_BOX.y + TOKEN_BOX.height / 2] : [210, 370];
  const written = middles.map((middle, index) =>
    woodLine(lines[index]?.toUpperCase() ?? "", { ...TEXT, middle, fill }),
  );
  return {
    markup:
      rect(0, 0, CARD_WIDTH, RAIL_TOP, hasGoldEdge(badge) ? "blackTint" : "sun") +
      cropToFrame(drawBadge(badge), TOKEN_BOX) +
      written.join("") +
      drawRail(domain, value),
    alt: cardWords.badge(title, value, teamName),
  };
}

export const route = definePage<"badge">({
  pages: ({ record }) => Array.from(record.badges.values(), ({ id }) => ({ slug: badgeSlug(id) })),
  load({ record }, { slug }) {
    const { club } = record;
    const badge = findBadge(slug, record);
    const { title, value, rule } = badge;
    const earned = describeEditions(badge).replace(/\.?$/, ".");
    return {
      head: {
        title: titleWith(club, /\bbadge$/i.test(title) ? title : `${title} badge`),
        description: `${title}, a badge for ${value}. ${rule} ${earned}`,
      },
      newestDate: latestDate(badge.awards.map(({ date }) => date)),
      card: badgeCard(club, badge),
    };
  },
});
