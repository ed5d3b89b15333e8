import { fold } from "#app/domain/search/fold.ts";
import { sortedBy } from "#app/lib/list/sorted-by.ts";
import * as words from "#words/pages/opponents.ts";
import type { ListedOpponent } from "./opponents-data.ts";

/** The orders of the index: the value in the address, and what the choice says. */
export const orders = [
  { value: "played", label: words.mostPlayedFirst },
  { value: "name", label: words.byName },
  { value: "wins", label: words.mostWinsFirst },
  { value: "last", label: words.lastPlayedFirst },
] as const;

type Order = (typeof orders)[number]["value"];

/** The order that an address asks for; most played first where it asks for none that is known. */
export function orderIn(sort: string | undefined): Order {
  return orders.find(({ value }) => value === sort)?.value ?? "played";
}

const keys: Readonly<Record<Order, (opponent: ListedOpponent) => string | number>> = {
  played: () => 0,
  name: ({ name }) => fold(name),
  wins: ({ wins }) => -wins,
  last: ({ lastYear }) => -lastYear,
};

/** The teams in an order; equals stay most played first. */
export function inOrder(opponents: readonly ListedOpponent[], order: Order): ListedOpponent[] {
  return sortedBy(opponents, keys[order]);
}
