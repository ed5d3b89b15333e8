import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { pick, type Choices } from "#app/art/print/hash.ts";
import type { Ink } from "#app/art/print/ink.ts";
import { claimPlate, type SpottedPlate } from "./claim-plate.ts";
import { missingPlate, plate } from "./plate.ts";
import { sponsorPlate } from "./sponsor-plate.ts";

/** The inks of the map's periods, in the order in which plates were claimed. */
const RUNS: Choices<readonly [fill: Ink, ink: Ink]> = [
  ["g", "k"],
  ["b", "p"],
  ["c", "p"],
  ["s", "g"],
];

/** A plate of the map. */
export interface MapPlate {
  /** Two or three letters. */
  readonly code: string;
  /** The period in which it was claimed, from 0; undefined while it is not. */
  readonly run?: number | undefined;
}

function mapPlate({ code, run }: MapPlate): string {
  if (run === undefined) return missingPlate(code, 100, 60);
  const [fill, ink] = pick(RUNS, run);
  return plate(code, { width: 100, height: 60, fill, ink });
}

/** The plates of the map by their codes. */
export function plateSheet(name: string, plates: readonly MapPlate[]): Sheet {
  const symbols = plates.map((entry) => ({
    id: entry.code,
    viewBox: "0 0 100 60",
    markup: mapPlate(entry),
  }));
  return makeSheet(name, symbols);
}

/** The large plates of claims by the codes of their states. */
export function claimSheet(name: string, claims: ReadonlyMap<string, SpottedPlate>): Sheet {
  const symbols = Array.from(claims, ([id, claim]) => ({
    id,
    viewBox: "0 0 560 280",
    markup: claimPlate(claim),
  }));
  return makeSheet(name, symbols);
}

/** The sponsors' signs as `sponsor-0`, `sponsor-1`, … in their order. */
export function sponsorSheet(names: readonly string[]): Sheet {
  const symbols = names.map((sponsor, i) => ({
    id: `sponsor-${i}`,
    viewBox: "0 0 480 200",
    markup: sponsorPlate(sponsor),
  }));
  return makeSheet("sponsors", symbols);
}
