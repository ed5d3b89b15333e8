import { getYear } from "#app/domain/dates/day.ts";
import { dateRangeInYear } from "#app/domain/dates/written-dates.ts";
import { onceFor } from "#app/lib/once-for.ts";
import type { Findable, TournamentEntry } from "#app/search/search-data.ts";
import { placeOf } from "#words/facts/event.ts";
import { ordinal, tied } from "#words/grammar/ordinal.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/answers.ts";
import { searchWords } from "#app/domain/fold.ts";
import { prepare } from "#app/search/find/prepare.ts";
import { answerHit, meetsDates, nameFor, preparedOf, type Table, whenText } from "./table.ts";

interface TournamentRow {
  readonly tournament: TournamentEntry;
  readonly words: readonly string[];
  /** Words of its name alone, without its place. */
  readonly names: readonly string[];
}

const rows = onceFor((findable: Findable): readonly TournamentRow[] =>
  preparedOf(prepare(findable), "tournaments").map(({ entry, words: own, names }) => ({
    tournament: entry,
    words: own,
    names: names.flat(),
  })),
);

const datesOf = ({ days: [start, end = start] }: TournamentEntry) => dateRangeInYear(start, end);

const withoutYear = ({ title, year }: TournamentEntry) => title.replace(` ${year}`, "");

const placeText = ({ place = 0, isTied }: TournamentEntry) =>
  placeOf((isTied === true ? tied : "") + ordinal(place));

/** Tournaments with their days and finishing places. */
export const tournamentTable: Table<TournamentRow> = {
  rows,
  words: ({ words: own }) => own,
  meets: {
    years: ({ tournament: { year, days } }, { years }) =>
      [year, ...days.flatMap((day) => (day === undefined ? [] : getYear(day)))].some((one) =>
        years.includes(one),
      ),
    dates: ({ tournament }, question) => meetsDates(tournament.days, question),
    place: ({ tournament }, { place }) => tournament.place === place,
    outcome: ({ tournament }) => tournament.place === 1,
  },
  isAsked: ({ dates, place, names, years, outcome }) =>
    dates.length > 0 ||
    place !== undefined ||
    (names.length > 0 && (outcome === undefined ? years.length > 0 : outcome === "win")),
  hits: (met, { place, outcome }) =>
    met.map(({ tournament }) =>
      answerHit(
        tournament,
        tournament.year,
        place === undefined && outcome === undefined ? datesOf(tournament) : placeText(tournament),
      ),
    ),
  no: (question, { rows: named, words: typed }) => {
    const { place, outcome, names } = question;
    const when = whenText(question);
    const titles = named.map(({ tournament }) => withoutYear(tournament));
    const name = nameFor(titles, typed);
    if (place !== undefined || outcome !== undefined) {
      const which = ordinal(place ?? 1);
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
  count: (met, question) => words.count(counts.tournaments(met.length), whenText(question)),
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
      answerHit(tournament, -tournament.year, words.upcoming(datesOf(tournament))),
    ),
  no: () => words.no.scheduled,
};
