import type { Draft, Edition, Roster } from "#app/content/content.ts";
import type { FieldPath } from "#app/content/field-path.ts";
import { editionFile, files, rosterFile, tournamentFile } from "#app/content/files.ts";
import { error, type Finding } from "#app/content/finding.ts";
import { displayName } from "#app/domain/opponents/opponent.ts";
import { fold } from "#app/domain/search/fold.ts";
import { valueKey } from "#app/domain/core-values/value-key.ts";
import type { Check } from "./check.ts";
import { repeats, type Once } from "./repeats.ts";

function listed(names: readonly string[], ...path: FieldPath): Once[] {
  return names.map((what, index) => ({ what, path: [...path, index] }));
}

function again(file: string, path: FieldPath, what: string): Finding {
  return error(file, path, `${what} stands here a second time.`, "Keep one of the two.");
}

function twice(file: string, names: readonly Once[]): Finding[] {
  return repeats(names).map(({ what, path }) => again(file, path, what));
}

function inRoster({ year, players, coaches, captains }: Roster): Finding[] {
  const file = rosterFile(year);
  const people = [...listed(players, "players"), ...listed(coaches, "coaches")];
  return [...twice(file, people), ...twice(file, listed(captains, "captains"))];
}

function inEdition({ year, activated, updates, newest }: Edition): Finding[] {
  const file = editionFile(year);
  const steps = updates?.flatMap(({ badges }, index) => listed(badges, "updates", index, "badges"));
  return [
    ...twice(file, steps ?? listed(activated, "activated")),
    ...twice(file, listed(newest, "newest")),
  ];
}

/** Two that addresses call alike are one: "Fair play" and "Fair-play". */
function inCoreValues({ coreValues }: Draft): Finding[] {
  const names = coreValues.map(({ name }, index) => ({
    what: valueKey(name, index),
    name,
    path: [index, "name"],
  }));
  return repeats(names).map(({ name, path }) => again(files.coreValues, path, name));
}

/** Two badges, or two opponents, that pages call alike: their pages could not be told apart. */
function inPageNames({ badgeQuest, opponents }: Draft): Finding[] {
  const badges = Array.from(badgeQuest.badges.values(), ({ id, title }) => ({
    what: fold(title),
    name: title,
    path: [id, "title"],
  }));
  const teams = Array.from(opponents.values(), (team) => {
    const name = displayName(team);
    const field = team.displayNameOverride === undefined ? "name" : "displayNameOverride";
    return { what: fold(name), name, path: [team.id, field] };
  });
  return [
    ...repeats(badges).map(({ path, name }) =>
      error(
        files.badges,
        path,
        `Another badge has the title ${name}, too.`,
        "Give one of the two another title.",
      ),
    ),
    ...repeats(teams).map(({ path, name }) =>
      error(
        files.opponents,
        path,
        `Another opponent is shown as ${name}, too.`,
        "Delete one of the two if they are one team. If not, add what tells them apart as displayNameOverride.",
      ),
    ),
  ];
}

/** Two tournaments of one name in a year differ by their place or their first day. */
function inTournaments({ tournaments }: Draft): Finding[] {
  const dated = tournaments.flatMap(({ id, year, name, location, dates }) =>
    dates === undefined
      ? []
      : [
          {
            what: [year, fold(name), location.city, dates.start].join(),
            id,
            year,
            name,
            path: ["name"],
          },
        ],
  );
  return repeats(dated).map(({ id, year, name, path }) =>
    error(
      tournamentFile(year, id),
      path,
      `Another tournament of ${year} is called ${name}, too, in the same city from the same day on.`,
      "Delete one of the two files if they are one tournament. If not, give one of them another name.",
    ),
  );
}

/** Links to two profiles on one network have one label and one icon: a visitor could not tell them apart. */
function inSocialLinks({ site }: Draft): Finding[] {
  const names = site?.socialLinks.map(({ name }, index) => ({
    what: name,
    path: ["socialLinks", index, "name"],
  }));
  return twice(files.site, names ?? []);
}

/** Nobody and nothing stands twice in a list of names. */
export const repeatedNames: Check = (content) => [
  ...content.rosters.flatMap(inRoster),
  ...[...content.badgeQuest.editions.values()].flatMap(inEdition),
  ...inCoreValues(content),
  ...inPageNames(content),
  ...inTournaments(content),
  ...inSocialLinks(content),
];
