import type { CoreValue } from "./core-value.ts";

/** Bounds of every slider: whole numbers from 0 to 100 (docs/product.md, Core values). */
export const SETTING_MIN = 0;
export const SETTING_MAX = 100;

/** Where the four sliders stand, each a whole number from 0 to 100. */
export type Settings = Readonly<Record<CoreValue, number>>;

/** Every slider in the middle. */
export const DEFAULT_SETTINGS: Settings = { Brain: 50, Effort: 50, Skill: 50, Character: 50 };
