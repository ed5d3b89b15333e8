import { line, woodLine } from "#app/art/print/lettering.ts";
import { rect } from "#app/art/print/shapes.ts";
import { type Ground, INKS_ON_GROUND, yearFigure } from "#app/art/season/printed-season.ts";
import { teamOnCards } from "#app/domain/marks.ts";
import { countRecord, pointsText, recordText, type TeamRecord } from "#app/domain/records.ts";
import { shapeMargins } from "#app/entities/season/shape.ts";
import { advance } from "#app/lib/wood-type/measure.ts";
import { seasonFigures } from "#app/record/figures.ts";
import type { Club, Season } from "#app/record/record.ts";
import type { Card } from "#app/routes/card.ts";
import * as words from "#words/cards.ts";
import { CARD_HEIGHT, CARD_WIDTH, MARGIN, drawTitle } from "./card.ts";
import { drawGameLine } from "./game-line.ts";

/** The published record; until there is one, the counted record. */
export function shownRecord(season: Season): TeamRecord | undefined {
  const { counted, games } = seasonFigures(season);
  return season.results ?? (games.length === 0 ? undefined : counted);
}

/** Top of the black field below the year, and the baseline of the small text at its foot. */
const FIELD_TOP = 356;
const FOOT_BASELINE = 592;

/** Width of the record's column, to the left of the chart and the facts. */
const RECORD_WIDTH = 330;
/** The games, as high as the field allows. */
const CHART = {
  x: 430,
  width: CARD_WIDTH - 430 - MARGIN,
  middle: 462,
  height: 176,
  maxPointHeight: 5,
} as const;

/** Letters of a total and of its label, and the gap between them. */
const FIGURE = { size: 34, width: 66 } as const;
const LABEL = { size: 15, width: 96 } as const;
const LABEL_GAP = 10;

/** Totals of the games: "348–257 POINTS"; empty without games. */
function drawTotals(season: Season): string {
  const { games, points, bestRuns, oneGoal } = seasonFigures(season);
  if (games.length === 0) return "";
  const figures = [
    [pointsText(points), words.points],
    [String(bestRuns[0]?.games.length ?? 0), words.winsInARow],
    [oneGoal.length === 0 ? "0" : recordText(countRecord(oneGoal)), words.oneGoalGames],
  ] as const;
  return figures
    .map(([figure, label], index) => {
      const x = CHART.x + index * (CHART.width / 3 + 6);
      const end = x + advance(figure, FIGURE.width) * FIGURE.size;
      const place = { x, baseline: FOOT_BASELINE } as const;
      return (
        line(figure, { ...place, ...FIGURE, fill: "sun" }) +
        line(label, { ...place, ...LABEL, x: end + LABEL_GAP, fill: "paper" })
      );
    })
    .join("");
}

function recordColumn(season: Season, domain: string): string {
  const record = shownRecord(season);
  const measure = { x: MARGIN, length: RECORD_WIDTH } as const;
  const finish = season.results?.finish;
  return (
    (record === undefined
      ? ""
      : woodLine(recordText(record), { ...measure, middle: 432, capHeight: 96, fill: "sun" })) +
    (finish === undefined
      ? ""
      : woodLine(finish.toUpperCase(), { ...measure, middle: 522, capHeight: 40, fill: "paper" })) +
    line(domain.toUpperCase(), {
      x: MARGIN,
      baseline: FOOT_BASELINE,
      size: 19,
      width: 104,
      fill: "paper",
    })
  );
}

/** Alt text of the card: "Gale 2019: 12–3, 5th Nationals". */
export function seasonInWords(teamName: string, { year, results }: Season): string {
  const finish = results?.finish === undefined ? "" : `, ${results.finish}`;
  const record = results === undefined ? "" : `: ${recordText(results)}${finish}`;
  return words.season(teamName, year, record);
}

/** Card of a season: its year with a player, record, finish, line and totals. */
export function seasonCard(site: Club, season: Season, lead: Ground): Card {
  const { domain, teamName } = site;
  const { year } = season;
  const fill = INKS_ON_GROUND[lead].type;
  const measure = { x: MARGIN, length: CARD_WIDTH - 2 * MARGIN } as const;
  return {
    markup:
      rect(0, 0, CARD_WIDTH, FIELD_TOP, lead) +
      woodLine(String(year), { ...measure, middle: 178, capHeight: 250, fill }) +
      yearFigure(year, lead, { at: [742, 176], scale: 2.55 }) +
      rect(0, FIELD_TOP, CARD_WIDTH, CARD_HEIGHT - FIELD_TOP, "black") +
      recordColumn(season, domain) +
      (shownRecord(season) === undefined
        ? drawTitle(teamOnCards(site), { top: 420, capHeight: 88, fill: "sun" })
        : "") +
      drawGameLine(shapeMargins(season), CHART) +
      drawTotals(season),
    alt: seasonInWords(teamName, season),
  };
}
