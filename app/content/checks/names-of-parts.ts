import type { Check } from "#app/content/checks/check.ts";
import { files } from "#app/content/files.ts";
import { warning } from "#app/content/finding.ts";
import { fold } from "#app/domain/search/fold.ts";
import type { PartName } from "#app/paths.ts";
import { pageLabels } from "#words/page-labels.ts";

/** The parts that may be named, as site.yml writes them. */
const fields = {
  badgequest: "badgeQuest",
  fiftyplates: "fiftyPlates",
  corevalues: "coreValues",
  playlists: "playlists",
} as const satisfies Record<PartName, string>;

const isPart = (name: string): name is PartName => Object.hasOwn(fields, name);
const partNames = Object.keys(fields).filter(isPart);

/** A part has a name that no other page has: a visitor could not tell them apart in the menu. */
export const namesOfParts: Check = ({ site }) =>
  partNames.flatMap((part) => {
    const name = site?.parts?.[part];
    if (name === undefined) return [];
    const taken = Object.entries<string>(pageLabels).flatMap(([page, label]) =>
      page === part ? [] : ((isPart(page) ? site?.parts?.[page] : undefined) ?? label),
    );
    if (!taken.some((label) => fold(label) === fold(name))) return [];
    const cause = `Another page is called ${name}, too.`;
    return [warning(files.site, ["parts", fields[part]], cause, "Choose another name.")];
  });
