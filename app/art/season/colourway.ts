import { pick, type Choices } from "#app/art/print/hash.ts";
import { GROUNDS, type Ground } from "./grounds.ts";

/** The inks of a season's pictures. */
export interface Colourway {
  /** The season's own ink: its banner, and most jerseys in its colours. */
  readonly lead: Ground;
  /** The grounds its pictures take in turn. */
  readonly grounds: Choices<Ground>;
}

/** The colourways that the club has chosen, by year. */
export type ChosenColourways = ReadonlyMap<number, Colourway>;

/** A lead is the ground of a banner with paper-coloured text, so gold and newsprint cannot lead. */
const LEADS: readonly Ground[] = ["c", "b", "s", "k", "e"];

/** Pairs of a lead and a second ground that no chosen colourway has. */
function unusedPairs(chosen: ChosenColourways): [Ground, Ground][] {
  const printed = [...chosen.values()].map(({ grounds }) => grounds);
  const isUnused = (a: Ground, b: Ground) => !printed.some((g) => g.includes(a) && g.includes(b));
  const pairs: [Ground, Ground][] = [];
  for (const lead of LEADS) {
    for (const second of GROUNDS) {
      const isNew = !pairs.some((pair) => pair.includes(lead) && pair.includes(second));
      if (lead !== second && isNew && isUnused(lead, second)) pairs.push([lead, second]);
    }
  }
  return pairs;
}

/** The colourways of a club that chooses none, one a season: its first plate leads the first. */
// prettier-ignore
const RUNS: Choices<Colourway> = [
  { lead: "b", grounds: ["b", "g", "n"] },
  { lead: "s", grounds: ["s", "n", "g"] },
  { lead: "c", grounds: ["c", "g", "n"] },
  { lead: "k", grounds: ["g", "k", "n"] },
  { lead: "s", grounds: ["b", "s", "g"] },
  { lead: "e", grounds: ["e", "c", "n"] },
  { lead: "b", grounds: ["g", "b", "s", "c"] },
];

/**
 * The colourway of a season of a club that has chosen none.
 *
 * @param season the club's seasons counted from 0, not years: a year without a team changes nothing
 */
export function countedColourway(season: number): Colourway {
  return pick(RUNS, season);
}

/**
 * The colourway of a season. One for which the club has chosen none takes the next unused pair of
 * grounds, counted from the last chosen year, with newsprint between them.
 */
export function colourwayOf(year: number, chosen: ChosenColourways): Colourway {
  const known = chosen.get(year);
  if (known) return known;
  const [first = ["c", "k"], ...others] = unusedPairs(chosen);
  const seasonsOn = year - Math.max(0, ...chosen.keys()) - 1;
  const [lead, second] = pick<readonly [Ground, Ground]>([first, ...others], seasonsOn);
  return { lead, grounds: [lead, second, "n"] };
}
