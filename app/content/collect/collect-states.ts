import { files } from "#app/content/files.ts";
import { statesFile, type StatesFile } from "#app/content/schema/states.ts";
import { STATE_KINDS, type States, STATES_IN_ENGLISH } from "#app/domain/places/state.ts";
import { tilesOfAll } from "#app/domain/places/tile-map.ts";
import { knownStatesOf } from "#app/domain/places/united-states.ts";
import { sortedBy } from "#app/lib/list/sorted-by.ts";
import type { Library } from "./library.ts";

function statesOf({ called, states, map }: StatesFile, country: string): States {
  const tiles = tilesOfAll(Object.keys(states), map);
  const list = Object.entries(states).map(([code, { name, kind, timeZones = [], also = [] }]) => {
    const tile = tiles.get(code) ?? { column: 1, row: 1 };
    return { code, name, kind, tile, timeZones, also };
  });
  return {
    country,
    called: called ?? STATES_IN_ENGLISH,
    list: sortedBy(list, ({ kind }) => STATE_KINDS.indexOf(kind)),
  };
}

/** The states of the club's country: those of states.yml, else those that the site knows of it. */
export function collectStates(library: Library, country: string | undefined): States {
  const written = library.read(files.states, statesFile);
  const known = knownStatesOf(country);
  return written === undefined ? known : statesOf(written, known.country);
}
