import type { Draft } from "#app/content/content.ts";
import type { Check } from "#app/content/checks/check.ts";
import { files } from "#app/content/files.ts";
import { error } from "#app/content/finding.ts";
import { displayName } from "#app/domain/opponents/opponent.ts";
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

/** What links call the pages that there is one of, with the names of the club's parts. */
function namesOfPages({ site }: Draft): [page: string, name: string][] {
  return Object.entries(pageLabels).map(([page, label]) => [
    page,
    (isPart(page) ? site?.parts?.[page] : undefined) ?? label,
  ]);
}

const cause = (name: string) => `Another page is called ${name}, too.`;

/** Parts and opponents have names that no other page has: a visitor could not tell the pages apart. */
export const namesOfParts: Check = (content) => {
  const pages = namesOfPages(content);
  const isTaken = (name: string, own?: string) =>
    pages.some(([page, label]) => page !== own && fold(label) === fold(name));
  const parts = partNames.flatMap((part) => {
    const name = content.site?.parts?.[part];
    if (name === undefined || !isTaken(name, part)) return [];
    return [error(files.site, ["parts", fields[part]], cause(name), "Choose another name.")];
  });
  const teams = [...content.opponents.values()].flatMap((team) => {
    const name = displayName(team);
    if (!isTaken(name)) return [];
    const remedy = "Add what tells them apart as displayNameOverride, such as the city.";
    return [error(files.opponents, [team.id, "name"], cause(name), remedy)];
  });
  return [...parts, ...teams];
};
