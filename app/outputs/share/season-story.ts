import { halftoneRings } from "#app/art/print/halftone.ts";
import { centeredLine, line, woodLine } from "#app/art/print/lettering.ts";
import { fillPath, rect } from "#app/art/print/shapes.ts";
import { type Ground, INKS_ON_GROUND, yearFigure } from "#app/art/season/printed-season.ts";
import { recordText } from "#app/domain/records.ts";
import { teamOnCards } from "#app/domain/marks.ts";
import { capFor } from "#app/lib/wood-type/measure.ts";
import { shapeMargins } from "#app/entities/season/shape.ts";
import type { Card } from "#app/routes/card.ts";
import type { Club, Season } from "#app/record/record.ts";
import { drawGameLine } from "#app/outputs/share/card.ts";
import * as words from "#words/cards.ts";
import { seasonFacts, shownRecord } from "./season-card.ts";

/** Size of a story in portrait format, in pixels. */
export const STORY_WIDTH = 1080;
export const STORY_HEIGHT = 1920;

const STORY_MARGIN = 72;
const STORY_LENGTH = STORY_WIDTH - 2 * STORY_MARGIN;

/** Top of the ink, below the sky. */
const HORIZON = 1160;
const SUN_CIRCLE = { x: 540, y: 900, radius: 320 } as const;

/** The disc setting behind the ink, in a coarse halftone. */
function sun(lead: Ground): string {
  const { x, y, radius } = SUN_CIRCLE;
  const disc = `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0a${radius} ${radius} 0 0 1 ${-2 * radius} 0z`;
  const rays = halftoneRings({
    center: [0, 0],
    radius: 640,
    inner: radius + 12,
    pitch: 24,
    ramp: (way) => 0.5 * (1 - way),
    color: INKS_ON_GROUND[lead].smallType,
  });
  return (
    `<g opacity="0.35" transform="translate(${x} ${y})">${rays}</g>` +
    fillPath(disc, lead === "sun" ? "paper" : "sun")
  );
}

function facts(season: Season): string {
  return seasonFacts(season)
    .map(([figure, label], index) => {
      const x = STORY_MARGIN + index * (STORY_LENGTH / 3 + 18);
      return (
        line(figure, { x, baseline: 1776, size: 60, width: 66, fill: "paper" }) +
        line(label, { x, baseline: 1818, size: 23, width: 104, fill: "sun" })
      );
    })
    .join("");
}

/** The record in large type, or the team's name if there is none yet. */
function large(season: Season, teamName: string): string {
  const record = shownRecord(season);
  const measure = { x: STORY_MARGIN, length: STORY_LENGTH, fill: "sun" } as const;
  if (record !== undefined)
    return woodLine(recordText(record), { ...measure, middle: 1330, capHeight: 210 });
  const capHeight = capFor(teamName, 0.12, 0.34) * STORY_LENGTH;
  return centeredLine(teamName.toUpperCase(), { ...measure, middle: 1500, capHeight });
}

/** Story of a season: its year above a player and the disc, record, line and totals. */
export function seasonStory(site: Club, season: Season, lead: Ground): Card {
  const { domain, teamName } = site;
  const team = teamOnCards(site);
  const { year, results } = season;
  const type = INKS_ON_GROUND[lead].smallType;
  const measure = { x: STORY_MARGIN, length: STORY_LENGTH } as const;
  const label = { baseline: 148, size: 42, width: 120, fill: type } as const;
  return {
    markup:
      rect(0, 0, STORY_WIDTH, HORIZON + 2, lead) +
      sun(lead) +
      line(team.toUpperCase(), { ...label, x: STORY_MARGIN }) +
      (results?.finish === undefined
        ? ""
        : line(results.finish.toUpperCase(), {
            ...label,
            width: 100,
            x: STORY_WIDTH - STORY_MARGIN,
            anchor: "end",
          })) +
      woodLine(String(year), { ...measure, middle: 378, capHeight: 332, fill: type }) +
      yearFigure(year, "sun", { at: [520, 820], scale: 4 }) +
      rect(0, HORIZON, STORY_WIDTH, STORY_HEIGHT - HORIZON, "black") +
      large(season, team) +
      drawGameLine(shapeMargins(season), {
        x: STORY_MARGIN,
        width: STORY_LENGTH,
        base: 1590,
        unit: 7.4,
      }) +
      facts(season) +
      line(domain.toUpperCase(), {
        x: STORY_WIDTH / 2,
        baseline: 1880,
        size: 24,
        width: 112,
        anchor: "middle",
        fill: "paper",
      }),
    alt: words.seasonUpright(teamName, year),
  };
}
