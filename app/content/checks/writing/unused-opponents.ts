import type { Check } from "#app/content/checks/check.ts";
import { files } from "#app/content/files.ts";
import { hint } from "#app/content/finding.ts";

/** Every opponent was played, or is going to be. */
export const unusedOpponents: Check = ({ opponents, tournaments }) => {
  const named = new Set([
    ...tournaments.flatMap(({ games }) => games.map(({ opponent }) => opponent)),
    ...[...opponents.values()].flatMap(({ formerly = [] }) => formerly),
  ]);
  return [...opponents.keys()]
    .filter((id) => !named.has(id))
    .map((id) =>
      hint(files.opponents, [id], `${id} is in no game.`, "Keep it for later, or delete it."),
    );
};
