import type { Tournament } from "#app/content/content.ts";
import { venueDay, venueMoment, venueTime } from "#app/domain/dates/venue-clock.ts";
import { Refusal } from "#scripts/captain/content-texts.ts";
import { findKey, matchingKeys } from "#scripts/captain/find-key.ts";
import { LeftOut, type Job } from "#scripts/import/importer.ts";
import { momentReader, orNothing, type Moment } from "#scripts/import/moments.ts";
import type { TableRecord } from "#scripts/import/records.ts";

/** Day and time at a tournament, in its zone, with the correct year if it spans New Year. */
export function momentAt(
  moment: Moment,
  { dates, timeZone }: Tournament,
): { date: string; time: string } {
  const { time, zone = timeZone, hasNoYear } = moment;
  const next = `${Number(moment.date.slice(0, 4)) + 1}${moment.date.slice(4)}`;
  const isNext =
    hasNoYear === true &&
    dates?.start.startsWith(moment.date.slice(0, 4)) === true &&
    moment.date < dates.start &&
    next <= dates.end;
  const date = isNext ? next : moment.date;
  if (zone === timeZone || date === "" || time === "") return { date, time };
  const at = venueMoment(date, time, zone);
  return { date: venueDay(at, timeZone), time: venueTime(at, timeZone) };
}

function isAt(moment: Moment, tournament: Tournament): boolean {
  const { date } = momentAt(moment, tournament);
  const { dates } = tournament;
  return dates !== undefined && dates.start <= date && date <= dates.end;
}

/** The tournament of a row: from the option, from its column, or by its day. */
export function findTournament({ draft, typed }: Job, record: TableRecord, moment: Moment) {
  const [asked, written] = [typed.value("tournament"), record.cell("tournament")];
  const named = asked ?? written;
  const year = moment.date.slice(0, 4);
  const names = draft.tournaments.map((tournament) => ({
    id: tournament.id,
    names: [
      `${tournament.name} ${tournament.year}`,
      `${tournament.year} ${tournament.name}`,
    ].concat(String(tournament.year) === year ? tournament.name : []),
  }));
  const onDay = draft.tournaments.filter((tournament) => isAt(moment, tournament));
  if (named === "" && onDay.length !== 1) {
    throw new Refusal("Its tournament is unclear. Add one like --tournament 2027-fog-bowl.");
  }
  const id = named === "" ? onDay[0]?.id : findKey(named, names, "tournament");
  const found = draft.tournaments.find((tournament) => tournament.id === id);
  if (found === undefined) throw new Refusal(`There is no tournament ${named}.`);
  const isOther =
    asked !== undefined && written !== "" && !matchingKeys(written, names).includes(found.id);
  return isOther && matchingKeys(written, names).length > 0
    ? new LeftOut("game of another tournament", "games of other tournaments")
    : found;
}

/** Plausible dates: the days of the tournaments that rows may belong to. */
export function inTournaments({ draft, typed }: Job) {
  const named = typed.value("tournament");
  const tournaments = draft.tournaments.filter(({ id }) => named === undefined || id === named);
  return {
    isDay: (moment: Moment) => tournaments.some((tournament) => isAt(moment, tournament)),
    otherwise: "are outside of its tournaments",
  };
}

/** The only year in which all days of the rows are days of tournaments, for days without a year. */
export function yearOfDays({ draft, records }: Job): number | undefined {
  const { read } = momentReader(records);
  const years = new Set(draft.tournaments.map(({ year }) => year));
  const [only, ...more] = [...years].filter((year) => {
    const moments = records.flatMap((record) => orNothing(() => read(record, year)) ?? []);
    const days = moments.filter(({ date, hasNoYear }) => date !== "" && hasNoYear === true);
    return (
      days.length > 0 &&
      days.every((day) => draft.tournaments.some((tournament) => isAt(day, tournament)))
    );
  });
  return more.length > 0 ? undefined : only;
}
