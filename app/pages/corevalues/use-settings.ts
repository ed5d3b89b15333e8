import { useEffect, useMemo, useState } from "react";
import {
  defaultSettings,
  type Settings,
  DEFAULT_SETTING,
  SETTING_MAX,
} from "#app/domain/core-values.ts";
import { useQuery } from "#app/ui/hooks/use-query.ts";

/** Values of some sliders, by index. */
type SomeSettings = Readonly<Partial<Record<number, number>>>;

/** A whole number from 0 to 100; the default for anything else. */
function settingIn(text: string | undefined): number {
  if (text === undefined || !/^\d{1,3}$/.test(text)) return DEFAULT_SETTING;
  const setting = Number(text);
  return setting <= SETTING_MAX ? setting : DEFAULT_SETTING;
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

/** Query changes for moved sliders. Default values are removed. */
export function addressChanges(
  moved: SomeSettings,
  keys: readonly string[],
): Record<string, string | undefined> {
  const changes = keys.flatMap((key, index) => {
    const setting = moved[index];
    if (setting === undefined) return [];
    return [[key, setting === DEFAULT_SETTING ? undefined : String(setting)] as const];
  });
  return Object.fromEntries(changes);
}

/** Milliseconds before the URL changes, because browsers limit how often it may. */
const DELAY_MS = 200;

const nothing: SomeSettings = {};

/**
 * Slider values from the URL, overridden while they are being moved.
 *
 * @param keys names of the parameters
 */
export function useSettings(keys: readonly string[]) {
  const { read, change } = useQuery();
  const [moved, setMoved] = useState(nothing);
  const settings = useMemo(
    () => settingsIn(read, keys).map((setting, index) => moved[index] ?? setting),
    [read, keys, moved],
  );
  useEffect(() => {
    if (moved === nothing) return;
    const timer = setTimeout(() => {
      if (change(addressChanges(moved, keys), "replace")) setMoved(nothing);
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [moved, keys, change]);
  return {
    settings,
    /** Whether the URL is about to change. */
    moving: moved !== nothing,
    move: (more: SomeSettings) => {
      setMoved((before) => ({ ...before, ...more }));
    },
    reset: () => {
      setMoved(defaultSettings(keys.length));
    },
  };
}
