import { woodLine } from "#app/art/print/lettering.ts";
import { rect } from "#app/art/print/shapes.ts";
import { ON_GROUND } from "#app/art/season/printed-season.ts";
import type { Site } from "#app/content/content.ts";
import { capFor } from "#app/lib/wood-type/measure.ts";
import type { Card } from "#app/pages/shared/card.ts";
import { STORY_HEIGHT, STORY_WIDTH, framed } from "#app/outputs/share/card.ts";
import type { CardPerson } from "#app/outputs/share/player-card.ts";
import * as words from "#words/cards.ts";
import { STORY_LENGTH, STORY_MARGIN, storyFoot, storyHead, within } from "./story.ts";

/** Without the band that has her name: it stands below, larger. */
const PRINT = { x: STORY_MARGIN, y: 220, width: 936, height: 936, viewBox: "0 0 400 400" } as const;

/** Top of the ink, below the waist of her picture. */
const INK_TOP = 1080;

const heightOf = (text: string, most: number) => capFor(text, 0.1, most) * STORY_LENGTH;

/**
 * A person as a story: her picture, her name in wood type, and what she is on record for.
 *
 * @param facts position, number and the like
 */
export function playerStory(
  { domain, teamName }: Site,
  { first, last, name, print, lead, years }: CardPerson,
  facts: readonly string[],
): Card {
  const fill = ON_GROUND[lead].smallType;
  const measure = { x: STORY_MARGIN, length: STORY_LENGTH, fill: "g" } as const;
  return {
    markup:
      rect(0, 0, STORY_WIDTH, STORY_HEIGHT, lead) +
      storyHead(teamName, years, fill) +
      rect(0, INK_TOP, STORY_WIDTH, STORY_HEIGHT - INK_TOP, "k") +
      framed(print, PRINT) +
      (first === ""
        ? ""
        : woodLine(first.toUpperCase(), {
            ...measure,
            middle: 1310,
            capHeight: heightOf(first, 0.16),
            fill: "p",
          })) +
      woodLine(last.toUpperCase(), {
        ...measure,
        middle: first === "" ? 1420 : 1530,
        capHeight: heightOf(last, 0.24),
      }) +
      within(facts.join(" · ").toUpperCase(), {
        x: STORY_MARGIN,
        baseline: 1740,
        size: 40,
        fill: "p",
        room: STORY_LENGTH,
      }) +
      storyFoot(domain, "g"),
    alt: words.playerUpright(name),
  };
}
