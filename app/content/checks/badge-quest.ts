import type { Edition, Award, Draft } from "#app/content/content.ts";
import type { FieldPath } from "#app/content/field-path.ts";
import { awardsFile, editionFile, files } from "#app/content/files.ts";
import { error, type Finding, warning, hint as hintAt } from "#app/content/finding.ts";
import {
  type GetCredits,
  creditsBeyond,
  peopleBeyond,
  repeatedGroups,
  findUnearned,
  wordsBeyond,
} from "#app/domain/badge-quest/rules.ts";
import { ordinal } from "#words/grammar/ordinal.ts";
import { dayNumber } from "#app/domain/dates/day.ts";
import { enumerate } from "#words/grammar/lists.ts";
import { MAX_VALUES, valueKey } from "#app/domain/value-inks.ts";
import { type Check, listKeys, repeats } from "./check.ts";

type NamedBadge = readonly [badge: string, file: string, path: FieldPath];

function listNamedBadges({ year, newest, poster, awards }: Edition): NamedBadge[] {
  return [
    ...newest.map((badge, index): NamedBadge => [badge, editionFile(year), ["newest", index]]),
    ...poster.map((badge, index): NamedBadge => [badge, editionFile(year), ["poster", index]]),
    ...awards.map(({ badge }, index): NamedBadge => [badge, awardsFile(year), [index, "badge"]]),
  ];
}

function findUnused(edition: Edition, known: ReadonlySet<string> | undefined): Finding[] {
  const inUse = new Set(edition.activated);
  return listNamedBadges(edition).flatMap(([badge, file, path]) => {
    if (inUse.has(badge) || known?.has(badge) === false) return [];
    const cause = `${badge} is not a badge in use in ${edition.year}.`;
    const remedy = `Correct the badge, or add it to ${editionFile(edition.year)}.`;
    return error(file, path, cause, remedy);
  });
}

/** Badges that are awarded or shown as new are in use. */
const badgesInUse: Check = ({ badgeQuest }, entries) =>
  [...badgeQuest.editions.values()].flatMap((edition) =>
    findUnused(edition, listKeys(entries, files.badges)),
  );

/** An award and its index in the log, from 0. */
export interface Row extends Award {
  readonly index: number;
}

/** A warning about a row of an award log. */
export interface LogWarning {
  readonly row: Row;
  readonly field: "badge" | "date" | "note";
  readonly cause: string;
  /** A suggestion as a sentence. */
  readonly hint?: string | undefined;
  /** Makes it a hint, because the row works as it is. */
  readonly isMinor?: true;
}

/** Returns a row's line in the file. */
export type LineOf = (row: Row) => number;

const remedy = "Correct or delete the row. If it's right, leave it as is.";

/** Context of the rows for a warning. */
interface LogContext {
  readonly findLine: LineOf;
  readonly findCredits: GetCredits;
  readonly content: Draft;
}

type FindWarnings = (log: readonly Row[], context: LogContext) => LogWarning[];

/** A check that warns about rows of the award logs, edition by edition. */
export function logWarnings(listWarnings: FindWarnings): Check {
  return (content, entries) => {
    const { badges, editions } = content.badgeQuest;
    const findCredits: GetCredits = (badge) => badges.get(badge)?.credits;
    return [...editions.values()].flatMap(({ year, awards }) => {
      const file = awardsFile(year);
      const entry = entries.get(file);
      const rows = awards.map((award, index) => ({ ...award, index }));
      const findLine: LineOf = ({ index }) => entry?.locate(entry.toWrittenPath([index])).line ?? 1;
      return listWarnings(rows, { findLine, findCredits, content }).map(
        ({ row, field, cause, hint, isMinor }) => {
          const words = hint === undefined ? remedy : `${hint} ${remedy}`;
          const finding = isMinor ? hintAt : warning;
          return finding(file, [row.index, field], cause, words);
        },
      );
    });
  };
}

/** Nobody earns a badge more often than its rule allows, in total or in one role, age or level. */
const creditLimits = logWarnings((log, { findCredits }) =>
  creditsBeyond(log, findCredits).map(({ award: row, count, allowed, inRole }) => ({
    row,
    field: inRole ? "note" : "badge",
    cause: `This is the ${ordinal(count)} ${row.badge} of ${row.player}${inRole ? ` for ${row.note ?? ""}` : ""}, but the rule allows ${allowed}.`,
  })),
);

/** No post has more people than its badge allows. */
const peoplePerPost = logWarnings((log, { findCredits }) =>
  peopleBeyond(log, findCredits).map((row) => ({
    row,
    field: "badge",
    cause: `${row.badge} credits at most ${findCredits(row.badge)?.people} people per post, but more have this date and time.`,
  })),
);

/** Days between the first award and the next from which the first date is probably a placeholder. */
const DAYS_ALONE = 7;

/** A warning about the first award of some badges, if it is long before the second. */
function firstAlone({ awards, year }: Edition, badges: readonly string[]): Finding[] {
  const [first, second] = [...awards.entries()]
    .filter(([, { badge }]) => badges.includes(badge))
    .toSorted(([, a], [, b]) => dayNumber(a.date) - dayNumber(b.date));
  if (first === undefined || second === undefined) return [];
  const [index, { date }] = first;
  const days = dayNumber(second[1].date) - dayNumber(date);
  if (days < DAYS_ALONE) return [];
  return [
    warning(
      awardsFile(year),
      [index, "date"],
      `date is ${date}, ${days} days before any other award from that update.`,
      "Enter the day it was earned. If it's right, leave it as is.",
    ),
  ];
}

/** The badges of an update are first earned at about the same time; an award long before has a wrong date. */
const earlyAwards: Check = ({ badgeQuest }) =>
  [...badgeQuest.editions.values()].flatMap((edition) =>
    (edition.updates ?? []).flatMap(({ badges }) => firstAlone(edition, badges)),
  );

/** Everyone with a badge that requires other badges has those, too. */
const othersFirst = logWarnings((log, { findCredits }) =>
  findUnearned(log, findCredits).map(({ award: row, count, needed, others }) => ({
    row,
    field: "badge",
    cause: `The ${ordinal(count)} ${row.badge} of ${row.player} needs ${needed} other badges by that day, but the log has only ${others}.`,
    hint: `It takes ${needed / count} other badges between two updates.`,
  })),
);

/** No group has a badge twice if the badge credits each group once. */
const groupsOnce = logWarnings((log, { findLine, findCredits }) =>
  repeatedGroups(log, findCredits).map(({ award: row, first, players }) => ({
    row,
    field: "badge",
    cause: `${row.badge} credits each group once, and line ${findLine(first)} already has ${enumerate(players)}.`,
  })),
);

/** The published total of a past edition is the number of awards in its log, if there is one. */
const historyTotals: Check = ({ badgeQuest }, entries) =>
  badgeQuest.history.flatMap(({ year, totalBadges }, index) => {
    const awards = badgeQuest.editions.get(year)?.awards.length ?? 0;
    const damaged = entries.get(awardsFile(year))?.problems.length !== 0;
    if (damaged || awards === totalBadges) return [];
    return warning(
      files.history,
      [index, "totalBadges"],
      `The published total is ${totalBadges}, but ${awardsFile(year)} has ${awards} awards.`,
      "Check which one is right. The history shows the published total.",
    );
  });

function checkLog({ year, awards }: Edition): Finding[] {
  const file = awardsFile(year);
  const rows = awards.map((award, index) => {
    const { badge, player, date, time = "", zone = "", note = "" } = award;
    return { what: [badge, player, date, time, zone, note].join(), award, index, path: [index] };
  });
  const second = new Set(repeats(rows));
  const unmarked = [...second].filter(({ award }) => award.again === undefined);
  const marked = rows.filter((row) => row.award.again !== undefined && !second.has(row));
  return [
    ...unmarked.map(({ award, index }) =>
      error(
        file,
        [index, "badge"],
        `An earlier row already has this ${award.badge} for ${award.player} at the same time.`,
        "Delete the row, or write yes under again if it was earned several times at once.",
      ),
    ),
    ...marked.map(({ index }) =>
      error(
        file,
        [index, "again"],
        "again is yes, but no earlier row is identical.",
        "Clear the cell, or correct the row.",
      ),
    ),
  ];
}

/** No award is listed twice, unless the row says that it repeats an earlier one on purpose. */
const repeatedAwards: Check = ({ badgeQuest }) =>
  [...badgeQuest.editions.values()].flatMap(checkLog);

/** The edition that the Badge Quest page shows exists. */
const shownEdition: Check = ({ site }, entries) => {
  const edition = site?.badgeQuest?.edition;
  if (edition === undefined || entries.has(editionFile(edition))) return [];
  const cause = `The edition ${edition} of Badge Quest does not exist.`;
  return [
    error(files.site, ["badgeQuest", "edition"], cause, `Add ${editionFile(edition)} first.`),
  ];
};

/** The problem with a badge's core value; undefined if it is one of the first six. */
function problemWith(id: string, value: string, values: readonly string[]): Finding | undefined {
  const path = [id, "value"];
  const key = valueKey(value, values.indexOf(value));
  const usualValue = values.find((spelling, index) => valueKey(spelling, index) === key) ?? value;
  if (usualValue !== value) {
    const cause = `value is "${value}", which other badges spell "${usualValue}".`;
    return error(files.badges, path, cause, `Write ${usualValue}.`);
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

/** Nobody has more awards with a word in their notes than the badge allows. */
const wordLimits = logWarnings((log, { findCredits }) =>
  wordsBeyond(log, findCredits).map(({ award: row, word, most }) => ({
    row,
    field: "note",
    cause: `${row.badge} allows ${most} with the word ${word}, but ${row.player} has more.`,
  })),
);

export const badgeQuestChecks: readonly Check[] = [
  badgesInUse,
  creditLimits,
  peoplePerPost,
  earlyAwards,
  othersFirst,
  groupsOnce,
  historyTotals,
  repeatedAwards,
  shownEdition,
  wordLimits,
  valuesOfBadges,
];
