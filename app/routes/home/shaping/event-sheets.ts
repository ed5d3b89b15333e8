import { type Day, dayParts } from "#app/domain/dates/day.ts";
import { monthName } from "#app/domain/dates/written-dates.ts";
import { zoneName } from "#app/domain/dates/venue-clock.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import { countRecord, recordText, recordWords } from "#app/domain/records.ts";
import { tournamentCalendar } from "#app/page/calendar-paths.ts";
import { atomPath } from "#app/page/feed-paths.ts";
import { paths } from "#app/paths.ts";
import { type DatedTournament, datedGames } from "#app/record/events.ts";
import type { ClubRecord, Game } from "#app/record/record.ts";
import type { SheetButton, SheetWording } from "#app/routes/home/day/day-data.ts";
import * as counts from "#words/grammar/counts.ts";
import * as eventFacts from "#words/facts/event.ts";
import * as words from "#words/pages/home.ts";
import { dayInWords, daysOf, ROWS } from "./event-days.ts";
import { daysInFull, lastTime, whereOf } from "./event-facts.ts";
import { nameLines } from "./name-lines.ts";
import { shapeGame } from "./shape-game.ts";

/** Five games, with the first one to come among them: a long day goes on behind it. */
function around(games: readonly Game[]): readonly Game[] {
  const next = games.findIndex(({ kind }) => kind !== "played");
  const first = Math.max(0, Math.min(next - 2, games.length - ROWS));
  return games.slice(first, first + ROWS);
}

function shared(
  event: DatedTournament,
): Pick<SheetWording, "name" | "lines" | "where" | "scene" | "place"> {
  const { id, name } = event;
  return {
    name,
    lines: nameLines(name),
    where: whereOf(event),
    scene: `scene-${id}`,
    place: undefined,
  };
}

function buttonsOf({ id }: DatedTournament, first: string, second: SheetButton): SheetButton[] {
  return [{ label: first, href: paths.tournament({ id }), to: "page" }, second];
}

const toCalendar = ({ id }: DatedTournament, label: string): SheetButton => ({
  label,
  href: tournamentCalendar(id),
  to: "file",
});

function extent(event: DatedTournament): string {
  const days = counts.days(daysOf(event).length);
  const { length } = event.games;
  return length === 0 ? days : `${counts.games(length)}, ${days}`;
}

/** Before the event: its first games. */
export function aheadSheet(
  event: DatedTournament,
  record: ClubRecord,
  isNeutral: boolean,
): SheetWording {
  const { dates, games, id } = event;
  const { day, month } = dayParts(dates.start);
  const firstDay = games[0]?.date;
  const listed = games.slice(0, ROWS);
  const isOneDay = listed.every(({ date }) => date === firstDay);
  return {
    at: [...(isNeutral ? ["any"] : []), `${id}:next`, `${id}:week`],
    ...shared(event),
    label: extent(event),
    facts: [daysInFull(event), ...lastTime(event, record)],
    buttons: buttonsOf(event, words.theTournament, toCalendar(event, eventFacts.addToCalendar)),
    disc: { large: String(day), small: monthName(month) },
    zone: zoneName(event.timeZone),
    list:
      games.length === 0
        ? undefined
        : {
            title: isOneDay && firstDay !== undefined ? dayInWords(firstDay) : words.firstGames,
            note: zoneName(event.timeZone),
            games: listed.map((game) => shapeGame(game, !isOneDay)),
            days: [],
            missing: eventFacts.toPlay,
          },
  };
}

/** On one of its days: the games of that day. */
export function todaySheet(event: DatedTournament, today: Day): SheetWording {
  const ofToday = datedGames(event).filter(({ date }) => date === today);
  const played = playedOnly(ofToday);
  const days = daysOf(event);
  const label =
    days.length === 1 ? words.oneDay : words.dayOf(days.indexOf(today) + 1, days.length);
  const { day, month } = dayParts(today);
  return {
    at: [`${event.id}:${today}`],
    ...shared(event),
    label,
    facts: [
      daysInFull(event),
      ...(played.length === 0 ? [] : [words.todaysRecord(recordWords(countRecord(played)))]),
    ],
    buttons: buttonsOf(event, words.followTheGames, toCalendar(event, words.calendar)),
    disc: { large: String(day), small: monthName(month) },
    zone: zoneName(event.timeZone),
    list:
      ofToday.length === 0
        ? undefined
        : {
            title: words.gamesToday,
            note:
              played.length === 0
                ? zoneName(event.timeZone)
                : words.recordSoFar(recordText(countRecord(played))),
            games: around(ofToday).map((game) => shapeGame(game, false)),
            days: [],
            missing: eventFacts.toPlay,
          },
  };
}

/** After its last day, as long as scores are missing. */
export function playedSheet(event: DatedTournament): SheetWording {
  const missing = event.games.length - playedOnly(event.games).length;
  const feed: SheetButton = { label: words.resultsFeed, href: atomPath("results"), to: "file" };
  return {
    at: [`${event.id}:played`],
    ...shared(event),
    label: missing === event.games.length ? words.noScoresAreIn : words.someScoresAreMissing,
    facts: [daysInFull(event), words.scoresPostedHere],
    buttons: buttonsOf(event, words.theTournament, feed),
    disc: {
      large: String(missing),
      small: words.gamesWithoutScore(missing),
      isOpen: true,
    },
    zone: undefined,
    list: {
      title: words.gamesPlayed,
      note:
        missing === event.games.length ? words.noScoresYet : recordText(countRecord(event.games)),
      games: event.games.slice(-ROWS).map((game) => shapeGame(game, true)),
      days: [],
      missing: eventFacts.noScoreYet,
    },
  };
}
