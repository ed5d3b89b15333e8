import * as counts from "#words/grammar/counts.ts";

/* The list of seasons. */

export const description = (seasons: number, team: string, since: number) =>
  `All ${counts.seasons(seasons)} of ${team} since ${since}, with record, finish, tournaments and people.`;
