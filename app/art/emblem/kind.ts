import { hash, pick, type Choices } from "#app/art/print/hash.ts";
import type { Ink } from "#app/art/print/ink.ts";

/** The scenes of tournaments' pictures. */
export type Kind =
  | "lakes"
  | "plains"
  | "star"
  | "steps"
  | "peaks"
  | "flights"
  | "record"
  | "weights"
  | "globe"
  | "cup"
  | "graph"
  | "waves";

/** The kind of a tournament by the slug of its id. */
const KINDS: ReadonlyMap<string, Kind> = new Map([
  ["regionals", "lakes"],
  ["sectionals", "plains"],
  ["nationals", "star"],
  ["esc", "steps"],
  ["pec", "peaks"],
  ["sfi", "flights"],
  ["sfi-east", "flights"],
  ["motown", "record"],
  ["chc", "weights"],
  ["uso", "globe"],
  ["pchamps", "cup"],
  ["dc-round-robin", "graph"],
  ["bici", "waves"],
]);

/** Scenes that fit any event. */
const ANY_EVENT: Choices<Kind> = ["waves", "plains", "peaks", "flights", "lakes", "globe", "cup"];

/**
 * The kind of a tournament, such as lakes for `2019-regionals`. An event that nobody drew has one by lot of its
 * name, the same in every year.
 */
export function kindOf(id: string): Kind {
  const event = id.replace(/^\d{4}-/, "");
  return KINDS.get(event) ?? pick(ANY_EVENT, hash(event) >>> 3);
}

export interface SceneInks {
  readonly ground: Ink;
  readonly far: Ink;
  readonly near: Ink;
  readonly sun: Ink;
}

type Run = readonly [ground: Ink, far: Ink, near: Ink, sun: Ink];

/** Three sets of inks for each kind: the same event looks related in each year, but not equal. */
// prettier-ignore
const RUNS: Readonly<Record<Kind, Choices<Run>>> = {
  lakes: [["n", "b", "b2", "g"], ["g", "b", "b2", "p"], ["s", "b", "b2", "g"]],
  plains: [["g", "c", "c2", "p"], ["n", "c", "c2", "g"], ["b", "c", "c2", "g"]],
  star: [["k", "g", "s", "g"], ["b", "g", "b2", "g"], ["c", "g", "c2", "g"]],
  steps: [["g", "k", "s", "p"], ["b", "k", "g", "p"], ["n", "c", "c2", "g"]],
  peaks: [["e2", "b", "k", "p"], ["n", "s", "k", "g"], ["b", "k", "c", "g"]],
  flights: [["b", "b2", "g", "g"], ["g", "g2", "p", "p"], ["s", "s2", "g", "g"]],
  record: [["s", "k", "g", "g"], ["g", "k", "s", "g"], ["b", "k", "g", "g"]],
  weights: [["c", "k", "g", "g"], ["g", "k", "s", "g"], ["b", "k", "g", "g"]],
  globe: [["n", "s", "b", "g"], ["g", "s", "c", "g"], ["b", "s", "c", "g"]],
  cup: [["b", "k", "g", "g"], ["s", "k", "g", "g"], ["c", "k", "g", "g"]],
  graph: [["s", "s2", "g", "p"], ["b", "b2", "g", "p"], ["c", "c2", "g", "p"]],
  waves: [["g", "k", "s", "p"], ["n", "b", "b2", "g"], ["c", "k", "g", "p"]],
};

/** Beachfront is the only event on a beach; its waves break on sand. */
// prettier-ignore
const BEACH: Choices<Run> = [["g", "b", "n", "p"], ["n", "b", "p", "g"], ["s", "b", "n", "g"]];

/** The inks of a tournament's picture, by its kind and year. */
export function inksOf(id: string, year: number): SceneInks {
  const runs = id.endsWith("-bici") ? BEACH : RUNS[kindOf(id)];
  const [ground, far, near, sun] = pick(runs, year);
  return { ground, far, near, sun };
}
