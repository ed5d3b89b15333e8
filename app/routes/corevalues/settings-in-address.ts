import { CORE_VALUES, type CoreValue } from "#app/domain/core-values/core-value.ts";
import { DEFAULT_SETTINGS, SETTING_MAX, type Settings } from "#app/domain/core-values/settings.ts";

/** Some of the sliders, such as those that were moved a moment ago. */
export type SomeSettings = Readonly<Partial<Record<CoreValue, number>>>;

/** In the address a value has its name in lower case: `?brain=88&character=97`. */
function parameter(value: CoreValue): string {
  return value.toLowerCase();
}

/** A whole number from 0 to 100; anything else is taken for the default. */
function settingIn(text: string | undefined, value: CoreValue): number {
  if (text === undefined || !/^\d{1,3}$/.test(text)) return DEFAULT_SETTINGS[value];
  const setting = Number(text);
  return setting <= SETTING_MAX ? setting : DEFAULT_SETTINGS[value];
}

/** Where the address puts the sliders. */
export function settingsIn(read: (name: string) => string | undefined): Settings {
  const setting = (value: CoreValue) => settingIn(read(parameter(value)), value);
  return {
    Brain: setting("Brain"),
    Effort: setting("Effort"),
    Skill: setting("Skill"),
    Character: setting("Character"),
  };
}

/** What moved sliders change in the address: a slider at its default leaves it. */
export function addressChanges(moved: SomeSettings): Record<string, string | undefined> {
  const changes = CORE_VALUES.flatMap((value) => {
    const setting = moved[value];
    if (setting === undefined) return [];
    const text = setting === DEFAULT_SETTINGS[value] ? undefined : String(setting);
    return [[parameter(value), text] as const];
  });
  return Object.fromEntries(changes);
}
