import { useClock } from "#app/entities/tournament/use-clock.ts";
import { Schedule } from "./Schedule.tsx";
import type { DayData } from "./shape-day.ts";
import { showDay, showLastGames } from "./show-day.ts";

interface TodayProps {
  data: DayData;
  /** Sheet of the crests. */
  crestSheet: string;
}

/** The schedule on the visitor's day. */
export function Today({ data, crestSheet }: TodayProps) {
  const day = showDay(data, useClock(data.datesToCome));
  return day && <Schedule day={day} last={showLastGames(data, day)} crestSheet={crestSheet} />;
}
