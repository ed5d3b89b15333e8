import { CORE_VALUES, type CoreValue } from "./core-value.ts";

/** Bounds of every slider: whole numbers from 0 to 100 (specification section 5). */
export const SETTING_MIN = 0;
export const SETTING_MAX = 100;

/** Where the four sliders stand, each a whole number from 0 to 100. */
export type Settings = Readonly<Record<CoreValue, number>>;

/** Every slider in the middle. */
export const DEFAULT_SETTINGS: Settings = { Brain: 50, Effort: 50, Skill: 50, Character: 50 };

/**
 * The settings in an address: "88-94-81-97" for Brain, Effort, Skill and Character. Missing,
 * malformed or out-of-range text gives `undefined`, for which the page takes the default.
 */
export function parseSettings(text: string | null | undefined): Settings | undefined {
  if (!/^\d{1,3}(-\d{1,3}){3}$/.test(text ?? "")) return undefined;
  const [Brain = NaN, Effort = NaN, Skill = NaN, Character = NaN] = (text ?? "")
    .split("-")
    .map(Number);
  const settings = { Brain, Effort, Skill, Character };
  return CORE_VALUES.every((value) => settings[value] <= SETTING_MAX) ? settings : undefined;
}

/** The settings as an address holds them; `undefined` for the default, which is left out. */
export function formatSettings(settings: Settings): string | undefined {
  if (CORE_VALUES.every((value) => settings[value] === DEFAULT_SETTINGS[value])) return undefined;
  return CORE_VALUES.map((value) => settings[value]).join("-");
}
