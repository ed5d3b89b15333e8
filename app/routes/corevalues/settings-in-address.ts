import { DEFAULT_SETTING, SETTING_MAX, type Settings } from "#app/domain/core-values/settings.ts";

/** Some of the sliders by their places, such as those that were moved a moment ago. */
export type SomeSettings = Readonly<Partial<Record<number, number>>>;

/** A whole number from 0 to 100; anything else is taken for the default. */
function settingIn(text: string | undefined): number {
  if (text === undefined || !/^\d{1,3}$/.test(text)) return DEFAULT_SETTING;
  const setting = Number(text);
  return setting <= SETTING_MAX ? setting : DEFAULT_SETTING;
}

/**
 * Where the address puts the sliders.
 *
 * @param keys what the address calls the values: `?brain=88&character=97`
 */
export function settingsIn(
  read: (name: string) => string | undefined,
  keys: readonly string[],
): Settings {
  return keys.map((key) => settingIn(read(key)));
}

/** What moved sliders change in the address: a slider at its default leaves it. */
export function addressChanges(
  moved: SomeSettings,
  keys: readonly string[],
): Record<string, string | undefined> {
  const changes = keys.flatMap((key, place) => {
    const setting = moved[place];
    if (setting === undefined) return [];
    return [[key, setting === DEFAULT_SETTING ? undefined : String(setting)] as const];
  });
  return Object.fromEntries(changes);
}
