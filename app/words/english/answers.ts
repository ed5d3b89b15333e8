import * as counts from "#words/grammar/counts.ts";
import { enumerate } from "#words/grammar/lists.ts";
import type { Role } from "./question-parts.ts";

/* Answers to questions, and the reasons of hits that answer them. */

/** Years in a row as a range: "2015", "2018–2021". */
function ranges(years: readonly number[]): readonly string[] {
  const starts = years.filter((year) => !years.includes(year - 1));
  return starts.map((start) => {
    let end = start;
    while (years.includes(end + 1)) end += 1;
    return start === end ? String(start) : `${start}–${end}`;
  });
}

const list = (years: readonly number[]) => enumerate(ranges(years));

/** When something was, after what it was: " in 2018", " in October 2022", " on October 2, 2022". */
export const during = (periods: readonly string[]) =>
  periods.length === 0 ? "" : ` in ${enumerate(periods)}`;
export const on = (day: string) => ` on ${day}`;
export const inYears = (years: readonly number[]) => during(ranges(years));

export const or = " or ";

/** Stands for the name of an entry that the typed words do not single out. */
export const quoted = (text: string) => `“${text}”`;

/** Names for games by outcome. */
export const endings = { win: "wins", loss: "losses", tie: "ties" } as const;
export const games = "games";
/** "shutouts", "forfeit losses" */
export const ofKind = (kind: "forfeit" | "shutout", outcome: keyof typeof endings | undefined) =>
  outcome === undefined ? `${kind}s` : `${kind} ${endings[outcome]}`;
export const news = "news";
export const videos = "videos";

/**
 * Plain negative answers.
 *
 * Names are those of entries, or the typed words in quotation marks; `when` is empty or starts with a space.
 */
export const no = {
  team: (year: number, reason: string | undefined) =>
    `No team in ${year}${reason === undefined ? "" : `: ${reason}`}`,
  season: (year: number) => `No season on record in ${year}`,
  role: (role: Role, when: string) =>
    role === "rookie" ? `Nobody’s first season was${when}` : `No ${role} on record${when}`,
  roleOf: (name: string, role: Role, when: string) =>
    role === "rookie" ? `${name}: no first season${when}` : `${name} was not a ${role}${when}`,
  number: (number: string, when: string) => `Nobody wore ${number}${when}`,
  numberOf: (name: string, number: string, when: string) => `${name} did not wear ${number}${when}`,
  onTeam: (name: string, when: string) => `${name} was not on the team${when}`,
  games: (what: string, when: string) => `No ${what}${when}`,
  gamesAgainst: (what: string, name: string, when: string) => `No ${what} against ${name}${when}`,
  gamesAt: (what: string, name: string, when: string) => `No ${what} at ${name}${when}`,
  score: (score: string, when: string) => `No game ended ${score}${when}`,
  tournament: (name: string, when: string) => `No ${name} on record${when}`,
  tournamentsIn: (place: string, when: string) => `No tournaments in ${place}${when}`,
  place: (ordinal: string, when: string) => `No ${ordinal} place${when}`,
  placeAt: (ordinal: string, name: string, when: string) => `No ${ordinal} place at ${name}${when}`,
  badges: (when: string) => `No badges on record${when}`,
  badge: (title: string, when: string) => `Nobody earned ${title}${when}`,
  badgesOf: (name: string, when: string) => `No badges for ${name}${when}`,
  log: (when: string) => `Who earned which badge${when} is not on record`,
  stories: (what: string, when: string) => `No ${what}${when}`,
  canceled: (when: string) => `No canceled tournaments on record${when}`,
  medals: (name: string, when: string) => `No medals on record${name}${when}`,
  without: (what: "win" | "loss", when: string) =>
    `No tournament without a ${what} on record${when}`,
  seasonWithout: (what: "win" | "loss", when: string) =>
    `No season without a ${what} on record${when}`,
  margin: (what: string, by: number, when: string) => `No ${what} by ${by} on record${when}`,
  scheduled: "No games scheduled",
} as const;

/* Reasons. */
export const roleIn: Readonly<Record<Role, (years: readonly number[]) => string>> = {
  captain: (years) => `Captain ${list(years)}`,
  coach: (years) => `Coach ${list(years)}`,
  rookie: (years) => `First season ${list(years)}`,
};
export const numberIn = (number: string, years: readonly number[]) =>
  `Number ${number}${inYears(years)}`;
export const onTheTeamIn = (years: readonly number[]) => `On the team${inYears(years)}`;
const past = { win: "Won", loss: "Lost", tie: "Tied" } as const;
/** "Last game: lost 7–13, Sun, Oct 2, 2022" */
export const extreme = (is: string, outcome: keyof typeof past, score: string, when: string) =>
  `${is}: ${past[outcome].toLowerCase()} ${score}, ${when}`;
export const gamesEnded = (
  outcome: keyof typeof past,
  count: number,
  all: number,
  years: readonly number[],
) => `${past[outcome]} ${count} of ${counts.games(all)}${inYears(years)}`;
export const metIn = (years: readonly number[]) => `Met${inYears(years)}`;
export const earnedIn = (times: number, years: readonly number[]) =>
  `earned ${times === 1 ? "once" : `${times} times`}${inYears(years)}`;
/** "64 badges in 2018" */
export const badgesIn = (badges: number, years: readonly number[]) =>
  `${counts.badges(badges)}${inYears(years)}`;
export const noLoss = (record: string) => `Without a loss: ${record}`;
export const noWin = (record: string) => `Without a win: ${record}`;
export const canceled = "Canceled";
export const upcoming = (when: string) => `Upcoming: ${when}`;

/* Counts as answers. */
export const count = (what: string, when: string) => `${what}${when}`;
export const countFor = (name: string, what: string, when: string) => `${name}: ${what}${when}`;
