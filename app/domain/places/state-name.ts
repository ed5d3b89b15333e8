import { PLATES } from "#app/domain/fifty-plates/plate.ts";

/** The name of a state by its postal code: "Michigan" for MI. Unknown codes have none. */
export function stateName(code: string | null | undefined): string | undefined {
  return PLATES.find((plate) => plate.code === code && plate.kind !== "bonus")?.name;
}
