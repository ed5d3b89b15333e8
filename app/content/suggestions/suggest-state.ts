import { UNITED_STATES } from "#app/domain/places/united-states.ts";
import { closest } from "./closest.ts";

/** What stands for the country where a state belongs. */
export const CANADA = "CA (the country)";

const codes: ReadonlyMap<string, string> = new Map([
  ...UNITED_STATES.list
    .filter(({ kind }) => kind !== "bonus")
    .map(({ code, name }) => [name, code] as const),
  ["Canada", CANADA],
]);

/** The two letters of a state that was written otherwise ("Illinois", "mi"), or what says it is Canada. */
export function suggestState(written: string): string | undefined {
  const letters = written.replaceAll(/[^a-z]/gi, "").toUpperCase();
  if (letters === "CAN") return CANADA;
  if ([...codes.values()].includes(letters)) return letters;
  return codes.get(closest(written, codes.keys()) ?? "");
}
