import type { Content, Edition, Roster } from "#app/content/content.ts";
import type { KnownPages } from "#app/content/known-pages.ts";
import { files, editionFile, newsFile, rosterFile, tournamentFile } from "#app/content/files.ts";
import { error, type FieldProblem, hint, warning } from "#app/content/problem.ts";
import { displayName } from "#app/domain/opponents.ts";
import { fold } from "#app/domain/fold.ts";
import { type FieldPath, fieldName } from "#app/content/field-path.ts";
import { valueKey } from "#app/domain/value-inks.ts";
import { markName } from "#app/domain/marks.ts";
import { spell, undrawnLetters } from "#app/lib/letters.ts";
import { findUnnamedPlayers, namingCause, findNaming } from "#app/content/naming.ts";
import { isNoTeam, isClubName, listClubNames } from "#app/content/team-names.ts";
import { listTexts } from "#app/content/reading/walk-texts.ts";
import { type Check, repeats, type UniqueValue } from "./check.ts";

/** Parts that a club may rename, by their fields in site.yml. */
const fieldOf = {
  badgequest: "badgeQuest",
  fiftyplates: "fiftyPlates",
  corevalues: "coreValues",
  playlists: "playlists",
} as const;

type PartName = keyof typeof fieldOf;

const isPart = (name: string): name is PartName => Object.hasOwn(fieldOf, name);
const partNames = Object.keys(fieldOf).filter(isPart);

/** Link labels of all one-of-a-kind pages, with the club's own names for its parts. */
function namesOfPages({ site }: Content, { labels }: KnownPages): [page: string, name: string][] {
  return Object.entries(labels).map(([page, label]) => [
    page,
    (isPart(page) ? site.parts?.[page] : undefined) ?? label,
  ]);
}

const takenBy = (name: string) => `Another page is also called ${name}.`;

/** Parts and opponents do not have the name of another page. */
const namesOfParts: Check = (content, _, knownPages) => {
  if (knownPages === undefined) return [];
  const pages = namesOfPages(content, knownPages);
  const isTaken = (name: string, exceptPage?: string) =>
    pages.some(([page, label]) => page !== exceptPage && fold(label) === fold(name));
  const parts = partNames.flatMap((part) => {
    const name = content.site.parts?.[part];
    if (name === undefined || !isTaken(name, part)) return [];
    return error(files.site, ["parts", fieldOf[part]], takenBy(name), "Choose a different name.");
  });
  const teams = [...content.opponents.values()].flatMap((team) => {
    const name = displayName(team);
    if (!isTaken(name)) return [];
    const remedy =
      "Add displayNameOverride with something that tells them apart, such as the city.";
    return [error(files.opponents, [team.id, "name"], takenBy(name), remedy)];
  });
  return [...parts, ...teams];
};

/** The club is not among its opponents, and nobody plays against a bye. */
const opponentsAreTeams: Check = ({ site, opponents }) => {
  const clubNames = listClubNames(site);
  return [...opponents.values()].flatMap(({ id, name, displayNameOverride, location }) => {
    const names = [name, displayNameOverride ?? name];
    const isClubPlace =
      location?.city === undefined || isClubName(`${location.city} ${site.teamName}`, clubNames);
    if (names.some((name) => isClubName(name, clubNames)) && isClubPlace) {
      return error(
        files.opponents,
        [id, "name"],
        `${name} is the club itself, so its games would count against it.`,
        "Use the other team as the opponent of those games, and delete this entry. If another club has that name, add its city.",
      );
    }
    if (!names.some(isNoTeam)) return [];
    const cause = `${name} means that there is no opponent, but its games would count.`;
    return warning(
      files.opponents,
      [id, "name"],
      cause,
      "Delete those games. If a team has that name, leave it as is.",
    );
  });
};

function listUniqueValues(names: readonly string[], ...path: FieldPath): UniqueValue[] {
  return names.map((what, index) => ({ what, path: [...path, index] }));
}

function reportRepeats(file: string, values: readonly UniqueValue[]): FieldProblem[] {
  return repeats(values).map(({ what, path }) =>
    error(file, path, `${what} is listed twice.`, "Keep one of the two."),
  );
}

function findRosterRepeats({ year, players, coaches, captains }: Roster): FieldProblem[] {
  // A person may play and coach in one season.
  return Object.entries({ players, coaches, captains }).flatMap(([list, people]) =>
    reportRepeats(rosterFile(year), listUniqueValues(people, list)),
  );
}

function findEditionRepeats({ year, activated, updates, newest }: Edition): FieldProblem[] {
  const steps = updates?.flatMap(({ badges }, index) =>
    listUniqueValues(badges, "updates", index, "badges"),
  );
  return [
    ...reportRepeats(editionFile(year), steps ?? listUniqueValues(activated, "activated")),
    ...reportRepeats(editionFile(year), listUniqueValues(newest, "newest")),
  ];
}

/** Core values whose names have the same address, such as "Fair play" and "Fair-play". */
function findValueRepeats({ coreValues }: Content): FieldProblem[] {
  const keys = coreValues.map(({ name }, index) => valueKey(name, index));
  return repeats(listUniqueValues(keys)).map(({ path: [index = 0] }) => {
    const cause = `${coreValues[Number(index)]?.name} is listed twice.`;
    return error(files.coreValues, [index, "name"], cause, "Keep one of the two.");
  });
}

/** Badges with one title, and opponents with one name. */
function findPageRepeats({ badgeQuest, opponents }: Content): FieldProblem[] {
  const badges = Array.from(badgeQuest.badges.values(), ({ id, title: name }) => ({
    what: fold(name),
    name,
    path: [id, "title"],
  }));
  const teams = Array.from(opponents.values(), (team) => {
    const name = displayName(team);
    const field = team.displayNameOverride === undefined ? "name" : "displayNameOverride";
    return { what: fold(name), name, path: [team.id, field] };
  });
  return [
    ...repeats(badges).map(({ path, name }) => {
      const cause = `Another badge also has the title ${name}.`;
      return error(files.badges, path, cause, "Change one of the titles.");
    }),
    ...repeats(teams).map(({ path, name }) =>
      error(
        files.opponents,
        path,
        `Another opponent is also shown as ${name}.`,
        "If they are the same team, delete one. If not, add displayNameOverride with something that tells them apart.",
      ),
    ),
  ];
}

/** Tournaments of a year with the same name, city and first day. */
function findTournamentRepeats({ tournaments }: Content): FieldProblem[] {
  const dated = tournaments.flatMap(({ id, year, name, location, dates }) => {
    if (dates === undefined) return [];
    const what = [year, fold(name), location.city, dates.start].join();
    return { what, id, year, name, path: ["name"] };
  });
  return repeats(dated).map(({ id, year, name, path }) =>
    error(
      tournamentFile(year, id),
      path,
      `Another tournament of ${year} is also called ${name}, in the same city and from the same day.`,
      "If they are the same tournament, delete one of the files. If not, rename one.",
    ),
  );
}

/** Two profiles on one network, which have the same label and icon. */
function findProfileRepeats({ site }: Content): FieldProblem[] {
  const names = site.socialLinks.map(({ name }, index) => ({
    what: name,
    path: ["socialLinks", index, "name"],
  }));
  return reportRepeats(files.site, names);
}

/** A story's link without the parts that make no difference: the scheme, www. and a slash at the end. */
function shortenLink(link: string): string {
  return link.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/\/(?=$|#)/, "");
}

/** News items with one link, in any year. */
function findNewsRepeats({ seasons }: Content): FieldProblem[] {
  const items = seasons.flatMap(({ year, news }) =>
    news.map(({ link }, index) => ({ what: shortenLink(link), link, year, path: [index, "link"] })),
  );
  return repeats(items).map(({ link, year, path }) =>
    error(
      newsFile(year),
      path,
      `An earlier item already has the link ${link}.`,
      "Delete one of the items, or correct the link.",
    ),
  );
}

/** Names in a list are unique, and so are links of news. */
const repeatedNames: Check = (content) => [
  ...content.rosters.flatMap(findRosterRepeats),
  ...[...content.badgeQuest.editions.values()].flatMap(findEditionRepeats),
  ...findValueRepeats(content),
  ...findPageRepeats(content),
  ...findTournamentRepeats(content),
  ...findProfileRepeats(content),
  ...findNewsRepeats(content),
];

/** Maximum number of letters in a line of the mark. With more, they are less than half as high as the menu's on a phone. */
const MAX_LINE_LETTERS = 14;

/** A mark without a file can spell the name: all its letters are drawn, and no word is very long. */
const markLetters: Check = ({ site, marks }) => {
  if (marks.mark !== undefined) return [];
  const { teamName, wordmark } = site;
  const field = wordmark === undefined ? "teamName" : "wordmark";
  const name = wordmark ?? teamName;
  const unknown = undrawnLetters(name);
  const words = spell(name);
  if (unknown.length > 0 || words.length === 0) {
    const missing = unknown.join(" ") || name;
    const cause = `The mark has no letters for ${missing}, so it spells “${markName(site)}”.`;
    const remedy =
      "Add wordmark: with the name in Latin letters or digits. Pages still show the original name.";
    return [warning(files.site, [field], cause, remedy)];
  }
  const longest = words.find((word) => word.length > MAX_LINE_LETTERS);
  if (longest === undefined) return [];
  const cause = `A word of ${longest.length} letters is very small on phones, where the mark fills the width.`;
  const remedy = `Add wordmark: with a shorter form, up to ${MAX_LINE_LETTERS} letters per word.`;
  return [hint(files.site, [field], cause, remedy)];
};

const reportByNaming = {
  names: { report: error, remedy: "Reword it, or delete the entry." },
  "may mean": { report: warning, remedy: "If it does, reword it." },
  word: { report: hint, remedy: "If it means her, reword it." },
} as const;

/** No text names a player who is shown by initials or not at all. */
const unwantedNames: Check = ({ players }, entries) => {
  const unnamedPlayers = findUnnamedPlayers(players);
  if (unnamedPlayers.length === 0) return [];
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

export const nameChecks: readonly Check[] = [
  unwantedNames,
  namesOfParts,
  opponentsAreTeams,
  repeatedNames,
  markLetters,
];
