import { line, woodLine } from "#app/art/print/lettering.ts";
import { rect } from "#app/art/print/shapes.ts";
import type { SceneOf } from "./kind.ts";
import { drawScene } from "./scenes/draw-scene.ts";

/** The fields of a tournament that its pictures are drawn from. */
export interface Event extends SceneOf {
  readonly name: string;
  readonly location?:
    | { readonly city?: string | null | undefined; readonly state?: string | null | undefined }
    | null
    | undefined;
}

const WIDTH = 300;
const HEIGHT = 180;
const BAND = 40;
const MARGIN = 12;

/** The two letters for its place; Washington is the only city without a state. */
function placeOf({ location }: Event): string {
  if (location?.state) return location.state.toUpperCase();
  return location?.city?.endsWith(" DC") ? "DC" : "";
}

function tab(text: string, x: number, width: number, fill: "g" | "p"): string {
  if (text === "") return "";
  const setting = { x: x + width / 2, baseline: 26, size: 21, width: 78, fill } as const;
  return rect(x, 0, width, 36, "k") + line(text, { ...setting, anchor: "middle" });
}

/** The label of a tournament, 300 x 180, like a matchbook: scene, name, state and year. */
export function emblem(event: Event): string {
  const { year } = event;
  const name = woodLine(event.name.replace(" - ", " ").toUpperCase(), {
    x: MARGIN,
    length: WIDTH - 2 * MARGIN,
    middle: HEIGHT - BAND / 2,
    capHeight: BAND / 2,
    fill: "g",
  });
  return (
    drawScene(event, WIDTH, HEIGHT - BAND) +
    rect(0, HEIGHT - BAND, WIDTH, BAND, "k") +
    name +
    tab(placeOf(event), 0, 50, "g") +
    tab(`’${String(year).slice(-2)}`, WIDTH - 56, 56, "p")
  );
}

/** The scene alone, 540 x 176, on top of a tournament's panel. */
export function panelScene(event: SceneOf): string {
  return drawScene(event, 540, 176);
}
