import * as counts from "#words/grammar/counts.ts";

/* The list of seasons. */

export const description = (seasons: number, team: string, since: number) =>
  `${seasons === 1 ? "The season" : `The ${counts.seasons(seasons)}`} of ${team} on record since ${since}, with record, finish, tournaments and people.`;
