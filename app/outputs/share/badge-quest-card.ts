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

const IN_ROW = 6;
const OF_EACH = 3;
const STEP = 215;
const SCALE = 2.1;

/** Transform for the badge at an index: two rows, the second offset by half a step, cropped at both edges. */
function placeToken(index: number): string {
  const row = Math.floor(index / IN_ROW);
  const x = (index % IN_ROW) * STEP - (row === 0 ? 42 : 150);
  return `translate(${x} ${row === 0 ? -18 : 168}) scale(${SCALE})`;
}

/** The most frequently earned badges, alternating between core values, three of each. */
function pickTokens({ activated, awards }: Edition, values: readonly string[]): Badge[] {
  const badges = new Map(activated.map((token) => [String(token.id), token]));
  const counts = countBy(awards, (award) => String(award.badge.id));
  const inUse = mostEarned([...badges.keys()], counts).flatMap(
    ({ badge: id }) => badges.get(id) ?? [],
  );
  const byValue = values.map((name) => inUse.filter(({ value }) => value === name));
  return range(OF_EACH).flatMap((i) => byValue.flatMap((ofValue) => ofValue[i] ?? []));
}

/** Card of Badge Quest: two rows of badges. */
export function badgeQuestCard({ club, badgeValues, shownEdition: edition }: ClubRecord): Card {
  const tokens = edition === undefined ? [] : pickTokens(edition, badgeValues);
  const title = edition?.title ?? pageLabel("badgequest", club.parts);
  const area = { x: -10, width: CARD_WIDTH + 20, height: BAND_TOP };
  return {
    markup:
      rect(0, 0, CARD_WIDTH, BAND_TOP, "sun") +
      halftone(area, { pitch: 20, ramp: (way) => 0.8 * way, color: "paper" }) +
      tokens.map((token, i) => transformShapes(placeToken(i), badge(token))).join("") +
      band(title, "black", "sun") +
      drawRail(club.domain, words.badgesEarned(edition?.awards.length ?? 0)),
    alt: words.badgesInRows(title, badgeValues.length),
  };
}
