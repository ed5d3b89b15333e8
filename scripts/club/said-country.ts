import type { DateStyle } from "#app/domain/dates/date-style.ts";
import { Refusal } from "#scripts/captain/content-texts.ts";

const LETTERS = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/**
 * A country as somebody types it, "ie" or "Ireland", as the code that the content has.
 *
 * @throws Refusal where there is no such country
 */
export function saidCountry(said: string | undefined): string | undefined {
  if (said === undefined) return undefined;
  const code = said.toUpperCase();
  // "UK" is no code but stands for GB.
  if (/^[A-Z]{2}$/.test(code) && names.of(code) !== undefined)
    return new Intl.Locale(`und-${code}`).region;
  const found = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).find(
    (one) => names.of(one)?.toLowerCase() === said.toLowerCase(),
  );
  if (found === undefined)
    throw new Refusal(`${said} is no country. Write its code, such as IE, or Ireland.`);
  return found;
}

/** How a country writes days and hours, where that is not as in the United States. */
export function writingIn(country: string): DateStyle {
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  const locale = `${language}-${country}`;
  const parts = new Intl.DateTimeFormat(locale, {
    month: "long",
    day: "numeric",
  }).formatToParts();
  const order = parts.map(({ type }) => type);
  const { hourCycle } = new Intl.DateTimeFormat(locale, { hour: "numeric" }).resolvedOptions();
  return {
    dates: order.indexOf("day") < order.indexOf("month") ? "day-first" : undefined,
    hours: hourCycle === "h23" ? 24 : undefined,
  };
}
