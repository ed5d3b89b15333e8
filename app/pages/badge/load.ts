import { badge as drawBadge, badgeSymbol } from "#app/art/badge/badge.ts";
import { woodLine } from "#app/art/print/lettering.ts";
import { rect } from "#app/art/print/shapes.ts";
import type { Card } from "#app/routes/card.ts";
import { titleLines } from "#app/lib/wood-type/lines.ts";
import type { Badge, Club, ClubRecord } from "#app/record/record.ts";
import { CARD_WIDTH, cropToFrame, MARGIN, drawRail, RAIL_TOP } from "#app/outputs/share/card.ts";
import { latestDate } from "#app/lib/list.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { badgeSlug } from "#app/domain/badge-quest/badge-quest.ts";
import { everyoneSheet } from "#app/entities/person/everyone-sheet.ts";
import { defineRoute } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";
import { questEdition } from "#app/record/figures.ts";
import * as cardWords from "#words/cards.ts";
import * as words from "#words/pages/badge.ts";
import { findBadges, shapeBadgePage } from "./shape-badge.ts";
import type { View } from "./View.tsx";

const TOKEN_BOX = { x: MARGIN, y: 57, width: 460, height: 460, viewBox: "0 0 100 100" } as const;
const TEXT_LEFT = TOKEN_BOX.x + TOKEN_BOX.width + 56;

/**
 * Share card: the badge's token beside its title, on gold, or on ink if the token's own edge is
 * gold.
 */
function badgeCard({ domain, teamName }: Club, badge: Badge): Card {
  const { title, value, ink } = badge;
  const isGold = ink === "deepSun" || ink === "sun";
  const measure = {
    x: TEXT_LEFT,
    length: CARD_WIDTH - MARGIN - TEXT_LEFT,
    capHeight: 110,
  } as const;
  const lines = titleLines(title, measure.capHeight / measure.length);
  const middles = lines.length === 1 ? [287] : [210, 370];
  return {
    markup:
      rect(0, 0, CARD_WIDTH, RAIL_TOP, isGold ? "blackTint" : "sun") +
      cropToFrame(drawBadge(badge), TOKEN_BOX) +
      lines
        .map((line, index) =>
          woodLine(line.toUpperCase(), {
            ...measure,
            middle: middles[index] ?? 287,
            fill: isGold ? "sun" : "black",
          }),
        )
        .join("") +
      drawRail(domain, value),
    alt: cardWords.badge(title, value, teamName),
  };
}

/** Tokens of a core value's badges: one sheet for the pages of all of them. */
function drawValue(value: string, record: ClubRecord): Sheet {
  return makeSheet(`badges-${value.toLowerCase()}`, findBadges(value, record).map(badgeSymbol));
}

export const route = defineRoute<"badge", typeof View>({
  pages: ({ record }) => Array.from(record.badges.values(), ({ id }) => ({ slug: badgeSlug(id) })),
  load(sources, { slug }) {
    const { record } = sources;
    const badge = [...record.badges.values()].find(({ id }) => badgeSlug(id) === slug);
    if (badge === undefined) throw new RangeError(`There is no badge ${slug}.`);
    const { club, shownEdition } = record;
    const token = makeSheet(`badge-page-${slug}`, [
      { id: "token", viewBox: "0 0 100 100", markup: drawBadge(badge) },
    ]);
    const busts = everyoneSheet(sources);
    const related = drawValue(badge.value, record);
    const shaped = shapeBadgePage(badge, record);
    const earned = shaped.editions.map(({ year, note }) => `${year}: ${note}`).join("; ");
    const inQuest = badge.editions
      .flatMap((edition) => questEdition(edition, shownEdition?.year) ?? [])
      .at(-1);
    return {
      head: {
        title: titleWith(club, words.aBadge(badge.title)),
        description: words.description(
          badge.title,
          badge.value,
          badge.rule,
          earned === "" ? words.notLogged(badge.editions.map(({ year }) => year)) : earned,
        ),
      },
      data: {
        ...shaped,
        inQuest,
        // A background that contrasts with the token's edge.
        ground:
          badge.ink === "deepSun" || badge.ink === "sun" ? ("black" as const) : ("sun" as const),
        art: {
          token: token.href,
          related: related.href,
          busts: busts.href,
        },
      },
      sheets: [{ ...token, isInline: true }, related, busts],
      pictures: ["badge-"],
      newest: latestDate(badge.awards.map(({ date }) => date)),
      card: badgeCard(club, badge),
    };
  },
});
