import type { Paint } from "#app/art/print/ink.ts";
import { line } from "#app/art/print/lettering.ts";
import { STORY_WIDTH } from "#app/share/card.ts";
import { within } from "./within.ts";

/** The margin left and right of a story, and the length between the two. */
export const STORY_MARGIN = 72;
export const STORY_LENGTH = STORY_WIDTH - 2 * STORY_MARGIN;

/** The line at the top: the team at the left, a few words at the right. */
export function storyHead(team: string, words: string, fill: Paint): string {
  const label = { baseline: 148, size: 42, fill } as const;
  const half = STORY_LENGTH / 2 - 16;
  return (
    within(team.toUpperCase(), { ...label, x: STORY_MARGIN, room: half }) +
    within(words.toUpperCase(), {
      ...label,
      x: STORY_WIDTH - STORY_MARGIN,
      anchor: "end",
      room: half,
    })
  );
}

/** The site's name at the foot. */
export function storyFoot(domain: string, fill: Paint): string {
  const place = { x: STORY_WIDTH / 2, baseline: 1880, size: 24, width: 112 } as const;
  return line(domain.toUpperCase(), { ...place, anchor: "middle", fill });
}
