import type { BuildCost } from "./timed-build.ts";

/** What is measured of the site with so many times the content. */
export interface GrownFigures extends BuildCost {
  readonly factor: number;
  /** Bytes of a first visit on a phone, by route. */
  readonly coldLoads: ReadonlyMap<string, number>;
  /** The slowest key in a search at a quarter of the speed, ms, by route. */
  readonly keys: ReadonlyMap<string, number>;
}
