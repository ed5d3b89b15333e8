import type { PrintFormat } from "#app/art/action-print/action-print.ts";
import type { FormerIds } from "#app/domain/former-ids.ts";
import type { Ground } from "#app/art/season/printed-season.ts";
import type { Jersey, SeasonNumbers } from "#app/domain/jersey.ts";

/** A person as every season shows her; what differs by season is derived from the season. */
export interface PersonData {
  first: string;
  last: string;
  /** The number that tells her from somebody of the same name. */
  apart?: string;
  nickname?: string;
  /** 0 is a number; missing where she has none. */
  jersey?: Jersey;
  /** Empty where nobody has said. */
  position: string;
  /** "2015–2021": every season as player or coach. */
  years: string;
  /** "Captain in 2015–2018"; missing for those who never led. */
  led?: string;
  /** Badges that she earned; missing for those without any. */
  badges?: number;
}

interface RecordData {
  wins: number;
  losses: number;
  /** Missing where no game was tied. */
  ties?: number | undefined;
  /** "23–6", "12–3–4" */
  text: string;
}

/** Hashes in the names of print sheets, in the order of the people. */
type PrintHashes = readonly string[];

/** One season. `people` below means its players, then its coaches. */
export interface SeasonData {
  id: string;
  year: number;
  /** "Côte Sauvage 2016" */
  name: string;
  /** Its name in lines, where it is too long for one on phones. */
  lines?: readonly string[];
  /** The ink of its banner. */
  lead: Ground;
  record?: RecordData;
  /** "12th Nationals" */
  finish?: string;
  players: readonly string[];
  coaches: readonly string[];
  captains: readonly string[];
  /** Of those who wore another number than usual. */
  numbers?: SeasonNumbers;
  highlights: readonly string[];
  /** The team's page at the governing body, and what leads there. */
  official?: { link: string; label: string };
  /** The announcement of the roster; a path where it is a page of this site. */
  releaseLink?: string;
  /** The sheet with the people's busts. */
  busts: string;
  /** The grounds of their pictures, in the order of the people. */
  grounds: readonly Ground[];
  /** Their action prints. With both formats the desktop shows the vertical one. */
  prints: { vertical?: PrintHashes; landscape?: PrintHashes };
}

/** All that the roster page knows. Names and numbers only: words are put together by the views. */
export interface RosterData {
  defaultSeason: string;
  people: Readonly<Record<string, PersonData>>;
  /** Missing if nobody has a former name. */
  formerIds?: FormerIds;
  /** Oldest first. */
  seasons: readonly SeasonData[];
}

/**
 * The address of the sheet with a person's action print. The page knows only the hash of each, so
 * the rest of the name, which the artwork gives to its sheet, is put together here.
 */
export function printAddress(
  year: number,
  person: string,
  format: PrintFormat,
  hash: string,
): string {
  return `/art/print-${year}-${person}-${format}.${hash}.svg`;
}

/** The hash in the address of a sheet: "1f3a09bc" of "/art/busts-2016.1f3a09bc.svg". */
export function hashIn(href: string): string {
  return href.split(".").at(-2) ?? "";
}
