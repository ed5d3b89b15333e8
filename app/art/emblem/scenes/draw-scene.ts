import { inksOf, kindOf, type Kind } from "#app/art/emblem/kind.ts";
import { hash } from "#app/art/print/hash.ts";
import { rect } from "#app/art/print/shapes.ts";
import { flights, globe, graph, steps } from "./flight.ts";
import { beach, lakes, peaks, plains } from "./land.ts";
import { cup, record, star, weights } from "./prize.ts";
import type { Scene } from "./scene.ts";

const SCENES: Readonly<Record<Kind, (scene: Scene) => string>> = {
  cup,
  flights,
  globe,
  graph,
  lakes,
  peaks,
  plains,
  record,
  star,
  steps,
  waves: beach,
  weights,
};

/** A tournament's picture without any lettering, for any area. */
export function drawScene(id: string, year: number, width: number, height: number): string {
  const inks = inksOf(id, year);
  const sunX = 0.26 + ((year * 7 + (hash(id) % 5)) % 5) * 0.115;
  const ground = rect(0, 0, width, height, inks.ground);
  return ground + SCENES[kindOf(id)]({ ...inks, width, height, sunX });
}
