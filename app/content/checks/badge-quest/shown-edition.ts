import { editionFile, files } from "#app/content/files.ts";
import { error } from "#app/content/finding.ts";
import type { Check } from "#app/content/checks/check.ts";

/** The edition that the Badge Quest page shows exists. */
export const shownEdition: Check = ({ site }, entries) => {
  const edition = site?.badgeQuest?.edition;
  if (edition === undefined || entries.has(editionFile(edition))) return [];
  const cause = `The edition ${edition} of Badge Quest does not exist.`;
  return [
    error(files.site, ["badgeQuest", "edition"], cause, `Add ${editionFile(edition)} first.`),
  ];
};
