import * as counts from "#words/grammar/counts.ts";
import { enumerate } from "#words/grammar/lists.ts";
import type { Called, State } from "./state.ts";

/** Districts are no states, so they are named beside their number. */
export function districtsAmong(regions: Iterable<State>): string[] {
  return [...regions].flatMap(({ kind, code }) => (kind === "district" ? code : []));
}

/** "10 states and DC"; empty where there is neither. */
export function statesText(regions: Iterable<State>, called: Called): string {
  const all = [...regions];
  const districts = districtsAmong(all);
  const count = all.length - districts.length;
  return enumerate([...(count === 0 ? [] : [counts.parts(count, called)]), ...districts]);
}
