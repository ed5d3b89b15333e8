/** Bounds of every slider: whole numbers from 0 to 100 (docs/product.md, Core values). */
export const SETTING_MIN = 0;
export const SETTING_MAX = 100;

/** Where every slider stands at first. */
export const DEFAULT_SETTING = 50;

/** Where the sliders stand, in the order of the core values, each a whole number from 0 to 100. */
export type Settings = readonly number[];

/** Every slider in the middle. */
export function defaultSettings(values: number): Settings {
  return Array.from({ length: values }, () => DEFAULT_SETTING);
}
