/**
 * Questions that visitors type, with the answers of a club's record. Nothing here names a person, a team or a score, so
 * that no edit of content fails a test; a question without an answer is left out.
 */
import { searchWords } from "#app/domain/fold.ts";
import { fullName } from "#app/domain/full-name.ts";
import { displayName } from "#app/domain/opponents.ts";
import { countRecord, recordText } from "#app/domain/records.ts";
import { placeText, stripYear } from "#app/domain/tournaments.ts";
import { groupBy } from "#app/lib/list.ts";
import { meetingsWith } from "#app/record/figures.ts";
import type { ClubRecord, Opponent, Person, Season, Tournament } from "#app/record/record.ts";
import { hasPage } from "#app/routes/has-page.ts";
import { paths } from "#app/routes/paths.ts";
import { makeDocuments } from "#app/search/documents/make-documents.ts";
import { buildIndex, search } from "#app/search/search-engine.ts";
import { enumerate } from "#words/grammar.ts";
import { allGameQuestions, mostOf, type Question } from "./game-questions.ts";

const nameOf = ({ name }: Person) => fullName(name);
const isOnly = (text: string, all: readonly string[]) =>
  all.filter((each) => searchWords(each).join(" ").includes(searchWords(text).join(" "))).length ===
  1;

/** A long name with two letters swapped. */
const misspell = (name: string) => name.replace(/^(\p{L}{3})(\p{L})(\p{L})/u, "$1$3$2");

function personQuestions({ people }: ClubRecord): Question[] {
  const all = [...people.values()].filter(({ tenures }) => tenures.length > 0);
  const names = all.flatMap(({ name, formerly = [] }) => [
    fullName(name),
    name.nickname ?? [],
    ...formerly,
  ]);
  return all.flatMap((person): Question[] => {
    const { name, formerly = [], tenures } = person;
    const title = nameOf(person);
    const called = [
      title,
      name.last,
      name.nickname ?? [],
      formerly,
      title.replace(/(?<=\p{L}{2})\p{L}{2}$/u, ""),
    ].flat();
    const typo = name.last.length >= 7 ? [misspell(name.last)] : [];
    return [
      ...called.filter((text) => text.length > 2 && isOnly(text, names.flat())),
      ...typo.filter((text) => text !== name.last),
      ...tenures.flatMap(({ jersey, season }) =>
        jersey === undefined ? [] : [`number ${jersey} ${season.year}`],
      ),
    ].map((query): Question => [query, title]);
  });
}

function seasonQuestions({ year, displayName: title, captains, members, tournaments }: Season) {
  const coaches = members
    .filter(({ as, alsoCoach }) => as === "coach" || alsoCoach === true)
    .map(({ person }) => person);
  const questions: Question[] = [
    [`captain ${year}`, enumerate(captains.map(nameOf)) || "None on record"],
    [`who coached in ${year}`, enumerate(coaches.map(nameOf)) || "None on record"],
    [String(year), title],
    [`team ${year}`, title],
    [`season ${year}`, title],
  ];
  if (tournaments.some(({ sanctioned }) => sanctioned))
    questions.push([`schedule ${year}`, `Results ${year}`]);
  return questions;
}

function opponentQuestions(team: Opponent, club: string): Question[] {
  const title = displayName(team);
  const names = [team, ...team.formerly].flatMap((each) => [displayName(each), each.name]);
  const typo = misspell(team.name);
  const typos = team.name.length >= 7 && typo !== team.name ? [typo] : [];
  return [
    ...[...names, ...typos, searchWords(title).join(""), `${club} vs ${title}`].map(
      (query): Question => [query, title],
    ),
    [`record against ${title}`, recordText(countRecord(meetingsWith(team)))],
  ];
}

function tournamentQuestions(tournament: Tournament): Question[] {
  const { id, title, year, location, season, dates } = tournament;
  if (dates === undefined) return [];
  const place = placeText(tournament, season?.results?.finish);
  const slug = `${stripYear(id)} ${year}`;
  const questions: Question[] = [
    [title, title],
    [slug, title],
    [`${location.city} ${year}`, location.city],
  ];
  if (place !== undefined) {
    questions.push([`finish ${slug}`, `${place} place`], [`who won ${slug}`, `${place} place`]);
  }
  return questions;
}

function winnerQuestions({ tournaments }: ClubRecord): Question[] {
  const won = tournaments.filter(({ result, dates }) => result === 1 && dates !== undefined);
  return Array.from(
    groupBy(won, ({ event }) => event),
    ([event, all]) => [`who won ${event}`, all.map(({ title }) => title)],
  );
}

/** Years between the seasons without a team, and who was on the team the longest. */
function historyQuestions({ seasons, people }: ClubRecord): Question[] {
  const years = seasons.map(({ year }) => year);
  const missing = Array.from({ length: Math.max(...years) - Math.min(...years) })
    .map((_, index) => Math.min(...years) + index)
    .filter((year) => !years.includes(year));
  const longest = mostOf([...people.values()], ({ tenures }) => tenures.length);
  const isEveryone = longest.length === people.size;
  return [
    ...missing.flatMap((year): Question[] =>
      ["", "captain ", "nationals ", "roster ", "why no team in "].map((what) => [
        `${what}${year}`,
        `No team in ${year}`,
      ]),
    ),
    ["first season", seasons[0]?.displayName ?? ""],
    ...(isEveryone ? [] : [["who played the most seasons", longest.map(nameOf)] as const]),
  ];
}

function pageQuestions(record: ClubRecord): Question[] {
  const { club, badges } = record;
  const pages = [
    ["join", paths.join(), "tryouts, tryout, try outs, try-outs, when are tryouts, new player"],
    ["join", paths.join(), "contact, how do i join, open practice"],
    ["results", paths.results(), "results, schedule, scores"],
    ["players", paths.players(), "players, alumni"],
    ["seasons", paths.seasons(), "seasons"],
    ["opponents", paths.opponents(), "opponents"],
    ["records", paths.records(), "records, stats, how many wins, win streak, where do they play"],
    ["sponsors", paths.sponsors(), "sponsors, donate, press kit, logo"],
    ["about", paths.about(), `about, about us, founded, who is ${club.teamName}`],
    ["news", paths.news(), "news, stories"],
    ["corevalues", paths.corevalues(), "core values"],
    ["badgequest", paths.badgequest(), "badges"],
    ["data", paths.data(), "csv, download data"],
  ] as const;
  return [
    ...pages
      .filter(([name]) => hasPage(record, name))
      .flatMap(([, path, queries]) => queries.split(", ").map((query): Question => [query, path])),
    ...club.sponsors.map(({ name }): Question => [name, name]),
    ...club.socialLinks.map(({ name, link }): Question => [name, link]),
    ...[...badges.values()].map(({ title }): Question => [`${title} badge`, title]),
  ];
}

/** All questions about a club's record. */
export function questionsAbout(record: ClubRecord): readonly Question[] {
  const teams = [...record.opponents.values()].filter(
    (team) => team.now === undefined && meetingsWith(team).length > 0,
  );
  return [
    ...personQuestions(record),
    ...record.seasons.flatMap(seasonQuestions),
    ...allGameQuestions(record),
    ...teams.flatMap((team) => opponentQuestions(team, record.club.teamName)),
    ...record.tournaments.flatMap(tournamentQuestions),
    ...winnerQuestions(record),
    ...historyQuestions(record),
    ...pageQuestions(record),
  ];
}

/** The questions whose first hit does not have the answer, with that hit. */
export async function findWrong(record: ClubRecord): Promise<readonly string[]> {
  const index = await buildIndex(makeDocuments(record));
  return questionsAbout(record).flatMap(([query, answers]) => {
    const [hit] = search(index, query).hits;
    const text = hit === undefined ? "nothing" : `${hit.title}: ${hit.note ?? ""} ${hit.href}`;
    return [answers].flat().some((answer) => text.includes(answer)) ? [] : `${query} → ${text}`;
  });
}
