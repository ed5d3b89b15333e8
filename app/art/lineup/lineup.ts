import { motif } from "#app/art/motif/motif.ts";
import { range } from "#app/art/print/geometry.ts";
import { halftone } from "#app/art/print/halftone.ts";
import { hash } from "#app/art/print/hash.ts";
import { factor, xy } from "#app/art/print/number.ts";
import { circle, moved, rect, ring } from "#app/art/print/shapes.ts";
import { colourwayOf } from "#app/art/season/colourway.ts";
import type { Ground } from "#app/art/season/grounds.ts";
import type { Person } from "#app/art/season/person.ts";
import { member, type Row } from "./member.ts";

/** Two rows up to twenty people, three above. */
const MOST_IN_TWO_ROWS = 20;

/** The distance of two rows, so that every number is seen over the heads before it. */
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
function leadJersey(year: number): Ground {
  const { lead } = colourwayOf(year);
  if (lead === "k") return "b";
  return lead === "e" ? "c" : lead;
}

/** Rows in turn, the front row always in ink, the last one before the sky. */
function rowInks(row: number, rows: number, lead: Ground): Row {
  const isLead = (rows - row) % 2 === 0;
  const behind = row === 0 ? "g" : isLead ? "k" : lead;
  return { jersey: isLead ? lead : "k", behind };
}

/** Whether a head stands before the sun, `reach` from its middle. */
function isBeforeSun(x: number, y: number, width: number, height: number, reach: number): boolean {
  return Math.hypot(x - width / 2, y - height * SUN.middle) < height * SUN.radius - reach;
}

/** The team in rows, where no team picture exists; any width and height. */
export function lineup(year: number, people: readonly Person[], width: number, height: number) {
  const lead = leadJersey(year);
  const rows = people.length > MOST_IN_TWO_ROWS ? 3 : 2;
  const inRow = Math.ceil(people.length / rows);
  const step = width / (inRow + 1.2);
  const scale = Math.min(step / 318, height / (rows * 420 + 240));
  const apart = Math.min(step * 1.02, scale * 330);
  const drawRow = (row: number) => {
    const members = people.slice(row * inRow, (row + 1) * inRow);
    const y = height - (480 + (rows - 1 - row) * ROW_STEP) * scale;
    return members.map((person, i) => {
      const seed = hash(`${person.id}${year}`);
      const x = width / 2 + (i - (members.length - 1) / 2) * apart - 200 * scale;
      // Nobody is exactly as tall as her neighbour.
      const shift = (((seed >>> 4) % 7) - 3) * 7 * scale;
      const [headX, headY] = [x + 200 * scale, y + shift + 130 * scale];
      const inks = rowInks(row, rows, lead);
      const sun = row === 0 && isBeforeSun(headX, headY, width, height, 40 * scale);
      const place = `translate(${xy(x, y + shift)}) scale(${factor(scale)})`;
      return moved(place, member(person, sun ? { ...inks, behind: "p" } : inks, seed));
    });
  };
  return scenery(width, height) + range(rows).flatMap(drawRow).join("");
}
