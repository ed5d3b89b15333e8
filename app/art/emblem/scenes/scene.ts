import type { SceneInks } from "#app/art/emblem/kind.ts";

/** The area and inks of a tournament's picture. Every scene fills any area. */
export interface Scene extends SceneInks {
  readonly width: number;
  readonly height: number;
  /** Middle of the sun as a share of the width; it moves with the year. */
  readonly sunX: number;
}
