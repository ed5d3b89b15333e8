import type { PersonName } from "#app/record/person-name.ts";

/** A person who claimed a plate. */
export type Spotter = PersonName;

/** A plate on the map, its column and row counted from 1. */
export interface Tile {
  code: string;
  name: string;
  column: number;
  row: number;
  /** Index in the edition's claims; none as long as nobody has claimed it. */
  claim?: number | undefined;
}

export interface PlateClaim {
  code: string;
  /** "Michigan", "Mexico (bonus)" */
  name: string;
  /** Index in the edition's spotters. */
  spotter: number;
  /** "August 5, 2019" */
  date: string;
  /** "SCO 31": three letters of her name and her number */
  serial: string;
}

/** A stretch of the race that has an ink of its own. */
export interface Period {
  /** "August 12 - 25" */
  label: string;
  claims: number;
}

/** A week of the race. */
export interface RaceWeek {
  /** "Aug 5 - Aug 11" */
  label: string;
  claims: number;
  /** plates claimed up to its end */
  total: number;
}

export interface RankedSpotter extends Spotter {
  /** codes in the order in which she claimed them */
  plates: readonly string[];
}

/** One year of the game. */
export interface PlatesEdition {
  year: number;
  /** address of the art sheet with the edition's plates */
  art: string;
  states: number;
  /** How many states there are. */
  total: number;
  /** "of 50 states" */
  ofAll: string;
  /** "DC, Mexico": what was claimed beside the states */
  beyond: readonly string[];
  days: number;
  tiles: readonly Tile[];
  /** oldest first */
  claims: readonly PlateClaim[];
  /** most plates first */
  spotters: readonly RankedSpotter[];
  /** "Edda Elder, 2", or "3 people, 1 each" */
  mostPlates: string;
  /** names of the states nobody claimed */
  open: readonly { code: string; name: string }[];
  periods: readonly Period[];
  weeks: readonly RaceWeek[];
  /** code of the plate that is selected at first */
  firstPlate: string;
}

/** Address of the busts of an edition's people. */
export interface EditionBusts {
  /** address of the sheet with all of them */
  all: string;
  /** id of who spotted the plate that is selected at first, empty if nobody did */
  first: string;
  /** address of the sheet with her bust alone */
  firstBust: string;
}

export interface FiftyPlates {
  rule: string;
  /** "States" */
  states: string;
  /** the year that is shown at first */
  year: number;
  /** oldest first */
  editions: readonly PlatesEdition[];
}
