import { fold } from "#app/domain/fold.ts";
import { makeHaystack, type Searchable } from "#app/domain/search.ts";
import {
  listOtherNames,
  type MetOpponent,
  shapeMetOpponent,
} from "#app/entities/opponent/shape.ts";
import { sortedBy } from "#app/lib/list.ts";
import type { Opponent } from "#app/record/record.ts";

/** A team, as far as the filter compares it. */
export interface FilteredOpponent
  extends Searchable, Pick<MetOpponent, "id" | "name" | "wins" | "lastYear"> {}

/** Facts of an opponent for the filter, with names, former names and places to search in. */
export function shapeFilteredOpponent(opponent: Opponent): FilteredOpponent {
  const { id, name, wins, lastYear } = shapeMetOpponent(opponent);
  const { city, state, region, abroad } = opponent.location ?? {};
  const texts = [name, ...listOtherNames(opponent), city, state, region?.name, abroad];
  return { id, name, wins, lastYear, haystack: makeHaystack(texts) };
}

/** Sort orders: value in the URL and label. */
export const orders = [
  { value: "played", label: "Most played first" },
  { value: "name", label: "By name" },
  { value: "wins", label: "Most wins first" },
  { value: "last", label: "Last played first" },
] as const;

type Order = (typeof orders)[number]["value"];

/** The sort order in the URL; by default, most played first. */
export function readOrder(sort: string | undefined): Order {
  return orders.find(({ value }) => value === sort)?.value ?? "played";
}

const keys: Readonly<Record<Order, (opponent: FilteredOpponent) => string | number>> = {
  played: () => 0,
  name: ({ name }) => fold(name),
  wins: ({ wins }) => -wins,
  last: ({ lastYear }) => -lastYear,
};

/** Sorts the teams, which are in order of games played; so are those that are equal. */
export function sortOpponents(
  opponents: readonly FilteredOpponent[],
  order: Order,
): FilteredOpponent[] {
  return sortedBy(opponents, keys[order]);
}
