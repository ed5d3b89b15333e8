import { getYear } from "#app/domain/dates/day.ts";
import { dateRangeInYear } from "#app/domain/dates/written-dates.ts";
import { groupBy } from "#app/lib/list.ts";
import { onceFor } from "#app/lib/once-for.ts";
import { type Findable, parseFinish, type TournamentEntry } from "#app/search/search-data.ts";
import { finishingPlace } from "#words/facts/event.ts";
import { ordinal } from "#words/grammar/ordinal.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/answers.ts";
import { searchWords } from "#app/domain/fold.ts";
import { prepareGames, type PreparedGame } from "#app/search/find/games.ts";
import { prepare } from "#app/search/find/prepare.ts";
import { areWithout, withoutText } from "./seasons.ts";
import { answerHit, meetsDates, nameFor, filterKind, type Table, whenText } from "./table.ts";

interface TournamentRow {
  readonly tournament: TournamentEntry;
  readonly words: readonly string[];
  /** Words of its name alone, without its place. */
  readonly names: readonly string[];
  readonly games: readonly PreparedGame[];
}

const rows = onceFor((findable: Findable): readonly TournamentRow[] => {
  const games = groupBy(prepareGames(findable), ({ tournament }) => tournament);
  return filterKind(prepare(findable), "tournaments").map(({ entry, words: own, names }) => ({
    tournament: entry,
    words: own,
    names: names.flat(),
    games: games.get(entry) ?? [],
  }));
});

const formatDates = ({ days: [start, end = start] }: TournamentEntry) =>
  dateRangeInYear(start, end);

const withoutYear = ({ title, year }: TournamentEntry) => title.replace(` ${year}`, "");

/** Tournaments with their days, finishing places and records. */
export const tournamentTable: Table<TournamentRow> = {
  rows,
  words: ({ words: own }) => own,
  meets: {
    years: ({ tournament: { year, days } }, { years }) =>
      [year, ...days.flatMap((day) => (day === undefined ? [] : getYear(day)))].some((one) =>
        years.includes(one),
      ),
    dates: ({ tournament }, question) => meetsDates(tournament.days, question),
    places: ({ tournament }, { places }) => places.includes(parseFinish(tournament)),
    outcome: ({ tournament }) => parseFinish(tournament) === 1,
    without: ({ games }, { without }) => areWithout(games, without),
    canceled: ({ tournament }) => tournament.cancelled === true,
  },
  isAsked: ({ dates, places, names, years, outcome, without, asks }, { isEach }) =>
    isEach !== true &&
    (dates.length > 0 ||
      places.length > 0 ||
      asks.has("canceled") ||
      (without !== undefined && !asks.has("seasons")) ||
      (asks.has("count") && names.length === 0 && asks.has("tournaments")) ||
      (names.length > 0 &&
        (outcome === undefined ? years.length > 0 || asks.has("count") : outcome === "win"))),
  hits: (met, { places, outcome, without, asks }) =>
    met.map(({ tournament, games }) =>
      answerHit(
        tournament,
        tournament.year,
        without !== undefined
          ? withoutText(games, without)
          : asks.has("canceled")
            ? words.canceled
            : places.length === 0 && outcome === undefined
              ? formatDates(tournament)
              : finishingPlace(tournament.place ?? ""),
      ),
    ),
  no: (question, { rows: named, words: typed }) => {
    const { places, outcome, names, without, asks } = question;
    const when = whenText(question);
    const titles = named.map(({ tournament }) => withoutYear(tournament));
    const name = nameFor(titles, typed);
    if (asks.has("canceled")) return words.no.canceled(when);
    if (without !== undefined) return words.no.without(without, when);
    if (places.length > 1) return words.no.medals(names.length === 0 ? "" : name, when);
    if (places.length > 0 || outcome !== undefined) {
      const which = ordinal(places[0] ?? 1);
      return names.length === 0 ? words.no.place(which, when) : words.no.placeAt(which, name, when);
    }
    if (names.length === 0) return words.no.games(words.games, when);
    const isPlace = named.every((row) => !typed.every((word) => row.names.includes(word)));
    if (!isPlace) return words.no.tournament(name, when);
    const regions = named.flatMap(({ tournament }) =>
      searchWords(tournament.region ?? "").includes(typed[0] ?? "")
        ? (tournament.region ?? [])
        : [],
    );
    return words.no.tournamentsIn(nameFor(regions, typed), when);
  },
  count: (met, question, { words: typed, rows: named }) => {
    const what = counts.tournaments(met.length);
    const titles = named.map(({ tournament }) => withoutYear(tournament));
    return typed.length === 0
      ? words.count(what, whenText(question))
      : words.countFor(nameFor(titles, typed), what, whenText(question));
  },
};

const today = () => new Date().toISOString().slice(0, 10);

/** Tournaments to come, by the visitor’s clock. */
export const upcomingTable: Table<TournamentRow> = {
  rows: (findable) =>
    rows(findable)
      .filter(({ tournament: { days, cancelled, place } }) => {
        const isOver = (days.at(-1) ?? "") < today();
        return !isOver && cancelled !== true && place === undefined;
      })
      .toReversed(),
  words: ({ words: own }) => own,
  meets: {},
  isAsked: ({ asks }) => asks.has("next"),
  hits: (met) =>
    met.map(({ tournament }) =>
      // The nearest first.
      answerHit(tournament, -tournament.year, words.upcoming(formatDates(tournament))),
    ),
  no: () => words.no.scheduled,
};
