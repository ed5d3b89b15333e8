import * as words from "#words/facts.ts";
import { countDown } from "./countdown.ts";
import type { DayState } from "./day-state.ts";

/** "in 12 days", "tomorrow" */
export function describeWait(days: number): string {
  return days === 1 ? words.tomorrow : words.inDays(days);
}

/** Number and unit on the disc; undefined if there is nothing to count. */
export function formatCountdown(
  state: DayState,
): readonly [large: string, small: string] | undefined {
  if (state.is === "next" || state.is === "week") {
    return [String(state.days), words.daysBelow(state.days)];
  }
  if (state.is !== "today") return undefined;
  if (state.isOn === true) return words.onNowLines;
  if (state.wait === undefined) return undefined;
  const { amount, unit } = countDown(state.wait);
  return [String(amount), words.unitBelow(unit, amount)];
}
