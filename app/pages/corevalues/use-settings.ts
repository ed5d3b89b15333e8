import { useEffect, useState } from "react";
import { DEFAULT_SETTING, MAX_SETTING, type Settings } from "#app/domain/core-values.ts";
import { useQuery } from "#app/ui/hooks/use-query.ts";

/** A whole number from 0 to 100; the default for anything else. */
function settingIn(text: string | undefined): number {
  if (text === undefined || !/^\d{1,3}$/.test(text)) return DEFAULT_SETTING;
  const setting = Number(text);
  return setting <= MAX_SETTING ? setting : DEFAULT_SETTING;
}

/**
 * Slider values in the URL.
 *
 * @param keys names of the parameters: `?brain=88&character=97`
 */
export function settingsIn(
  read: (name: string) => string | undefined,
  keys: readonly string[],
): Settings {
  return keys.map((key) => settingIn(read(key)));
}

/** Query changes for slider values. Default values are removed. */
export function addressChanges(settings: Settings, keys: readonly string[]) {
  return Object.fromEntries(
    keys.map((key, index) => {
      const setting = settings[index];
      return [key, setting === DEFAULT_SETTING ? undefined : String(setting)] as const;
    }),
  );
}

/** Milliseconds before the URL changes, because browsers limit how often it may. */
const DELAY_MS = 200;

/**
 * Slider values from the URL, or those to which they are being moved.
 *
 * @param keys names of the parameters
 */
export function useSettings(keys: readonly string[]) {
  const { read, change } = useQuery();
  const [moved, setMoved] = useState<Settings>();
  const settings = moved ?? settingsIn(read, keys);
  useEffect(() => {
    if (moved === undefined) return;
    const timer = setTimeout(() => {
      if (change(addressChanges(moved, keys), "replace")) setMoved(undefined);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [moved, keys, change]);
  return {
    settings,
    /** Whether the URL is about to change. */
    moving: moved !== undefined,
    moveAll: setMoved,
    move: (moving: number, value: number) => {
      setMoved((before = settings) =>
        before.map((setting, index) => (index === moving ? value : setting)),
      );
    },
  };
}
