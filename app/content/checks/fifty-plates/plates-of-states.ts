import type { Check } from "#app/content/checks/check.ts";
import { editionFile } from "#app/content/files.ts";
import { warning } from "#app/content/finding.ts";
import { FIFTY_PLATES } from "#app/domain/fifty-plates/claims.ts";

/** Plates are those of states: where none are known, the badge for them has no page. */
export const platesOfStates: Check = ({ badgeQuest, states }) =>
  [...badgeQuest.editions.values()].flatMap(({ year, activated, awards }) => {
    const isUsed = [...activated, ...awards.map(({ badge }) => badge)].includes(FIFTY_PLATES);
    if (states.list.length > 0 || !isUsed) return [];
    return warning(
      editionFile(year),
      [],
      `${FIFTY_PLATES} is in use, and the states of ${states.country} are not known, so there is no page of plates.`,
      "Write the states into states.yml, as README.md shows, or take the badge out.",
    );
  });
