import type { States } from "#app/domain/places/state.ts";
import { closest } from "./closest.ts";

const lettersOf = (written: string) => written.replaceAll(/[^\p{L}\p{N}]/gu, "").toUpperCase();

/** The code of the state that was written otherwise: "Illinois", "mi", "Calif." */
export function suggestState(written: string, { list }: States): string | undefined {
  const places = list.filter(({ kind }) => kind !== "bonus");
  const letters = lettersOf(written);
  const short = places.find(
    ({ code, also }) => code === letters || also.some((form) => lettersOf(form) === letters),
  );
  if (short !== undefined) return short.code;
  const name = closest(
    written,
    places.map((state) => state.name),
  );
  return places.find((state) => state.name === name)?.code;
}

/** Countries that clubs play in and that are taken for a state. */
const COUNTRIES: Readonly<Record<string, string>> = { CANADA: "CA", CAN: "CA", MEXICO: "MX" };

/** The code of the country that was written in place of a state. */
export function suggestCountry(written: string): string | undefined {
  return COUNTRIES[lettersOf(written)];
}
