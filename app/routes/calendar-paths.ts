/** The calendar of all tournaments. */
export const wholeCalendar = "/calendar.ics";

/** The calendar of a season. */
export function calendarPath(year: number): string {
  return `/seasons/${year}/calendar.ics`;
}

/** Calendar file of a single tournament. */
export function tournamentCalendar(id: string): string {
  return `/tournaments/${id}/calendar.ics`;
}
