import { useEffect, useMemo, useState } from "react";
import { defaultSettings, type Settings } from "#app/domain/core-values/settings.ts";
import { useQuery } from "#app/hooks/use-query.ts";
import { addressChanges, settingsIn, type SomeSettings } from "./settings-in-address.ts";

/** Browsers limit how often the address may change, so it follows when the sliders rest. */
const pause = 200;

const nothing: SomeSettings = {};

interface MovableSettings {
  settings: Settings;
  /** Whether the address still has to follow. */
  moving: boolean;
  move: (moved: SomeSettings) => void;
  reset: () => void;
}

/**
 * The sliders: those in the address, and before them those that are being moved.
 *
 * @param keys what the address calls the values
 */
export function useSettings(keys: readonly string[]): MovableSettings {
  const { read, change } = useQuery();
  const [moved, setMoved] = useState(nothing);
  const settings = useMemo(
    () => settingsIn(read, keys).map((setting, place) => moved[place] ?? setting),
    [read, keys, moved],
  );
  useEffect(() => {
    if (moved === nothing) return;
    const timer = setTimeout(() => {
      if (change(addressChanges(moved, keys), "replace")) setMoved(nothing);
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [moved, keys, change]);
  return {
    settings,
    moving: moved !== nothing,
    move: (more) => {
      setMoved((before) => ({ ...before, ...more }));
    },
    reset: () => {
      setMoved(defaultSettings(keys.length));
    },
  };
}
