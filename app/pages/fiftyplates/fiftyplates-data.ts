import type { PersonName } from "#app/content/record/person-name.ts";

/** A plate on the map, its column and row counted from 1. */
export interface Tile {
  code: string;
  name: string;
  column: number;
  row: number;
  /** Index in the edition's claims; undefined while it is not claimed. */
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

/** A period of the race, with its own color. */
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
  /** plates claimed by its end */
  total: number;
}

export interface RankedSpotter extends PersonName {
  /** codes in the order of her claims */
  plates: readonly string[];
}

/** One year of the game. */
export interface PlatesEdition {
  year: number;
  /** URL of the art sheet with the edition's plates */
  art: string;
  states: number;
  /** number of states in the country */
  total: number;
  /** "of 50 states" */
  ofAll: string;
  /** "DC, Mexico": claimed plates that are not of a state */
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
  /** code of the plate that is selected by default */
  firstPlate: string;
}

/** Pictures of an edition's people. */
export interface EditionBusts {
  /** URL of the sheet with all of them */
  all: string;
  /** id of the spotter of the default plate, empty if there is none */
  first: string;
  /** URL of the sheet with only her picture */
  firstBust: string;
}

export interface FiftyPlates {
  rule: string;
  /** "States" */
  states: string;
  /** the default edition */
  year: number;
  /** oldest first */
  editions: readonly PlatesEdition[];
}
