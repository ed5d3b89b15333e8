import type { Check } from "#app/content/checks/check.ts";
import { files } from "#app/content/files.ts";
import { warning } from "#app/content/finding.ts";
import { fold } from "#app/domain/search/fold.ts";
import { partLabel, type PartName } from "#app/paths.ts";
import { pageLabels, partLabels } from "#words/page-labels.ts";

/** The parts that may be named, as site.yml writes them. */
const fields = {
  badgequest: "badgeQuest",
  fiftyplates: "fiftyPlates",
  corevalues: "coreValues",
  playlists: "playlists",
} as const satisfies Record<PartName, string>;

const isPart = (name: string): name is PartName => Object.hasOwn(partLabels, name);
const partNames = Object.keys(partLabels).filter(isPart);

/** A part has a name that no other page has: a visitor could not tell them apart in the menu. */
export const namesOfParts: Check = ({ site }) =>
  partNames.flatMap((part) => {
    const name = site?.parts?.[part];
    if (name === undefined) return [];
    const others = partNames.filter((other) => other !== part);
    const taken = [
      ...Object.values<string>(pageLabels),
      ...others.map((other) => partLabel(other, site?.parts)),
    ];
    if (!taken.some((other) => fold(other) === fold(name))) return [];
    const cause = `Another page is called ${name}, too.`;
    return [warning(files.site, ["parts", fields[part]], cause, "Choose another name.")];
  });
