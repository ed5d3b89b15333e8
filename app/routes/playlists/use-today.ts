import type { Day } from "#app/domain/dates/day.ts";
import { useBrowserValue } from "#app/hooks/use-browser-value.ts";

/** The day on the clock of whoever looks at it, in her own time zone. */
export function dayOnClock(now: Date): Day {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `${now.getFullYear()}-${month}-${day}`;
}

const today = () => dayOnClock(new Date());

/** The visitor's day; none in the prerendered page, which is the same on every day. */
export function useToday(): Day | undefined {
  return useBrowserValue<Day | undefined>(today, undefined);
}
