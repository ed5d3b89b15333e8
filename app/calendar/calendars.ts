import type { Content } from "#app/content/content.ts";
import type { ClubRecord, Tournament } from "#app/record/record.ts";
import { eventsOf } from "./calendar-events.ts";
import { seasonCalendar, tournamentCalendar, wholeCalendar } from "#app/page/calendar-paths.ts";
import { writeCalendar } from "./write-calendar.ts";

/**
 * The calendar files of the site by their paths: one of all tournaments, one for each season, and one
 * for each tournament with dates.
 *
 * @param address where the site is published, without a slash at the end
 */
export function calendars(
  { site }: Pick<Content, "site">,
  record: ClubRecord,
  address: string,
): ReadonlyMap<string, string> {
  const { teamName, domain } = site;
  const write = (name: string, tournaments: readonly Tournament[]) => {
    const events = tournaments.flatMap((tournament) => eventsOf(tournament, teamName));
    return writeCalendar({ name, events, domain, address });
  };
  const dated = record.tournaments.filter(({ dates }) => dates !== undefined);
  return new Map([
    [wholeCalendar, write(teamName, dated)],
    ...record.seasons.map(({ year, tournaments }): [string, string] => [
      seasonCalendar(year),
      write(`${teamName} ${year}`, tournaments),
    ]),
    ...dated.map((tournament): [string, string] => [
      tournamentCalendar(tournament.id),
      write(`${tournament.name} ${tournament.year}`, [tournament]),
    ]),
  ]);
}
