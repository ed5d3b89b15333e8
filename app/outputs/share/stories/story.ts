import type { Paint } from "#app/art/print/ink.ts";
import { line } from "#app/art/print/lettering.ts";
import { STORY_WIDTH } from "#app/outputs/share/card.ts";
import { pointsText, countRecord, recordText, type TeamRecord } from "#app/domain/records.ts";
import type { Season } from "#app/content/record/record.ts";
import { seasonFigures } from "#app/content/record/figures.ts";
import * as words from "#words/cards.ts";
import { advance } from "#app/lib/wood-type/measure.ts";

type Setting = Parameters<typeof line>[1];

interface Within extends Omit<Setting, "width"> {
  /** Maximum length of the line. */
  readonly room: number;
}

const USUAL = 104;
const NARROWEST = 50;

/** A line of small type at its usual width, or condensed to fit a length. */
export function within(text: string, { room, ...setting }: Within): string {
  const lengthAt = (width: number) => advance(text, width) * setting.size;
  const [usual, narrowest] = [lengthAt(USUAL), lengthAt(NARROWEST)];
  const share = Math.min(1, Math.max(0, (room - narrowest) / (usual - narrowest)));
  const width = NARROWEST + (USUAL - NARROWEST) * share;
  return narrowest > room
    ? line(text, { ...setting, width, length: room })
    : line(text, { ...setting, width });
}

/** Side margins of a story, and the length between them. */
export const STORY_MARGIN = 72;
export const STORY_LENGTH = STORY_WIDTH - 2 * STORY_MARGIN;

/** Line at the top: the team on the left, a few words on the right. */
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

/** The site's domain at the bottom. */
export function storyFoot(domain: string, fill: Paint): string {
  const place = { x: STORY_WIDTH / 2, baseline: 1880, size: 24, width: 112 } as const;
  return line(domain.toUpperCase(), { ...place, anchor: "middle", fill });
}

/** Totals of the games: "348–257 POINTS"; empty without games. */
export function seasonFacts(season: Season): [figure: string, label: string][] {
  const { games, points, bestRuns, close } = seasonFigures(season);
  if (games.length === 0) return [];
  return [
    [pointsText(points), words.points],
    [String(bestRuns[0]?.games.length ?? 0), words.winsInARow],
    [close.length === 0 ? "0" : recordText(countRecord(close)), words.oneGoalGames],
  ];
}

/** The published record, or the counted one until it is published. */
export function shownRecord(season: Season): TeamRecord | undefined {
  const { counted, games } = seasonFigures(season);
  return season.results ?? (games.length === 0 ? undefined : counted);
}
