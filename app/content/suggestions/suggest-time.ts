/** One or two figures, or four run together, then minutes, seconds, and "am" or "pm" with slips. */
const way =
  /^(?=\d\d?(?:\D|$)|\d{4}(?:\D|$))(?<hour>\d\d?)(?:[:.]?(?<minute>\d\d))?(?::\d\d)?\s*[a-z]?(?:(?<half>[ap])\.?m\.?)?$/i;

function onTheClock(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour < 24 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0);
}

/**
 * The time that a text which is not written as HH:MM probably means ("2:55SPM" is 14:55, "1236:00"
 * is 12:36, "9.00 am" 09:00), or undefined where that would be a guess ("253:00", "9").
 */
export function suggestTime(written: string): string | undefined {
  const parts = way.exec(written.trim())?.groups;
  if (parts === undefined) return undefined;
  const { hour, minute, half } = parts;
  const clock = onTheClock(Number(hour), half);
  const guessed = minute === undefined && half === undefined;
  if (clock === undefined || guessed || Number(minute ?? 0) > 59) return undefined;
  return `${String(clock).padStart(2, "0")}:${minute ?? "00"}`;
}
