import * as words from "#words/facts/on-the-day.ts";
import type { DayState } from "./day-of.ts";
import { countdown } from "./countdown.ts";

/** "in 12 days", "tomorrow" */
export function inDays(days: number): string {
  return days === 1 ? words.tomorrow : words.inDays(days);
}

/** Time until a game today: "35 min", "2 hours". */
export function shortWait(wait: number): string {
  const { amount, unit } = countdown(wait);
  return unit === "minute" ? words.minutes(amount) : words.hours(amount);
}

/** Number and unit on the disc; undefined if there is nothing to count. */
export function countOf(state: DayState): readonly [large: string, small: string] | undefined {
  if (state.wait !== undefined) {
    const { amount, unit } = countdown(state.wait);
    return [String(amount), words.unitBelow(unit, amount)];
  }
  if (state.isOn === true) return words.onNowBelow;
  if (state.days === undefined) return undefined;
  const noun = words.daysBelow(state.days);
  if (!state.key.startsWith("tryouts:")) return [String(state.days), noun];
  if (state.key === "tryouts:soon") return [String(state.days), words.toGo(noun)];
  return state.days === 0 ? words.lastDayBelow : [String(state.days), words.left(noun)];
}
