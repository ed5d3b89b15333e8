import { hash, pick, type Choices } from "#app/art/print/hash.ts";
import { slugOf } from "#app/domain/tournaments/event-of.ts";
import type { SceneName } from "#app/domain/tournaments/scene.ts";
import type { Ink } from "#app/art/print/ink.ts";

/** Scenes that fit any event. */
const ANY_EVENT: Choices<SceneName> = [
  "waves",
  "plains",
  "peaks",
  "flights",
  "lakes",
  "globe",
  "cup",
];

/** A tournament as its scene is drawn from it. */
export interface SceneOf {
  readonly id: string;
  readonly year: number;
  /** Undefined where nobody said what it shows. */
  readonly scene?: SceneName | undefined;
}

/** What a tournament's picture shows: by lot of its name where nobody said it, and the same in every year. */
export function sceneOf({ id, scene }: SceneOf): SceneName {
  return scene ?? pick(ANY_EVENT, hash(slugOf(id)) >>> 3);
}

export interface SceneInks {
  readonly ground: Ink;
  readonly far: Ink;
  readonly near: Ink;
  readonly sun: Ink;
}

type Run = readonly [ground: Ink, far: Ink, near: Ink, sun: Ink];

/** Three sets of inks for each scene: the same event looks related in each year, but not equal. */
// prettier-ignore
const RUNS: Readonly<Record<SceneName, Choices<Run>>> = {
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
  // Its waves break on sand.
  beach: [["g", "b", "n", "p"], ["n", "b", "p", "g"], ["s", "b", "n", "g"]],
};

/** The inks of a tournament's picture, by its scene and year. */
export function inksOf(event: SceneOf): SceneInks {
  const [ground, far, near, sun] = pick(RUNS[sceneOf(event)], event.year);
  return { ground, far, near, sun };
}
