/** No tournament starts a game from a quarter past eight in the evening to a quarter to seven. */
const EVENING = "20:15";
const MORNING = "06:45";

/** Whether games begin at such a time, "HH:MM"; others mostly have morning and evening confused. */
export function isPlausibleHour(time: string): boolean {
  return MORNING < time && time < EVENING;
}

/** The same time in the other half of the day: "22:50" is "10:50". */
export function otherHalf(time: string): string {
  const hour = (Number(time.slice(0, 2)) + 12) % 24;
  return `${String(hour).padStart(2, "0")}${time.slice(2)}`;
}
