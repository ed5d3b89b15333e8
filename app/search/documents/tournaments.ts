import { addDays, type Day } from "#app/domain/dates/day.ts";
import { dateRangeInYear } from "#app/domain/dates/written-dates.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import { describePlace } from "#app/domain/places/place.ts";
import { countRecord, recordText } from "#app/domain/records.ts";
import { otherNames, placeText, stripYear } from "#app/domain/tournaments.ts";
import { type DatedTournament, tournamentsWithPage, yearsOfEvent } from "#app/record/events.ts";
import { unfinishedTournaments } from "#app/record/expected.ts";
import { computeReach } from "#app/record/figures.ts";
import type { ClubRecord, Tournament } from "#app/record/record.ts";
import { hasPage } from "#app/routes/has-page.ts";
import { paths } from "#app/routes/paths.ts";
import type { SearchDocument } from "#app/search/search-data.ts";
import { highest, joinFacts, typedDates } from "./facts.ts";

/** "9th place", or "T9th place" if others share it. */
function writePlace(tournament: Tournament): string | undefined {
  const place = placeText(tournament, tournament.season?.results?.finish);
  return place && `${place} place`;
}

function daysOf({ dates: { start, end } }: DatedTournament): readonly Day[] {
  const days: Day[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) days.push(day);
  return days;
}

function tournamentDocument(tournament: DatedTournament, record: ClubRecord): SearchDocument {
  const { id, year, title, location, games, dates, cancelled, remark, result, sanctioned } =
    tournament;
  const played = playedOnly(games);
  const slug = stripYear(id);
  const names = [slug, `${slug} ${year}`, title.replace(` ${year}`, "")];
  if (yearsOfEvent(tournament, record).at(-1) === tournament)
    names.push(...names.map((name) => `last ${name}`));
  return {
    kind: "tournaments",
    title,
    note: joinFacts(
      describePlace(location),
      dateRangeInYear(dates.start, dates.end),
      cancelled === true && "canceled",
      played.length > 0 && recordText(countRecord(played)),
      writePlace(tournament),
    ),
    href: paths.tournament({ id }),
    names,
    keywords: joinFacts(
      "tournament event results games finish",
      ...otherNames(tournament, tournament.season?.results?.finish),
      ...daysOf(tournament).map(typedDates),
      String(year),
      remark ?? undefined,
      result === 1 && "win won winner champion title gold medal first trophy",
      result !== undefined && result <= 3 && "medal",
    ),
    year,
    drawing: sanctioned ? { sheet: `${year}`, id } : undefined,
  };
}

/** First and last tournament, and the best finish at the championship. */
function notableTournaments(record: ClubRecord): SearchDocument[] {
  const { tournaments, championships } = computeReach(record);
  const dated = tournaments.filter(({ dates }) => dates !== undefined);
  const notable = [
    ["First tournament", "earliest event ever", dated.slice(0, 1)],
    ["Last tournament", "latest newest recent event", dated.slice(-1)],
    [
      `Best finish at ${record.championship.name}`,
      "highest place result placement best ever",
      highest(championships, ({ result = Infinity }) => -result),
    ],
  ] as const;
  return notable.flatMap(([title, keywords, found]) =>
    found.map((tournament) => ({
      kind: "facts",
      title,
      note: joinFacts(tournament.title, writePlace(tournament)),
      keywords,
      href: paths.tournament(tournament),
      year: tournament.year,
    })),
  );
}

/** The next tournament, as known when the site was built. */
function nextGame(record: ClubRecord): SearchDocument[] {
  if (!hasPage(record, "results")) return [];
  const [next] = unfinishedTournaments(record);
  const keywords = "next upcoming game match tournament schedule event";
  if (next === undefined) {
    const note = "The schedule will be on Results.";
    return [{ kind: "facts", title: "No games scheduled", note, href: paths.results(), keywords }];
  }
  const { title, dates, location } = next;
  const when = dateRangeInYear(dates.start, dates.end);
  const note = joinFacts(title, when, describePlace(location));
  return [{ kind: "facts", title: "Next game", note, href: paths.tournament(next), keywords }];
}

/** Tournaments with a page, notable ones, and the next one. */
export function tournamentDocuments(record: ClubRecord): SearchDocument[] {
  return [
    ...tournamentsWithPage(record).map((tournament) => tournamentDocument(tournament, record)),
    ...notableTournaments(record),
    ...nextGame(record),
  ];
}
