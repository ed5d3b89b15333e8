import { dayParts } from "#app/domain/dates/day.ts";
import { longDate, monthName } from "#app/domain/dates/written-dates.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import { countRecord, recordText, recordWords } from "#app/domain/records.ts";
import { paths } from "#app/pages/shared/paths.ts";
import { type DatedTournament, lastPlayed, sanctionedInOrder } from "#app/content/record/events.ts";
import type { ClubRecord } from "#app/content/record/record.ts";
import * as eventFacts from "#words/facts/event.ts";
import * as words from "#words/pages/home.ts";
import { ordinal } from "#words/grammar/ordinal.ts";
import {
  type HeadWording,
  type SheetWording,
  type TicketWording,
  type WordingState,
  withAny,
} from "./home-data.ts";
import {
  daysInFull,
  type EventWordings,
  nameLines,
  ROWS,
  shapeGame,
  whereOf,
} from "./event-facts.ts";

/** The tournament of the last game with a score. */
export function lastEvent(record: ClubRecord): DatedTournament | undefined {
  const day = lastPlayed(record.games);
  return sanctionedInOrder(record).findLast(
    (one): one is DatedTournament =>
      one.dates !== undefined && playedOnly(one.games).some(({ date }) => date === day),
  );
}

function lastSheet(event: DatedTournament, at: readonly WordingState[]): SheetWording {
  const { id, name, result } = event;
  const played = playedOnly(event.games);
  const place = result === undefined ? "" : `, ${eventFacts.placeOf(ordinal(result))}`;
  const record = countRecord(played);
  return {
    at,
    label: words.lastOnRecord,
    name,
    lines: nameLines(name),
    facts: [daysInFull(event), `${recordWords(record)}${place}`],
    where: whereOf(event),
    buttons: [
      { label: words.theTournament, href: paths.tournament({ id }), to: "page" },
      { label: words.allResults, href: paths.results({ show: "all" }), to: "page" },
    ],
    scene: `scene-${id}`,
    disc: result === undefined ? { large: recordText(record), small: words.overall } : undefined,
    place: result,
    zone: undefined,
    list: {
      title: words.lastGames,
      note: words.recordOverall(recordText(record)),
      games: played
        .slice(-ROWS)
        .toReversed()
        .map((game) => shapeGame(game, true)),
      days: [],
      missing: eventFacts.noScoreYet,
    },
  };
}

function headsOf(event: DatedTournament, record: ClubRecord, isNeutral: boolean): HeadWording[] {
  const day = lastPlayed(record.games) ?? event.dates.end;
  const heads: HeadWording[] = [
    { at: withAny(isNeutral, "last:played"), title: words.lastPlayed, note: longDate(day) },
  ];
  const results = event.season?.results;
  if (results?.finish !== undefined) {
    const note = `${recordText(results)}, ${results.finish}`;
    heads.push({ at: ["season:over"], title: words.seasonIsOver, note });
  }
  return heads;
}

function ticketsOf(
  { id, season, dates }: DatedTournament,
  record: ClubRecord,
  isNeutral: boolean,
): TicketWording[] {
  const { year, month } = dayParts(lastPlayed(record.games) ?? dates.end);
  const ticket = { kind: "words", isQuiet: true } as const;
  const tickets: TicketWording[] = [
    {
      ...ticket,
      at: withAny(isNeutral, "last:played"),
      first: words.lastPlayed,
      large: monthName(month),
      last: String(year),
      href: paths.tournament({ id }),
    },
  ];
  if (season?.results?.finish !== undefined) {
    tickets.push({
      ...ticket,
      at: ["season:over"],
      first: String(season.year),
      large: recordText(season.results),
      last: season.results.finish,
      href: paths.season({ year: season.year }),
    });
  }
  return tickets;
}

/** Texts about the last weekend played, and about the end of its season. */
export function shapeLast(
  event: DatedTournament,
  record: ClubRecord,
  isNeutral: boolean,
): EventWordings {
  const at = withAny(isNeutral, "last:played", "season:over");
  return {
    heads: headsOf(event, record, isNeutral),
    sheets: [lastSheet(event, at)],
    tickets: ticketsOf(event, record, isNeutral),
  };
}
