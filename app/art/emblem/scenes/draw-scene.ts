import { inksOf, sceneOf, type SceneOf } from "#app/art/emblem/kind.ts";
import type { SceneName } from "#app/domain/tournaments/scene.ts";
import { hash } from "#app/art/print/hash.ts";
import { rect } from "#app/art/print/shapes.ts";
import { flights, globe, graph, steps } from "./flight.ts";
import { beach, lakes, peaks, plains } from "./land.ts";
import { cup, record, star, weights } from "./prize.ts";
import type { Scene } from "./scene.ts";

const SCENES: Readonly<Record<SceneName, (scene: Scene) => string>> = {
  beach,
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
export function drawScene(event: SceneOf, width: number, height: number): string {
  const { id, year } = event;
  const inks = inksOf(event);
  const sunX = 0.26 + ((year * 7 + (hash(id) % 5)) % 5) * 0.115;
  const ground = rect(0, 0, width, height, inks.ground);
  return ground + SCENES[sceneOf(event)]({ ...inks, width, height, sunX });
}
