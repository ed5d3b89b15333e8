import { openDrawings } from "#app/art/drawing.ts";
import type { Ink } from "#app/art/print/ink.ts";
import { type NonEmpty, pickTrait, pickCyclic } from "#app/art/print/shapes.ts";
import { type SceneName, stripYear } from "#app/domain/tournaments.ts";

const drawings = openDrawings<SceneName>(
  import.meta.glob<string>("./scenes/*.svg", { query: "?raw", import: "default", eager: true }),
);

/** Scenes that fit any event. */
const ANY_EVENT: NonEmpty<SceneName> = [
  "waves",
  "plains",
  "peaks",
  "flights",
  "lakes",
  "globe",
  "cup",
];

/** Data for drawing a tournament's scene. */
export interface SceneEvent {
  readonly id: string;
  readonly year: number;
  /** Undefined if the club has not chosen one. */
  readonly scene?: SceneName | undefined;
}

/** The scene of a tournament, the same every year: the club's choice, else picked by the event. */
export function pickScene({ id, scene }: SceneEvent): SceneName {
  return scene ?? pickTrait(ANY_EVENT, stripYear(id), "scene");
}

type InkSet = readonly [ground: Ink, far: Ink, near: Ink, sun: Ink];

/** Three sets of inks per scene: an event looks related each year, but not the same. */
// oxfmt-ignore
const INK_SETS: Readonly<Record<SceneName, NonEmpty<InkSet>>> = {
  lakes: [["newsprint", "plate1", "plate1Tint", "deepSun"], ["sun", "plate1", "plate1Tint", "paper"], ["deepSun", "plate1", "plate1Tint", "paper"]],
  plains: [["sun", "plate3", "plate3Tint", "paper"], ["newsprint", "plate3", "plate3Tint", "deepSun"], ["deepSun", "plate3", "plate3Tint", "paper"]],
  star: [["black", "sun", "plate2", "sun"], ["plate1", "sun", "plate1Tint", "sun"], ["plate3", "sun", "plate3Tint", "sun"]],
  steps: [["sun", "black", "plate2", "paper"], ["plate1", "black", "sun", "paper"], ["newsprint", "plate3", "plate3Tint", "sun"]],
  peaks: [["deepSunTint", "plate1", "black", "paper"], ["newsprint", "plate2", "black", "deepSun"], ["plate1", "black", "deepSun", "sun"]],
  flights: [["plate1", "plate1Tint", "sun", "sun"], ["sun", "sunTint", "paper", "paper"], ["plate2", "plate2Tint", "sun", "sun"]],
  record: [["plate2", "black", "sun", "sun"], ["sun", "black", "plate2", "sun"], ["plate1", "black", "sun", "sun"]],
  weights: [["plate3", "black", "sun", "sun"], ["sun", "black", "plate2", "sun"], ["plate1", "black", "sun", "sun"]],
  globe: [["newsprint", "plate2", "plate1", "sun"], ["sun", "plate2", "plate3", "sun"], ["plate1", "plate2", "sun", "sun"]],
  cup: [["plate1", "black", "sun", "sun"], ["plate2", "black", "sun", "sun"], ["plate3", "black", "sun", "sun"]],
  graph: [["plate2", "plate2Tint", "sun", "paper"], ["plate1", "plate1Tint", "sun", "paper"], ["plate3", "plate3Tint", "sun", "paper"]],
  waves: [["sun", "black", "plate2", "paper"], ["newsprint", "plate1", "plate1Tint", "sun"], ["plate3", "black", "sun", "paper"]],
  // Its waves break on sand.
  beach: [["sun", "plate1", "newsprint", "paper"], ["newsprint", "plate1", "paper", "sun"], ["deepSun", "plate1", "newsprint", "paper"]],
};

/** The inks of a tournament's picture, by its scene and year. */
export function pickSceneInks(event: SceneEvent) {
  const [ground, far, near, light] = pickCyclic(INK_SETS[pickScene(event)], event.year);
  return { ground, far, near, light };
}

/**
 * A tournament's picture without lettering, of any size: in its file, landscapes stretch, and what has to keep its shape
 * does.
 */
export function drawScene(event: SceneEvent, width: number, height: number): string {
  const scene = drawings.draw(pickScene(event), { ...pickSceneInks(event) });
  return `<svg width="${width}" height="${height}">${scene}</svg>`;
}
