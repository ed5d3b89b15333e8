import { fieldName } from "#app/content/field-path.ts";
import { files } from "#app/content/files.ts";
import { findNaming, findUnnamedPlayers, namingCause } from "#app/content/naming.ts";
import { error, hint, warning } from "#app/content/problem.ts";
import { listTexts } from "#app/content/reading/walk-texts.ts";
import { isClubName, isNoTeam, listClubNames } from "#app/content/team-names.ts";
import { fold } from "#app/domain/fold.ts";
import { displayName } from "#app/domain/opponents.ts";
import type { Check } from "./check.ts";

/** Fields in site.yml of the parts that a club may rename, where they differ from the page's name. */
const fieldByPage: Readonly<Record<string, string>> = {
  badgequest: "badgeQuest",
  fiftyplates: "fiftyPlates",
  corevalues: "coreValues",
};

const sharedNameCause = (name: string) => `Another page is also called ${name}.`;

/** Parts and opponents do not have the name of another page. */
const namesOfParts: Check = ({ site, opponents }, _, knownPages) => {
  if (knownPages === undefined) return [];
  const renamedParts = Object.entries(site.parts ?? {}).filter(
    (part): part is [string, string] => part[1] !== undefined,
  );
  const pages = Object.entries({ ...knownPages.labels, ...Object.fromEntries(renamedParts) });
  const isUsed = (name: string, exceptPage?: string) =>
    pages.some(([page, label]) => page !== exceptPage && fold(label) === fold(name));
  const parts = renamedParts.flatMap(([page, name]) => {
    if (!isUsed(name, page)) return [];
    const path = ["parts", fieldByPage[page] ?? page];
    return error(files.site, path, sharedNameCause(name), "Choose a different name.");
  });
  const teams = [...opponents.values()].flatMap((team) => {
    const name = displayName(team);
    if (!isUsed(name)) return [];
    const remedy =
      "Add displayNameOverride with something that tells them apart, such as the city.";
    return error(files.opponents, [team.id, "name"], sharedNameCause(name), remedy);
  });
  return [...parts, ...teams];
};

/** The club is not among its opponents, and nobody plays against a bye. */
const opponentsAreTeams: Check = ({ site, opponents }) => {
  const clubNames = listClubNames(site);
  return [...opponents.values()].flatMap(({ id, name, displayNameOverride, location }) => {
    const names = [name, displayNameOverride ?? name];
    // A team with the club's name in a city that isn't the club's is another club.
    const isElsewhere =
      location?.city !== undefined && !isClubName(`${location.city} ${site.teamName}`, clubNames);
    if (!isElsewhere && names.some((teamName) => isClubName(teamName, clubNames))) {
      const cause = `${name} is the club itself, so its games would count against it.`;
      const remedy =
        "Use the other team as the opponent of those games, and delete this entry. If another club has that name, add its city.";
      return error(files.opponents, [id, "name"], cause, remedy);
    }
    if (!names.some(isNoTeam)) return [];
    const cause = `${name} means that there is no opponent, but its games would count.`;
    const remedy = "Delete those games. If a team has that name, leave it as is.";
    return warning(files.opponents, [id, "name"], cause, remedy);
  });
};

/**
 * The report and remedy, by how surely a text names a hidden player (`findNaming`): by her surname or key, perhaps by another
 * name, or only with an ordinary word such as "may".
 */
const reportByNaming = {
  names: { report: error, remedy: "Reword it, or delete the entry." },
  "may mean": { report: warning, remedy: "If it does, reword it." },
  word: { report: hint, remedy: "If it means her, reword it." },
} as const;

/** No text names a player who is shown by initials or not at all. */
const hiddenNames: Check = ({ players }, entries) => {
  const unnamedPlayers = findUnnamedPlayers(players);
  if (unnamedPlayers.length === 0) return [];
  // References are keys, not text.
  const texts = listTexts(entries).filter(
    ({ file, node }) => file !== files.players && node["refersTo"] === undefined,
  );
  return unnamedPlayers.flatMap((player) =>
    texts.flatMap(({ file, text, path }) => {
      const naming = findNaming(text, player);
      if (naming === undefined) return [];
      const { report, remedy } = reportByNaming[naming];
      return report(file, path, namingCause(fieldName(path), naming, player), remedy);
    }),
  );
};

/** Names that a page already has, that mean no other team, or that are not to be shown. */
export const nameChecks: readonly Check[] = [hiddenNames, namesOfParts, opponentsAreTeams];
