import { hash, pick } from "#app/art/print/hash.ts";
import type { Ink } from "#app/art/print/ink.ts";
import { colourwayOf } from "./colourway.ts";
import { ON_GROUND, type Ground } from "./grounds.ts";
import type { Person } from "./person.ts";

/** The inks of one person in one season. */
export interface Scheme {
  readonly ground: Ground;
  readonly body: Ink;
  readonly jersey: Ink;
  readonly number: Ink;
  readonly hair: Ink;
  readonly accent: Ink;
  readonly motif: Ink;
  /** A large number behind the figure. */
  readonly soft: Ink;
  readonly smallType: Ink;
  /** Decides the rest: hair, gear, pose, motif read different bits of it. */
  readonly seed: number;
}

function hairOf(ground: Ground, body: Ink, jersey: Ink, seed: number): Ink {
  if (jersey !== "k") return body === "g" ? "p" : "g";
  if (body === "p" || body === "g") return "k";
  // Paper hair on newsprint would be a bald head.
  return seed % 2 === 1 || ground === "n" ? "k" : "p";
}

/**
 * The inks of a person in a season. Neighbours in the roster stand on different grounds; one in
 * seven steps out of the rotation, so that columns of a grid do not become stripes.
 *
 * @param place place in the roster, from 0
 */
export function schemeOf({ id }: Pick<Person, "id">, year: number, place: number): Scheme {
  const { lead, grounds } = colourwayOf(year);
  const seed = hash(`${id}${year}`);
  const ground = pick(grounds, place + (seed % 7 === 0 ? 1 : 0));
  const { body: bodies, motif, soft, smallType } = ON_GROUND[ground];
  const body = bodies.includes(lead) && seed % 3 !== 0 ? lead : pick(bodies, seed >>> 3);
  // The jersey is ink everywhere but on an ink ground.
  const jersey = ground !== "k" ? "k" : body === "g" ? "p" : "g";
  const accent = ground === "g" ? "p" : "g";
  return {
    ground,
    body,
    jersey,
    number: jersey === "k" ? "g" : "k",
    hair: hairOf(ground, body, jersey, seed),
    accent: accent === body ? "p" : accent,
    motif,
    soft,
    smallType,
    seed,
  };
}
