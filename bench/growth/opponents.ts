import type { Opponent } from "#app/content/content.ts";
import type { OpponentEntry } from "#app/content/schema/opponent.ts";
import { inventNames } from "./invent.ts";
import type { Random } from "./random.ts";
import { fuller } from "./spread.ts";
import { writtenPlace } from "./written-place.ts";

/** The opponents, repeated under invented names in the cities of the known ones. */
export function growOpponents(
  opponents: readonly Opponent[],
  factor: number,
  random: Random,
): Record<string, OpponentEntry> {
  const names = inventNames(opponents.length * factor, random);
  const written = fuller(opponents, factor, ({ location, displayNameOverride }) => ({
    location: writtenPlace(location),
    isOverridden: displayNameOverride !== undefined,
  }));
  return Object.fromEntries(
    written.map(({ location, isOverridden }, index) => {
      const name = names[index] ?? "";
      const override = isOverridden ? { displayNameOverride: `The ${name}` } : {};
      return [name.toLowerCase(), { name, location, ...override }];
    }),
  );
}
