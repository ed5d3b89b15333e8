import { badge } from "#app/art/badge/badge.ts";
import { halftone } from "#app/art/print/halftone.ts";
import { range, transformShapes, rect } from "#app/art/print/shapes.ts";
import { mostEarned } from "#app/domain/badge-quest/badge-quest.ts";
import { countBy } from "#app/lib/list.ts";
import type { Badge, ClubRecord, Edition } from "#app/record/record.ts";
import type { Card } from "#app/routes/card.ts";
import { pageLabel } from "#app/routes/paths.ts";
import * as words from "#words/cards.ts";
import { band, BAND_TOP, CARD_WIDTH, drawRail } from "./card.ts";

const TOKENS_PER_ROW = 6;
const TOKENS_PER_VALUE = 3;

/** Distance of two tokens in a row, and the scale of a token. */
const STEP = 215;
const SCALE = 2.1;

/** Upper left corners of the rows. The second is offset by half a step, and both are cropped at the card's edges. */
const UPPER_ROW = [-42, -18] as const;
const LOWER_ROW = [-150, 168] as const;

/** The transform of a token by its index. */
function placeToken(index: number): string {
  const [left, top] = index < TOKENS_PER_ROW ? UPPER_ROW : LOWER_ROW;
  return `translate(${left + (index % TOKENS_PER_ROW) * STEP} ${top}) scale(${SCALE})`;
}

/** The most frequently earned badges, the same number of each core value, which take turns. */
function pickTokens({ activated, awards }: Edition, values: readonly string[]): Badge[] {
  const badges = new Map(activated.map((token) => [String(token.id), token]));
  const counts = countBy(awards, (award) => String(award.badge.id));
  const ranked = mostEarned([...badges.keys()], counts).flatMap(
    ({ badge: id }) => badges.get(id) ?? [],
  );
  const byValue = values.map((name) => ranked.filter(({ value }) => value === name));
  return range(TOKENS_PER_VALUE).flatMap((rank) => byValue.flatMap((badges) => badges[rank] ?? []));
}

/** Card of Badge Quest: two rows of badges. */
export function badgeQuestCard({ club, badgeValues, shownEdition: edition }: ClubRecord): Card {
  const tokens = edition === undefined ? [] : pickTokens(edition, badgeValues);
  const title = edition?.title ?? pageLabel("badgequest", club.parts);
  // The screen bleeds over both edges.
  const area = { x: -10, width: CARD_WIDTH + 20, height: BAND_TOP };
  return {
    markup:
      rect(0, 0, CARD_WIDTH, BAND_TOP, "sun") +
      halftone(area, { pitch: 20, ramp: (way) => 0.8 * way, color: "paper" }) +
      tokens.map((token, index) => transformShapes(placeToken(index), badge(token))).join("") +
      band(title, "black", "sun") +
      drawRail(club.domain, words.badgesEarned(edition?.awards.length ?? 0)),
    alt: words.badgesInRows(title, badgeValues.length),
  };
}
