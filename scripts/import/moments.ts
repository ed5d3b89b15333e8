import { dayReader, timeOfCell } from "#app/content/suggestions/spreadsheet-cells.ts";
import { suggestTime } from "#app/content/suggestions/suggest-time.ts";
import { Refusal } from "#scripts/captain/content-texts.ts";
import type { TableRecord } from "./records.ts";

/** A day and a time as the content writes them; an empty text where there is none. */
export interface Moment {
  readonly date: string;
  readonly time: string;
}

const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i;
const withTime = /^(.*?\d)[,T ]+(?:at )?(\d{1,2}[:.]\d\d(?::\d\d)?\s*(?:[ap]\.?m\.?)?)$/i;

/** A time with the zone cut off that some sheets write behind it. */
function timeOf(written: string): string {
  const bare = written.replace(/\s+(?:[A-Z]{2,4}|[A-Z][a-z]+\/\S+)$/, (word) =>
    /^\s[AP]M$/i.test(word) ? word : "",
  );
  const time = timeOfCell(bare) ?? suggestTime(bare);
  if (time === undefined) throw new Refusal(`${written} is no time such as 14:55 or 2:55 PM.`);
  return time;
}

/** What stands in the cells for day and time; some sheets have both in one. */
function split(record: TableRecord): { day: string; time: string } {
  const day = record.cell("date").replace(weekday, "");
  const parts = withTime.exec(day);
  const time = record.cell("time") || parts?.[2] || "";
  return { day: parts?.[1] ?? day, time };
}

/**
 * Reads days and times of records. Whether a day begins with the month is decided by the whole column; a day
 * without a year is one of the year that is given.
 */
export function momentReader(
  records: readonly TableRecord[],
): (record: TableRecord, year: number | undefined) => Moment {
  const column = records.map((record) => split(record).day);
  const read = dayReader(column);
  return (record, year) => {
    const { day, time } = split(record);
    const inFull =
      year === undefined ? undefined : (read(`${day}/${year}`) ?? read(`${day}, ${year}`));
    const date = day === "" ? "" : (read(day) ?? inFull);
    if (date === undefined) {
      throw new Refusal(`${day} is no day such as 2027-06-12 or 6/12/2027.`);
    }
    return { date, time: time === "" ? "" : timeOf(time) };
  };
}
