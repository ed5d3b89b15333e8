import { pick, type Choices } from "#app/art/print/hash.ts";
import { GROUNDS, type Ground } from "./grounds.ts";

/** The inks a season is printed in. */
export interface Colourway {
  /** The season's own ink: its banner, and most bodies that it may print. */
  readonly lead: Ground;
  /** The grounds its pictures take in turn. */
  readonly grounds: Choices<Ground>;
}

const COLOURWAYS: ReadonlyMap<number, Colourway> = new Map([
  [2015, { lead: "k", grounds: ["g", "k", "n"] }],
  [2016, { lead: "b", grounds: ["b", "g", "n"] }],
  [2017, { lead: "s", grounds: ["s", "n", "g"] }],
  [2018, { lead: "c", grounds: ["c", "g", "n"] }],
  [2019, { lead: "s", grounds: ["b", "s", "g"] }],
  [2021, { lead: "e", grounds: ["e", "c", "n"] }],
  [2022, { lead: "b", grounds: ["g", "b", "s", "c"] }],
]);

/** A lead must carry a banner with paper type on it, so gold and newsprint cannot lead. */
const LEADS: readonly Ground[] = ["c", "b", "s", "k", "e"];

/** Pairs of a lead and a second ground that no season of the table has printed. */
function unusedPairs(): [Ground, Ground][] {
  const printed = [...COLOURWAYS.values()].map(({ grounds }) => grounds);
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

/**
 * The colourway of a season. One that the table does not have takes the next unused pair of
 * grounds, counted from the last year of the table, with newsprint between them.
 */
export function colourwayOf(year: number): Colourway {
  const known = COLOURWAYS.get(year);
  if (known) return known;
  const [first = ["c", "k"], ...others] = unusedPairs();
  const seasonsOn = year - Math.max(...COLOURWAYS.keys()) - 1;
  const [lead, second] = pick<readonly [Ground, Ground]>([first, ...others], seasonsOn);
  return { lead, grounds: [lead, second, "n"] };
}
