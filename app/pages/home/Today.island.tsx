import { useClock } from "#app/entities/tournament/use-day.ts";
import { presentDay, presentLastGames } from "./present-day.ts";
import { Schedule } from "./Schedule.tsx";
import type { DayData } from "./shape-day.ts";

interface TodayProps {
  data: DayData;
  /** Sheet of the crests. */
  crests: string;
}

/** The schedule on the visitor's day. */
export function Today({ data, crests }: TodayProps) {
  const day = presentDay(data, useClock(data.dates));
  return day && <Schedule day={day} last={presentLastGames(data, day)} art={crests} />;
}
