import type { DateStyle } from "#app/domain/dates/date-style.ts";
import { Refusal } from "#scripts/captain/content-texts.ts";

const LETTERS = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** Codes that have a name but are not countries, such as EU for the European Union. */
const notCountries: ReadonlySet<string> = new Set(["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"]);

/** Other common names of countries, normalized by `plainName`. */
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

/** Normalizes a name for comparison: "U.S.A." is "usa", "Bosnia & Herzegovina" has an "and". */
function plainName(name: string): string {
  return name.trim().toLowerCase().replaceAll(".", "").replaceAll("&", "and");
}

function isCountry(code: string): boolean {
  return !notCountries.has(code) && names.of(code) !== undefined;
}

const allCodes = () => LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

function countryName(code: string): string {
  return plainName(names.of(code) ?? "");
}

/**
 * Parses a typed country, "ie", "Ireland" or "U.S.", to its code.
 *
 * @throws Refusal if there is no such country
 */
export function parseCountry(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const name = plainName(text);
  const code = name.toUpperCase();
  // "UK" is not a code, but an alias of GB.
  if (/^[A-Z]{2}$/.test(code) && isCountry(code)) return new Intl.Locale(`und-${code}`).region;
  const found =
    usualNames.get(name) ??
    allCodes().find((code) => isCountry(code) && countryName(code) === name);
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
