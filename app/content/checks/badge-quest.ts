import type { Edition } from "#app/content/content.ts";
import type { FieldPath } from "#app/content/field-path.ts";
import { awardsFile, editionFile, files } from "#app/content/files.ts";
import { error, type FieldProblem, warning } from "#app/content/problem.ts";
import { MAX_VALUES, valueKey } from "#app/domain/core-values.ts";
import { type Check, repeats } from "./check.ts";

type NamedBadge = readonly [badge: string, file: string, path: FieldPath];

function listNamedBadges({ year, newest, poster, awards }: Edition): NamedBadge[] {
  return [
    ...newest.map((badge, index): NamedBadge => [badge, editionFile(year), ["newest", index]]),
    ...poster.map((badge, index): NamedBadge => [badge, editionFile(year), ["poster", index]]),
    ...awards.map(({ badge }, index): NamedBadge => [badge, awardsFile(year), [index, "badge"]]),
  ];
}

/** Badges that are awarded, shown as new or on the poster are in use. */
const badgesInUse: Check = ({ badgeQuest }) =>
  [...badgeQuest.editions.values()].flatMap((edition) =>
    listNamedBadges(edition)
      .filter(([badge]) => badgeQuest.badges.has(badge) && !edition.activated.includes(badge))
      .map(([badge, file, path]) => {
        const cause = `${badge} is not a badge in use in ${edition.year}.`;
        const remedy = `Correct the badge, or add it to ${editionFile(edition.year)}.`;
        return error(file, path, cause, remedy);
      }),
  );

/** The published total of a past edition is the number of awards in its log, if there is one. */
const historyTotals: Check = ({ badgeQuest }, entries) =>
  badgeQuest.history.flatMap(({ year, totalBadges }, index) => {
    const awards = badgeQuest.editions.get(year)?.awards.length ?? 0;
    if (!entries.has(awardsFile(year)) || awards === totalBadges) return [];
    const cause = `The published total is ${totalBadges}, but ${awardsFile(year)} has ${awards} awards.`;
    const remedy = "Check which one is right. The history shows the published total.";
    return warning(files.history, [index, "totalBadges"], cause, remedy);
  });

/** Problems of a log; `again` marks a row that repeats an earlier one on purpose. */
function checkLog({ year, awards }: Edition): FieldProblem[] {
  const file = awardsFile(year);
  const rows = awards.map((award, index) => {
    const { badge, player, date, time = "", zone = "", note = "" } = award;
    const path = [index, "badge"];
    return { key: [badge, player, date, time, zone, note].join(), award, index, path };
  });
  const repeated = new Set(repeats(rows));
  const unmarked = [...repeated].filter(({ award }) => award.again === undefined);
  const marked = rows.filter((row) => row.award.again !== undefined && !repeated.has(row));
  return [
    ...unmarked.map(({ award, path }) => {
      const cause = `An earlier row already has this ${award.badge} for ${award.player} at the same time.`;
      const remedy =
        "Delete the row, or write yes under again if it was earned several times at once.";
      return error(file, path, cause, remedy);
    }),
    ...marked.map(({ index }) => {
      const cause = "again is yes, but no earlier row is identical.";
      const remedy = "Clear the cell, or correct the row.";
      return error(file, [index, "again"], cause, remedy);
    }),
  ];
}

/** No award is listed twice, unless its row says so. */
const repeatedAwards: Check = ({ badgeQuest }) =>
  [...badgeQuest.editions.values()].flatMap(checkLog);

/** The edition that the Badge Quest page shows exists. */
const shownEdition: Check = ({ site, badgeQuest: { editions } }) => {
  const edition = site.badgeQuest?.edition;
  if (edition === undefined || editions.has(edition)) return [];
  const cause = `The edition ${edition} of Badge Quest does not exist.`;
  return [
    error(files.site, ["badgeQuest", "edition"], cause, `Add ${editionFile(edition)} first.`),
  ];
};

/** The problem with a badge's core value: another spelling than the first one, or a seventh value. */
function problemWith(
  id: string,
  value: string,
  values: readonly string[],
): FieldProblem | undefined {
  const path = [id, "value"];
  const key = valueKey(value, values.indexOf(value));
  const firstSpelling =
    values.find((spelling, index) => valueKey(spelling, index) === key) ?? value;
  if (firstSpelling !== value) {
    const cause = `value is "${value}", which other badges spell "${firstSpelling}".`;
    return error(files.badges, path, cause, `Write ${firstSpelling}.`);
  }
  const first = values.slice(0, MAX_VALUES);
  if (first.includes(value)) return undefined;
  const cause = `${value} is one core value too many: a club can have up to six.`;
  return error(files.badges, path, cause, `Choose one of ${first.join(", ")}.`);
}

/**
 * Without core-values.yml, the club's values are those of its badges: at most six, each with one spelling. With that file,
 * they are references, which another check follows.
 */
const valuesOfBadges: Check = ({ badgeQuest: { badges, values } }, entries) =>
  entries.has(files.coreValues)
    ? []
    : [...badges.values()].flatMap(({ id, value }) => problemWith(id, value, values) ?? []);

export const badgeQuestChecks: readonly Check[] = [
  badgesInUse,
  historyTotals,
  repeatedAwards,
  shownEdition,
  valuesOfBadges,
];
