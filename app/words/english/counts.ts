import { plural } from "#app/lib/text/plural.ts";

/* A number with what is counted: "1 game", "0 games". */

export const badges = (count: number) => plural(count, "badge");
export const losses = (count: number) => plural(count, "loss", "losses");
export const people = (count: number) => plural(count, "person", "people");
export const stories = (count: number) => plural(count, "story", "stories");
export const teams = (count: number) => plural(count, "team");
export const ties = (count: number) => plural(count, "tie");
export const tournaments = (count: number) => plural(count, "tournament");
export const wins = (count: number) => plural(count, "win");
