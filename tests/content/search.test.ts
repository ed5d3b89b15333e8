import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { meetingsWith } from "#app/record/figures.ts";
import type { Opponent, Person, Season } from "#app/record/record.ts";
import { searchWords } from "#app/domain/fold.ts";
import { fullName } from "#app/domain/full-name.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import { computeMargin, findOutcome } from "#app/domain/games/outcome.ts";
import { displayName } from "#app/domain/opponents.ts";
import { countBy } from "#app/lib/list.ts";
import { capitalize } from "#app/lib/plural.ts";
import { openSources } from "#app/routes/sources.ts";
import { find } from "#app/search/find/find.ts";
import { makeFindable } from "#app/search/make-search.ts";

// Questions about the club in `content/`. Answers are computed from its record, so that no edit fails them:
// nothing here names a person, a team or a score. Questions without an answer are skipped.

const content = loadContent();
const sources = openSources(content);
const findable = makeFindable(sources);
const { record } = sources;
const { site } = content;
const { seasons } = record;
const games = playedOnly(record.games);

type Question = readonly [query: string, kind: string, titles: readonly string[], reason?: string];

const opponentName = (opponent: Opponent) => displayName(opponent.now ?? opponent);

/** Items with the highest count; none if all are equal. */
function most<Item>(all: readonly Item[], count: (item: Item) => number): Item[] {
  const highest = Math.max(...all.map(count));
  const found = all.filter((item) => count(item) === highest);
  return found.length < all.length ? found : [];
}

function seasonQuestions(season: Season): Question[] {
  const { year, displayName: title, captains, members, tournaments } = season;
  const coaches = members.filter(({ as, alsoCoach }) => as === "coach" || alsoCoach === true);
  const askForRole = (word: string, names: readonly string[]): Question[] =>
    names.length === 0 ? [] : [[`${word} ${year}`, "people", names, `${capitalize(word)} ${year}`]];
  const last = games.findLast(({ tournament }) => tournament.year === year);
  return [
    ...askForRole(
      "captain",
      captains.map(({ name }) => fullName(name)),
    ),
    ...askForRole(
      "coach",
      coaches.map(({ person }) => fullName(person.name)),
    ),
    [`tournaments ${year}`, "seasons", [title]],
    [String(year), "seasons", [title]],
    ...(tournaments.some(({ sanctioned }) => sanctioned)
      ? ([[`schedule ${year}`, "pages", [`Results ${year}`]]] as const)
      : []),
    ...(last === undefined
      ? []
      : ([[`last game ${year}`, "games", [opponentName(last.opponent)], "Last game"]] as const)),
  ];
}

function gameQuestions(): Question[] {
  const field = games.filter(({ forfeit }) => forfeit !== true);
  const teams = (value: (margin: number, sum: number) => number) =>
    most(field, ({ score }) => value(computeMargin(score), score.us + score.them)).map(
      ({ opponent }) => opponentName(opponent),
    );
  const last = games.slice(-1).map(({ opponent }) => opponentName(opponent));
  return [
    ["last game", "games", last, "Last game"],
    ["last result", "games", last, "Last game"],
    ["biggest win", "games", teams((margin) => margin), "Biggest win"],
    ["biggest loss", "games", teams((margin) => -margin), "Biggest loss"],
    ["closest game", "games", teams((margin) => -Math.abs(margin)), "Closest game"],
    ["longest game", "games", teams((_, sum) => sum), "Most points in a game"],
  ];
}

interface Published {
  readonly title: string;
  readonly wins: number;
  readonly losses: number;
}

const titles = (all: readonly Published[]) => all.map(({ title }) => title);
const share = ({ wins, losses }: Published) => wins / (wins + losses);

const personName = ({ name }: Person) => fullName(name);

/** The most badges that a person earned in one edition. */
const mostInEdition = ({ awards }: Person) =>
  Math.max(0, ...countBy(awards, ({ edition }) => edition).values());

function recordQuestions(): Question[] {
  const published = seasons.flatMap((season) =>
    season.results === undefined ? [] : { ...season.results, title: season.displayName },
  );
  const teams = [...record.opponents.values()].filter(({ now }) => now === undefined);
  const wins = games.filter(({ score }) => findOutcome(score) === "win").length;
  return [
    ["how many wins", "answers", [`${wins} wins`]],
    ["most badges", "people", most([...record.people.values()], mostInEdition).map(personName)],
    ["best season", "seasons", titles(most(published, share)), "Best season"],
    ["most wins", "seasons", titles(most(published, ({ wins }) => wins)), "Most wins"],
    [
      "most played opponent",
      "opponents",
      most(teams, (team) => meetingsWith(team).length).map(opponentName),
      "Most played",
    ],
  ];
}

/** Questions about teams, each with the name of the club before it. */
function opponentQuestions(): Question[] {
  return [...record.opponents.values()]
    .filter((team) => team.now === undefined && meetingsWith(team).length > 0)
    .flatMap((team): Question[] => [
      [`${site.teamName} vs ${displayName(team)}`, "opponents", [opponentName(team)]],
      [searchWords(displayName(team)).join(""), "opponents", [opponentName(team)]],
    ]);
}

function linkQuestions(): Question[] {
  return [
    ...site.sponsors.map(({ name }): Question => [name, "links", [name]]),
    ...site.socialLinks.map(({ name }): Question => [name, "links", [capitalize(name)]]),
    ...(site.founding.alumniOf ?? []).map((school): Question => [school, "pages", ["About Us"]]),
  ];
}

const pageQuestions: readonly Question[] = [
  ["schedule", "pages", ["Results"]],
  ["logo", "pages", ["Press kit"]],
  ["press kit", "pages", ["Press kit"]],
  ["photos", "pages", ["Press kit"]],
  ["open tryouts", "pages", ["Join"]],
  ["new player", "pages", ["Join"]],
  ["location", "pages", ["Join"]],
  ["when are tryouts", "pages", ["Join"]],
  ["founders", "pages", ["About Us"]],
  [`where is ${site.teamName} from`, "pages", ["About Us"]],
  [`who is ${site.teamName}`, "pages", ["About Us"]],
  ["where do they play", "pages", ["Where they played"]],
  ["longest streak", "pages", ["Longest streaks"]],
];

const questions = [
  ...seasons.flatMap(seasonQuestions),
  ...gameQuestions(),
  ...recordQuestions(),
  ...opponentQuestions(),
  ...linkQuestions(),
  ...pageQuestions,
].filter(([, , titles]) => titles.length > 0);

const isPrefix = (title: string, typed: string) =>
  searchWords(title).join(" ").startsWith(searchWords(typed).join(" "));

test("the published search index has every entry of the content", () => {
  const out = process.env["SITE_OUT"] || "dist";
  const published = readFileSync(join(out, "search.page.json"), "utf8");
  expect(published).toContain(JSON.stringify(findable.games));
  for (const entry of findable.entries) expect.soft(published).toContain(JSON.stringify(entry));
});

test("the first hit of a question about the club is true in its record", () => {
  const pages = new Set(
    findable.entries.flatMap((entry) => (entry.kind === "pages" ? entry.title : [])),
  );
  expect(questions.length).toBeGreaterThan(40);
  for (const [query, kind, answers, reason = ""] of questions) {
    if (kind === "pages" && !answers.some((title) => pages.has(title))) continue;
    const hit = find(findable, query).groups[0]?.hits[0];
    expect.soft(hit?.entry.kind, query).toBe(kind);
    expect.soft(answers, query).toContain(hit?.entry.title);
    expect.soft(hit?.reason ?? "", query).toContain(reason);
  }
});

test("a name prefix never puts another person first", () => {
  const people = findable.entries.filter(({ kind }) => kind === "people");
  const typed = people.flatMap(({ title }) =>
    Array.from(title, (_, index) => title.slice(0, index + 1)),
  );
  const wrong = typed.filter((start) => {
    const first = find(findable, start).groups[0]?.hits[0]?.entry;
    return first?.kind === "people" && !isPrefix(first.title, start);
  });
  expect(wrong).toEqual([]);
});
