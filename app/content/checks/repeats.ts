import type { Content, Edition, Roster } from "#app/content/content.ts";
import type { FieldPath } from "#app/content/field-path.ts";
import { editionFile, files, newsFile, rosterFile, tournamentFile } from "#app/content/files.ts";
import { error, type FieldProblem } from "#app/content/problem.ts";
import { valueKey } from "#app/domain/core-values.ts";
import { fold } from "#app/domain/fold.ts";
import { displayName } from "#app/domain/opponents.ts";
import { type Check, repeats, type UniqueValue } from "./check.ts";

function listUniqueValues(names: readonly string[], ...path: FieldPath): UniqueValue[] {
  return names.map((key, index) => ({ key, path: [...path, index] }));
}

/** A value with the name that messages have for it, if that differs. */
interface NamedValue extends UniqueValue {
  readonly name?: string;
}

function reportRepeats(file: string, values: readonly NamedValue[]): FieldProblem[] {
  return repeats(values).map(({ key, name = key, path }) =>
    error(file, path, `${name} is listed twice.`, "Keep one of the two."),
  );
}

function findRosterRepeats({ year, players, coaches, captains }: Roster): FieldProblem[] {
  // A person may play and coach in one season, so each list is checked by itself.
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
  const values = coreValues.map(({ name }, index) => ({
    key: valueKey(name, index),
    name,
    path: [index, "name"],
  }));
  return reportRepeats(files.coreValues, values);
}

/** Badges with the same title, and opponents with the same name: each has a page of its own. */
function findPageRepeats({ badgeQuest, opponents }: Content): FieldProblem[] {
  const badges = Array.from(badgeQuest.badges.values(), ({ id, title: name }) => ({
    key: fold(name),
    name,
    path: [id, "title"],
  }));
  const teams = Array.from(opponents.values(), (team) => {
    const name = displayName(team);
    const field = team.displayNameOverride === undefined ? "name" : "displayNameOverride";
    return { key: fold(name), name, path: [team.id, field] };
  });
  return [
    ...repeats(badges).map(({ path, name }) => {
      const cause = `Another badge also has the title ${name}.`;
      return error(files.badges, path, cause, "Change one of the titles.");
    }),
    ...repeats(teams).map(({ path, name }) => {
      const cause = `Another opponent is also shown as ${name}.`;
      const remedy =
        "If they are the same team, delete one. If not, add displayNameOverride with something that tells them apart.";
      return error(files.opponents, path, cause, remedy);
    }),
  ];
}

/** Tournaments of a year with the same name, city and first day. */
function findTournamentRepeats({ tournaments }: Content): FieldProblem[] {
  const dated = tournaments.flatMap(({ id, year, name, location, dates }) => {
    if (dates === undefined) return [];
    const key = [year, fold(name), location.city, dates.start].join();
    return { key, id, year, name, path: ["name"] };
  });
  return repeats(dated).map(({ id, year, name, path }) => {
    const cause = `Another tournament of ${year} is also called ${name}, in the same city and from the same day.`;
    const remedy = "If they are the same tournament, delete one of the files. If not, rename one.";
    return error(tournamentFile(year, id), path, cause, remedy);
  });
}

/** Two profiles on one network, which have the same label and icon. */
function findProfileRepeats({ site }: Content): FieldProblem[] {
  const names = site.socialLinks.map(({ name }, index) => ({
    key: name,
    path: ["socialLinks", index, "name"],
  }));
  return reportRepeats(files.site, names);
}

/** A story's link without the parts that make no difference: the scheme, www. and a slash at the end of its path. */
function shortenLink(link: string): string {
  return link.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/\/(?=$|#)/, "");
}

/** News items with the same link, in any year. */
function findNewsRepeats({ seasons }: Content): FieldProblem[] {
  const items = seasons.flatMap(({ year, news }) =>
    news.map(({ link }, index) => ({ key: shortenLink(link), link, year, path: [index, "link"] })),
  );
  return repeats(items).map(({ link, year, path }) => {
    const cause = `An earlier item already has the link ${link}.`;
    const remedy = "Delete one of the items, or correct the link.";
    return error(newsFile(year), path, cause, remedy);
  });
}

/** Nothing is listed twice. */
export const repeatsCheck: Check = (content) => [
  ...content.rosters.flatMap(findRosterRepeats),
  ...[...content.badgeQuest.editions.values()].flatMap(findEditionRepeats),
  ...findValueRepeats(content),
  ...findPageRepeats(content),
  ...findTournamentRepeats(content),
  ...findProfileRepeats(content),
  ...findNewsRepeats(content),
];
