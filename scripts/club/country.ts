import type { DateStyle } from "#app/domain/dates/date-style.ts";
import { Refusal } from "#scripts/captain/content-texts.ts";

const LETTERS = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** Codes that have a name and are no countries, such as EU for the European Union. */
const notCountries: ReadonlySet<string> = new Set(["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"]);

/** Names that people use beside the one in the table of countries, as `plainName` writes them. */
const usualNames: ReadonlyMap<string, string> = new Map([
  ["usa", "US"],
  ["united states of america", "US"],
  ["america", "US"],
  ["great britain", "GB"],
  ["britain", "GB"],
  ["turkey", "TR"],
  ["turkiye", "TR"],
  ["czech republic", "CZ"],
  ["holland", "NL"],
  ["the netherlands", "NL"],
  ["hong kong", "HK"],
  ["macao", "MO"],
  ["macau", "MO"],
  ["ivory coast", "CI"],
  ["burma", "MM"],
  ["myanmar", "MM"],
  ["swaziland", "SZ"],
]);

/** A name as it is compared: "U.S.A." is "usa", "Bosnia & Herzegovina" has an "and". */
function plainName(name: string): string {
  return name.trim().toLowerCase().replaceAll(".", "").replaceAll("&", "and");
}

function isCountry(code: string): boolean {
  return !notCountries.has(code) && names.of(code) !== undefined;
}

const allCodes = () => LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

function nameOf(code: string): string {
  return plainName(names.of(code) ?? "");
}

/**
 * A country as somebody types it, "ie", "Ireland" or "U.S.", as the code that the content has.
 *
 * @throws Refusal where there is no such country
 */
export function parseCountry(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const name = plainName(text);
  const code = name.toUpperCase();
  // "UK" is no code but stands for GB.
  if (/^[A-Z]{2}$/.test(code) && isCountry(code)) return new Intl.Locale(`und-${code}`).region;
  const found =
    usualNames.get(name) ?? allCodes().find((one) => isCountry(one) && nameOf(one) === name);
  if (found === undefined)
    throw new Refusal(`${text} is not a country. Use a code or a name, such as IE or Ireland.`);
  return found;
}

/** A country's formats of dates and times, if they differ from those of the United States. */
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
