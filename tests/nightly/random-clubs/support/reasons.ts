import { findOutcome, formatSides } from "#app/domain/games/outcome.ts";
import { getYear } from "#app/domain/dates/day.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import { countRecord, recordText } from "#app/domain/records.ts";
import { isTied } from "#app/domain/tournaments.ts";
import { countBy } from "#app/lib/list.ts";
import { onceFor } from "#app/lib/once-for.ts";
import { meetingsWith } from "#app/record/figures.ts";
import { badgeSlug } from "#app/domain/badge-quest/badge-quest.ts";
import type { ClubRecord, Person, PlayedGame } from "#app/record/record.ts";
import type { Hit } from "#app/search/find/rank.ts";
import { dateRangeInYear } from "#app/domain/dates/written-dates.ts";
import { closestPage, onEachPage } from "#words/search.ts";
import { ordinal } from "#words/grammar/ordinal.ts";

/** The years in a text: "2015–2017 and 2019" has four. */
export function yearsIn(text: string): number[] {
  return [...text.matchAll(/(\d{4})(?:–(\d{4}))?/g)].flatMap(([, from = "", to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => Number(from) + index),
  );
}

/** The years in which a person had a role. */
export function yearsAs({ tenures }: Person, role: "captain" | "coach" | "rookie"): number[] {
  const years = tenures.flatMap(({ as, alsoCoach, season }) =>
    as === role || (role === "coach" && alsoCoach === true) ? season.year : [],
  );
  return role === "rookie" ? tenures.slice(0, 1).map(({ season }) => season.year) : years;
}

/** The years that a game belongs to. */
export const yearsOfGame = ({ tournament, date }: PlayedGame) =>
  date === undefined ? [tournament.year] : [tournament.year, getYear(date)];

const isSubset = (some: readonly number[], all: readonly number[]) =>
  some.length > 0 && some.every((value) => all.includes(value));

const slugs = onceFor(
  ({ badges }: ClubRecord) =>
    new Map([...badges.values()].map((badge) => [badgeSlug(badge.id), badge] as const)),
);

type Check = (match: readonly string[], record: ClubRecord, hit: Hit) => boolean;

function findPerson({ entry }: Hit, { people }: ClubRecord): Person | undefined {
  return entry.kind === "people" ? people.get(entry.id) : undefined;
}

const roleCheck =
  (role: "captain" | "coach" | "rookie"): Check =>
  ([, years = ""], record, hit) => {
    const person = findPerson(hit, record);
    return person !== undefined && isSubset(yearsIn(years), yearsAs(person, role));
  };

function countAwards(person: Person | undefined, text: string, title?: string): number {
  const years = yearsIn(text);
  return (person?.awards ?? []).filter(
    ({ badge, edition }) =>
      (title === undefined || badge.title === title) && years.includes(edition.year),
  ).length;
}

const parseTimes = (text: string) => (text === "once" ? 1 : Number(text.replace(" times", "")));

/** The played games of a season or tournament. */
function gamesIn({ entry }: Hit, { games }: ClubRecord): readonly PlayedGame[] {
  return playedOnly(games).filter(({ tournament }) =>
    entry.kind === "tournaments"
      ? tournament.id === entry.id
      : entry.kind === "seasons" && tournament.year === entry.year,
  );
}

function findMeetings({ entry }: Hit, { opponents }: ClubRecord): readonly PlayedGame[] {
  const opponent = entry.kind === "opponents" ? opponents.get(entry.id) : undefined;
  return opponent === undefined ? [] : meetingsWith(opponent);
}

/** Forms of reasons, each with its proof in the record. */
const checks: readonly (readonly [form: RegExp, check: Check])[] = [
  [/^Captain (.+?)(?:, Number .+)?$/, roleCheck("captain")],
  [/^Coach (.+?)(?:, Number .+)?$/, roleCheck("coach")],
  [/^First season (\d{4})(?:, Number .+)?$/, roleCheck("rookie")],
  [
    /Number (\d+) in (.+)$/,
    ([, number, years = ""], record, hit) => {
      const worn = findPerson(hit, record)?.tenures.filter(
        ({ jersey }) => String(jersey) === number,
      );
      return isSubset(yearsIn(years), worn?.map(({ season }) => season.year) ?? []);
    },
  ],
  [
    /^On the team in (.+)$/,
    ([, years = ""], record, hit) =>
      isSubset(
        yearsIn(years),
        findPerson(hit, record)?.tenures.map(({ season }) => season.year) ?? [],
      ),
  ],
  [
    /^(\d+) badges? in (.+)$/,
    ([, count, years = ""], record, hit) =>
      countAwards(findPerson(hit, record), years) === Number(count),
  ],
  [
    /^(.+), earned (once|\d+ times) in (.+)$/,
    ([, title = "", times = "", years = ""], record, hit) =>
      countAwards(findPerson(hit, record), years, title) === parseTimes(times),
  ],
  [
    /^earned (once|\d+ times) in (.+)$/,
    ([, times = "", years = ""], record, { entry }) => {
      const badge = entry.kind === "badges" ? slugs(record).get(entry.id) : undefined;
      const all = countBy(badge?.awards ?? [], ({ edition }) => edition.year);
      const sum = yearsIn(years).reduce((total, year) => total + (all.get(year) ?? 0), 0);
      return sum === parseTimes(times);
    },
  ],
  [
    /^Met in (.+)$/,
    ([, years = ""], record, hit) =>
      isSubset(
        yearsIn(years),
        findMeetings(hit, record).map(({ tournament }) => tournament.year),
      ),
  ],
  [
    /^(Won|Lost|Tied) (\d+) of (\d+) games?(?: in (.+))?$/,
    ([, ended = "", count, all, years], record, hit) => {
      const within = findMeetings(hit, record).filter(
        (game) =>
          years === undefined || yearsOfGame(game).some((year) => yearsIn(years).includes(year)),
      );
      const outcome = { Won: "win", Lost: "loss", Tied: "tie" }[ended];
      const met = within.filter(({ score }) => findOutcome(score) === outcome);
      return met.length === Number(count) && within.length === Number(all);
    },
  ],
  [
    /^Without a (loss|win): (.+)$/,
    ([, without, text], record, hit) => {
      const games = gamesIn(hit, record);
      const isWithout = games.every(({ score }) => findOutcome(score) !== without);
      return games.length > 0 && isWithout && recordText(countRecord(games)) === text;
    },
  ],
  [
    /^Canceled$/,
    (_, record, { entry }) =>
      record.tournaments.find(({ id }) => entry.kind === "tournaments" && id === entry.id)
        ?.cancelled === true,
  ],
  [
    /^(Last|First|Biggest|Closest|Most).*: (won|lost|tied) (.+?)–(.+?), .+$/,
    ([, , ended = "", us, them], _, { entry }) => {
      if (entry.kind !== "games") return false;
      const outcome = { won: "win", lost: "loss", tied: "tie" }[ended];
      const [ours, theirs] = formatSides(entry.score);
      return findOutcome(entry.score) === outcome && ours === us && theirs === them;
    },
  ],
  [
    /^most earned badge: (.+), (\d+) times?$/,
    ([, title, times], record, hit) => {
      const awards = findPerson(hit, record)?.awards ?? [];
      const all = countBy(awards, ({ badge }) => badge.title);
      return all.get(title ?? "") === Number(times) && Math.max(...all.values()) === Number(times);
    },
  ],
  [
    /^(T?\d+\w\w) place$/,
    ([, place], record, { entry }) => {
      if (entry.kind !== "tournaments") return false;
      const tournament = record.tournaments.find(({ id }) => id === entry.id);
      const tied =
        tournament !== undefined && isTied(tournament, tournament.season?.results?.finish);
      return `${tied ? "T" : ""}${ordinal(tournament?.result ?? 0)}` === place;
    },
  ],
];

/** Facts, notes and terms of an entry, which the index has from the record. */
function listTexts({ entry }: Hit): readonly string[] {
  if (entry.kind === "answers" || entry.kind === "games") return [];
  const { facts = [], notes = [] } = entry;
  const terms =
    entry.kind === "pages" ? [...(entry.terms ?? []), ...(entry.termsOfEach ?? [])] : [];
  return [...facts.flatMap(({ reason }) => reason ?? []), ...notes, ...terms, closestPage];
}

/** Whether a reason is a text that the index has for the entry, or a count of the games beside it. */
const isText = (hit: Hit, reason: string) =>
  listTexts(hit).some((text) => text === reason || onEachPage(text) === reason) ||
  /^\d+ games? found$/.test(reason);

/**
 * Whether the reason of a hit is true in the record; undefined for a heading, a sentence of the content or a
 * fact of the index.
 */
export function isReasonTrue(hit: Hit, record: ClubRecord): boolean | undefined {
  const { reason = "", entry } = hit;
  if (entry.kind === "tournaments") {
    const dates = record.tournaments.find(({ id }) => id === entry.id)?.dates;
    if (dates !== undefined && reason === dateRangeInYear(dates.start, dates.end)) return true;
  }
  const found = checks.filter(([form]) => form.test(reason));
  if (found.length === 0) return reason === "" || isText(hit, reason) ? undefined : false;
  return found.every(([form, check]) => check([...(form.exec(reason) ?? [])], record, hit));
}

/** Played games of sanctioned tournaments against a team in a year. */
export function meetingsIn(record: ClubRecord, title: string, year: number): number {
  return playedOnly(record.games).filter(
    (game) => yearsOfGame(game).includes(year) && (game.opponent.now ?? game.opponent).id === title,
  ).length;
}
