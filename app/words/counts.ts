import { plural } from "#app/lib/text.ts";

/* Counts with their nouns: "1 game", "0 games". */

/** Ends a list that was cut among ties: "and 5 more with 5 games". */
export const andMore = (count: number, equal: string) => `and ${count} more ${equal}`;
export const badges = (count: number) => plural(count, "badge");
export const coaches = (count: number) => plural(count, "coach", "coaches");
export const days = (count: number) => plural(count, "day");
export const games = (count: number) => plural(count, "game");
export const losses = (count: number) => plural(count, "loss", "losses");
export const opponents = (count: number) => plural(count, "opponent");
/** "10 states"; the word for a country's parts comes from the content. */
export const parts = (count: number, called: { one: string; many: string }) =>
  plural(count, called.one, called.many);
export const people = (count: number) => plural(count, "person", "people");
export const plates = (count: number) => plural(count, "plate");
export const players = (count: number) => plural(count, "player");
export const playlists = (count: number) => plural(count, "playlist");
export const seasons = (count: number) => plural(count, "season");
export const stories = (count: number) => plural(count, "story", "stories");
export const teams = (count: number) => plural(count, "team");
export const ties = (count: number) => plural(count, "tie");
export const tournaments = (count: number) => plural(count, "tournament");
export const wins = (count: number) => plural(count, "win");
