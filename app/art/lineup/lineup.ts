import type { PrintedSeason } from "#app/art/season/printed-season.ts";
import { motif } from "#app/art/motif/motif.ts";
import { range } from "#app/art/print/geometry.ts";
import { halftone } from "#app/art/print/halftone.ts";
import { factor, xy } from "#app/art/print/number.ts";
import { circle, moved, rect, ring } from "#app/art/print/shapes.ts";
import type { Ground } from "#app/art/season/grounds.ts";
import type { Person } from "#app/art/season/person.ts";
import { schemeOf } from "#app/art/season/scheme.ts";
import { member, type Row } from "./member.ts";

/** Two rows up to twenty people, three above. */
const MOST_IN_TWO_ROWS = 20;

/** The distance of two rows: every number can be seen over the heads in front of it. */
const ROW_STEP = 425;

/** The rising disc: where its middle is and how far it reaches, in heights of the picture. */
const SUN = { middle: 0.44, radius: 0.3 };

function scenery(width: number, height: number): string {
  const [x, y] = [width / 2, height * SUN.middle];
  const grass = { x: -20, y: height * 0.66, width: width + 40, height: height * 0.36 };
  const rays = { width, height, middle: SUN.middle, colour: "g2", seed: 4 } as const;
  return (
    rect(0, 0, width, height, "g") +
    circle(x, y, height * 0.36, "g2") +
    motif("rays", rays) +
    circle(x, y, height * SUN.radius, "p") +
    ring(x, y, height * 0.265, "k", 3) +
    rect(0, height * 0.66, width, height * 0.34, "c") +
    halftone(grass, { pitch: 18, ramp: (way) => 0.75 * way, colour: "c2" })
  );
}

/** The season's jersey; ink is the other row's, and gold figures would sink into Effort. */
function leadJersey({ colourway: { lead } }: PrintedSeason): Ground {
  if (lead === "k") return "b";
  return lead === "e" ? "c" : lead;
}

/**
 * The inks of the rows in turn: the front row always in ink, the last one before the golden sky.
 */
function rowInks(row: number, rows: number, lead: Ground): Row {
  return { jersey: (rows - row) % 2 === 0 ? lead : "k", edge: row === 0 ? "k" : "g" };
}

/**
 * The team in rows, where there is no team picture; any width and height.
 *
 * @param people in roster order
 */
export function lineup(
  season: PrintedSeason,
  people: readonly Person[],
  width: number,
  height: number,
): string {
  const lead = leadJersey(season);
  const rows = people.length > MOST_IN_TWO_ROWS ? 3 : 2;
  const inRow = Math.ceil(people.length / rows);
  const step = width / (inRow + 1.2);
  const scale = Math.min(step / 318, height / (rows * 420 + 240));
  const apart = Math.min(step * 1.02, scale * 330);
  const drawRow = (row: number) => {
    const members = people.slice(row * inRow, (row + 1) * inRow);
    const y = height - (480 + (rows - 1 - row) * ROW_STEP) * scale;
    return members.map((person, i) => {
      const scheme = schemeOf(person, season, row * inRow + i);
      const x = width / 2 + (i - (members.length - 1) / 2) * apart - 200 * scale;
      // Neighbours differ a little in height.
      const shift = (((scheme.seed >>> 4) % 7) - 3) * 7 * scale;
      const place = `translate(${xy(x, y + shift)}) scale(${factor(scale)})`;
      return moved(place, member(person, rowInks(row, rows, lead), scheme));
    });
  };
  return scenery(width, height) + range(rows).flatMap(drawRow).join("");
}
