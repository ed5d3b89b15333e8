import type { Pose, PoseName } from "#app/art/figure/pose.ts";
import { turned, type Point } from "#app/art/print/geometry.ts";
import { pick, type Choices } from "#app/art/print/hash.ts";
import type { Position } from "#app/art/season/person.ts";

export type PrintFormat = "vertical" | "landscape";

const POSES_OF: Readonly<Record<Position, Choices<PoseName>>> = {
  Handler: ["forehand", "backhand", "hammer", "pull", "mark"],
  Cutter: ["layout", "sky", "cut", "toe", "pancake", "spike"],
  Coach: ["coach"],
};

/** The pose, turn and place of a figure. */
export interface Stance {
  readonly pose: PoseName;
  readonly isMirrored: boolean;
  /** A dive that is turned upwards fits a portrait format. */
  readonly turn: number;
}

export function stanceOf(position: Position, seed: number, format: PrintFormat): Stance {
  const pose = pick(POSES_OF[position], seed >>> 7);
  return {
    pose,
    isMirrored: seed % 2 === 1 && pose !== "coach",
    turn: pose !== "layout" ? 0 : format === "vertical" ? -38 : -8,
  };
}

/** The corners of a turned box are empty, so it is larger than its contents. */
const EMPTY_CORNER = 8;

/** The bounding box of a pose after its turn. */
export function turnedBox({ box: [left, top, right, bottom] }: Pose, turn: number): Pose["box"] {
  if (turn === 0) return [left, top, right, bottom];
  const corners: Point[] = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ];
  const points = corners.map((corner) => turned(corner, turn));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [
    Math.min(...xs) + EMPTY_CORNER,
    Math.min(...ys) + EMPTY_CORNER,
    Math.max(...xs) - EMPTY_CORNER,
    Math.max(...ys) - EMPTY_CORNER,
  ];
}
