import { groupBy, sortedBy } from "#app/lib/list.ts";
import { ordinal, tied } from "#words/grammar.ts";
import type { Day } from "./dates/day.ts";
import { newestFirst } from "./dates/newest-first.ts";
import { foldLetters, spacedWords } from "./fold.ts";

/** Groups tournaments by year, newest year first; the order within a year is kept. */
export function groupByYear<T extends { readonly year: number }>(tournaments: readonly T[]) {
  const groups = [...groupBy(tournaments, (tournament) => tournament.year)];
  return sortedBy(
    groups.map(([year, group]) => ({ year, tournaments: group })),
    ({ year }) => -year,
  );
}

/** The tournament a season builds up to: its name in a finish ("Nationals"), and in full. */
export interface Championship {
  readonly name: string;
  readonly title: string;
}

/** Whether an event is the championship: `nationals` of `2016-nationals`, `dm` for "D.M.". */
export function isChampionship(event: string, { name }: Championship): boolean {
  return foldLetters(event) === foldLetters(name);
}

/** The scenes of tournaments' pictures. */
export const SCENE_NAMES = [
  "lakes",
  "plains",
  "star",
  "steps",
  "peaks",
  "flights",
  "record",
  "weights",
  "globe",
  "cup",
  "graph",
  "waves",
  "beach",
] as const;

export type SceneName = (typeof SCENE_NAMES)[number];

/** The club's settings for an event, for all years. */
interface KnownEvent {
  readonly scene?: SceneName | undefined;
  /** Key of the event that this one is the same as. */
  readonly sameAs?: string | undefined;
}

/** Settings by event key. */
export type KnownEvents = Readonly<Record<string, KnownEvent>>;

/** The file name of a tournament without its year. */
export function stripYear(id: string): string {
  return id.replace(/^\d{4}-/, "");
}

/**
 * Key of an event across years: `2019-esc` and `2021-esc` are years of one event, and so is `2019-esc-east`
 * if the club says that it is the same.
 */
export function findEventKey(id: string, events: KnownEvents): string {
  const slug = stripYear(id);
  return events[slug]?.sameAs ?? slug;
}

interface ListableTournament {
  readonly sanctioned: boolean;
  /** missing while unannounced */
  readonly dates?: { readonly start: Day } | undefined;
}

/** Tournaments of the results page: sanctioned ones only, newest start first, undated ones last. */
export function resultsTournaments<T extends ListableTournament>(tournaments: readonly T[]): T[] {
  return newestFirst(
    tournaments.filter((tournament) => tournament.sanctioned),
    (tournament) => tournament.dates?.start,
  );
}

interface NamedTournament {
  /** `<year>-<slug>`; the slug is the team's word for it: "nationals", "esc" */
  readonly id: string;
  readonly location: { readonly region: { readonly name: string } | undefined };
}

interface Ended {
  readonly id: string;
  readonly result?: number | undefined;
}

/** Whether a season ended at a tournament: "12th Nationals" for the slug "nationals". */
function endedAt({ id }: Ended, finish: string): boolean {
  return spacedWords(finish).includes(spacedWords(stripYear(id)));
}

/** Whether the finishing place is tied according to the season's finish: "T9th Nationals". */
export function isTied(tournament: Ended, finish = ""): boolean {
  const { result } = tournament;
  return (
    result !== undefined &&
    finish.startsWith(`${tied}${ordinal(result)} `) &&
    endedAt(tournament, finish)
  );
}

/** "9th", or "T9th" if others share the place; undefined without a place. */
export function placeText(tournament: Ended, finish = ""): string | undefined {
  const { result } = tournament;
  return result === undefined
    ? undefined
    : (isTied(tournament, finish) ? tied : "") + ordinal(result);
}

/**
 * Other names of a tournament: its slug, which names the level ("nationals"), its state in full, and the
 * season's finish if the season ended there: "12th Nationals" for the slug "nationals".
 */
export function otherNames(
  { id, location }: NamedTournament,
  finish: string | null | undefined,
): string[] {
  const slug = stripYear(id);
  const state = location.region?.name;
  const ended = finish && endedAt({ id }, finish) ? [finish] : [];
  return [slug, ...(state === undefined ? [] : [state]), ...ended];
}

/**
 * The tournament in the detail panel: the one in the address if it is listed, else the first; undefined for
 * an empty list.
 */
export function selectedTournament<T extends { readonly id: string }>(
  listed: readonly T[],
  id: string | null | undefined,
): T | undefined {
  return listed.find((tournament) => tournament.id === id) ?? listed[0];
}
