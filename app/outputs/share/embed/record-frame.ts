import { wordmark, wordmarkBox } from "#app/art/mark/wordmark.ts";
import { line } from "#app/art/print/lettering.ts";
import { factor, round, drawn, filled, moved, rect } from "#app/art/print/shapes.ts";
import type { Site } from "#app/content/content.ts";
import { longDate, shortDate } from "#app/domain/dates/written-dates.ts";
import { withForfeit } from "#app/domain/games/game.ts";
import { marginOf, outcomeLetter, outcomeOf, outcomeWord } from "#app/domain/games/outcome.ts";
import { markName } from "#app/domain/marks.ts";
import { displayName } from "#app/domain/opponents.ts";
import { pointsText, recordText } from "#app/domain/records.ts";
import { advance } from "#app/lib/wood-type/measure.ts";
import { paths } from "#app/pages/shared/paths.ts";
import type { ClubRecord, Season } from "#app/content/record/record.ts";
import { seasonFigures } from "#app/content/record/figures.ts";
import { shownRecord } from "#app/outputs/share/stories/story.ts";
import * as words from "#words/cards.ts";

/** The record of a season in a frame, for the pages of others. */
export interface RecordFrame {
  /** SVG in a box of {@link FRAME_WIDTH} x {@link FRAME_HEIGHT}, in fixed colors: it stands on any page. */
  readonly markup: string;
  /** Text alternative of the frame. */
  readonly words: string;
  /** The path of the page of the season. */
  readonly page: string;
}

export const FRAME_WIDTH = 320;
export const FRAME_HEIGHT = 180;

const INK = "#1a1611";
const PAPER = "#f5eddc";
const GOLD = "#dcae2c";
const WIN = "#86cf9f";
const LOSS = "#f29aa2";
const MARK = {
  ink: PAPER,
  disc: GOLD,
  groove: INK,
  hole: INK,
  left: "#8fb2ff",
  right: LOSS,
} as const;

const MARGIN = 14;
/** How long the mark may be beside the year. */
const MARK_ROOM = 200;
const END = FRAME_WIDTH - MARGIN;
const CHART = { base: 120, reach: 16 } as const;
const FOOT = 146;

/** A line as wide as it usually is, or as narrow and at last as small as its room asks for. */
function fitted(text: string, room: number, size: number) {
  const capitals = text.toUpperCase();
  const width = [84, 72, 60, 50].find((one) => advance(capitals, one) * size <= room) ?? 50;
  const fitting = Math.min(size, room / advance(capitals, width));
  return { capitals, width, size: fitting, length: advance(capitals, width) * fitting };
}

function textLine(text: string, x: number, baseline: number, room: number, fill: `#${string}`) {
  const { capitals, ...setting } = fitted(text, room, 14);
  return line(capitals, { ...setting, x, baseline, fill });
}

/** Wins stand, losses hang, a tie lies on the line. */
function chart(margins: readonly number[]): string {
  if (margins.length === 0) return "";
  const step = (END - MARGIN) / Math.max(margins.length, 8);
  const unit = CHART.reach / Math.max(...margins.map(Math.abs), 1);
  const bars = margins.map((margin, game) => {
    const from = round(MARGIN + game * step);
    const wide = round(step * 0.7);
    const high = round(Math.max(Math.abs(margin) * unit, 2));
    if (margin > 0) return filled(`M${from} ${CHART.base}v-${high}h${wide}v${high}z`, WIN);
    if (margin < 0) return drawn(`M${from} ${CHART.base}v${high}h${wide}v-${high}z`, LOSS, 1.5);
    return filled(`M${from} ${CHART.base - 1.5}h${wide}v3h-${wide}z`, GOLD);
  });
  return bars.join("") + drawn(`M${MARGIN} ${CHART.base}H${END}`, PAPER, 1.5);
}

/** The last game with its letter; nothing as long as there is none. */
function lastResult(season: Season): { markup: string; words: string } {
  const game = seasonFigures(season).games.at(-1);
  if (game === undefined) return { markup: "", words: "" };
  const outcome = outcomeOf(game.score);
  const team = withForfeit(displayName(game.opponent), game);
  const score = pointsText(game.score);
  const day = game.date === undefined ? "" : shortDate(game.date);
  const date = fitted(day, 60, 14);
  const room = END - MARGIN - 30 - date.length - 12;
  const when = game.date === undefined ? "" : `, ${longDate(game.date)}`;
  return {
    markup:
      rect(0, FOOT, FRAME_WIDTH, FRAME_HEIGHT - FOOT, GOLD) +
      rect(MARGIN, FOOT + 7, 20, 20, INK) +
      textLine(outcomeLetter(outcome), MARGIN + 5, FOOT + 22, 12, GOLD) +
      textLine(`${score} ${team}`, MARGIN + 30, FOOT + 22, room, INK) +
      textLine(day, END - date.length, FOOT + 22, 60, INK),
    words: ` ${words.lastResult(outcomeWord(outcome).toLowerCase(), score, team + when)}`,
  };
}

/** The newest season with a record or a game; without any the frame says the club's name and year. */
function frameSeason({ seasons }: ClubRecord): Season | undefined {
  return seasons.findLast((season) => shownRecord(season) !== undefined) ?? seasons.at(-1);
}

/** The published record of the newest season with its finish, all margins and the last result. */
export function recordFrame(site: Site, record: ClubRecord): RecordFrame | undefined {
  const { teamName } = site;
  const name = markName(site);
  const box = wordmarkBox(name);
  const season = frameSeason(record);
  if (season === undefined) return undefined;
  const { year, results } = season;
  const shown = shownRecord(season);
  const figure = shown === undefined ? "" : recordText(shown);
  const big = { size: 56, width: 62 } as const;
  const after = MARGIN + advance(figure, big.width) * big.size + 12;
  const finish = results?.finish ?? "";
  const last = lastResult(season);
  const margins = seasonFigures(season).games.map(({ score }) => marginOf(score));
  const date = fitted(String(year), 60, 14);
  return {
    markup:
      rect(0, 0, FRAME_WIDTH, FRAME_HEIGHT, INK) +
      moved(
        `translate(${MARGIN} 12) scale(${factor(Math.min(MARK_ROOM / box.width, 17.6 / box.height))})`,
        wordmark(name, MARK),
      ) +
      textLine(String(year), END - date.length, 27, 60, GOLD) +
      line(figure, { ...big, x: MARGIN, baseline: 86, fill: GOLD }) +
      textLine(finish, after, 86, END - after, PAPER) +
      chart(margins) +
      last.markup,
    words: `${teamName} ${year}${figure === "" ? "" : `: ${figure}`}${finish === "" ? "" : `, ${finish}`}.${last.words}`,
    page: paths.season({ year }),
  };
}
