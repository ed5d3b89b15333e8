import { countdown } from "./countdown.ts";
import type { DayState } from "./dates.ts";
import { plural } from "#app/lib/text/plural.ts";

/** "in 12 days", "tomorrow" */
export function inDays(days: number): string {
  return days === 1 ? "tomorrow" : `in ${plural(days, "day")}`;
}

/** "35 min", "2 hours": what is left until a game of today. */
export function shortWait(wait: number): string {
  const { amount, unit } = countdown(wait);
  return unit === "minute" ? `${amount} min` : plural(amount, unit);
}

/** The number and the unit on the disc; nothing where the day counts nothing. */
export function countOf(state: DayState): readonly [large: string, small: string] | undefined {
  if (state.wait !== undefined) {
    const { amount, unit } = countdown(state.wait);
    return [String(amount), amount === 1 ? unit : `${unit}s`];
  }
  if (state.isOn === true) return ["On", "now"];
  if (state.days === undefined) return undefined;
  const noun = state.days === 1 ? "day" : "days";
  if (!state.key.startsWith("tryouts:")) return [String(state.days), noun];
  if (state.key === "tryouts:soon") return [String(state.days), `${noun} to go`];
  return state.days === 0 ? ["Last", "day"] : [String(state.days), `${noun} left`];
}
