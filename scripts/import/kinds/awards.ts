import type { Award } from "#app/content/content.ts";
import { editStored } from "#app/content/writing/edit.ts";
import { awardsFile, editionFile } from "#app/content/files.ts";
import { addRows } from "#app/content/writing/list-entries.ts";
import { countBy, groupBy } from "#app/lib/list.ts";
import { plural } from "#app/lib/plural.ts";
import { Refusal, type Texts } from "#scripts/captain/content-texts.ts";
import { parseDay } from "#scripts/captain/parse-day.ts";
import { findKey, badgeNames, playerNames } from "#scripts/captain/find-key.ts";
import { AWARD_COLUMNS } from "#scripts/import/columns.ts";
import {
  readMoments,
  notInTheFuture,
  takeEach,
  yearTyped,
  type Imported,
  type Job,
} from "#scripts/import/importer.ts";
import type { TableRecord } from "#scripts/import/records.ts";
import { isNo, isYes } from "#scripts/import/words.ts";

/** An award as a row of the log. */
type Taken = Readonly<Record<(typeof AWARD_COLUMNS)[number], string>>;

/** Normalizes a zone: abbreviations in capitals, names such as Europe/Berlin unchanged. */
function normalizeZone(cell: string): string {
  return cell.includes("/") ? cell : cell.toUpperCase();
}

function awardReader(job: Job) {
  const { draft, typed } = job;
  const { readMoment, notes } = readMoments(job, yearTyped(job), notInTheFuture);
  const [badges, players] = [badgeNames(draft), playerNames(draft)];
  const dayTyped = parseDay(typed.value("date")) ?? "";
  const readAward = (record: TableRecord): Taken => {
    const badge = findKey(record.cell("badge"), badges, "badge");
    const player = findKey(record.cell("player"), players, "player");
    const { date: written, time } = readMoment(record);
    const date = written || dayTyped;
    if (date === "") throw new Refusal("The award has no date. Add --date 2027-06-12.");
    const zone =
      time === "" ? "" : normalizeZone(record.cell("zone")) || (typed.value("zone") ?? "");
    const repeated = record.cell("again");
    if (isYes(repeated) === isNo(repeated)) {
      throw new Refusal(`${repeated} does not say whether the row repeats another. Write yes.`);
    }
    const repeat = isYes(repeated) ? "yes" : "";
    return { badge, player, date, time, zone, note: record.cell("note"), again: repeat };
  };
  return { readAward, notes };
}

type Keyed = Pick<Award, "badge" | "player" | "date" | "time" | "note">;

/** Identity of an award: its time, or its note if only the day is known. */
function awardKey({ badge, player, date, time = "", note = "" }: Keyed): string {
  return [badge, player, date, time || note].join();
}

/** Awards missing from the logs. Each row of a log matches one row of the file, even among duplicates. */
function freshOnes(taken: readonly Taken[], log: readonly Award[]): Taken[] {
  const known = countBy(log, awardKey);
  return taken.filter((award) => {
    const left = known.get(awardKey(award)) ?? 0;
    known.set(awardKey(award), left - 1);
    return left <= 0;
  });
}

/** The log of an edition; a new one has its first line only. */
function logText(texts: Texts, edition: number): string {
  const stored = texts.get(awardsFile(edition));
  if (stored !== undefined) return stored;
  if (texts.has(editionFile(edition))) return `${AWARD_COLUMNS.join()}\n`;
  throw new Refusal(
    `There is no edition of ${edition}. Choose one with --year, or create ${editionFile(edition)} first (content/README.md, Add a badge or an edition).`,
  );
}

/** Adds awards to the logs of their editions, without changing existing ones. */
export function importAwards(job: Job): Imported {
  const { readAward, notes: ofDays } = awardReader(job);
  const { taken, notes, fates } = takeEach(job, readAward);
  const year = yearTyped(job);
  const editionYear = (award: Taken) => year ?? Number(award.date.slice(0, 4));
  const { editions } = job.draft.badgeQuest;
  const years = [...new Set(taken.map(editionYear))];
  const earned = years.flatMap((edition) => editions.get(edition)?.awards ?? []);
  const fresh = freshOnes(taken, earned);
  const byYear = groupBy(fresh, editionYear);
  const change = new Map(
    [...byYear].map(([edition, awards]) => {
      const rows = awards.map((award) => AWARD_COLUMNS.map((name) => award[name]));
      const log = editStored(logText(job.texts, edition), (text) => addRows(text, rows));
      return [awardsFile(edition), log] as const;
    }),
  );
  const before = taken.length - fresh.length;
  const known = before === 0 ? [] : [`${plural(before, "award")} already in the log.`];
  const lines = [...notes, ...ofDays, ...known];
  return { change, notes: lines, known: before, written: fresh.length, fates };
}
