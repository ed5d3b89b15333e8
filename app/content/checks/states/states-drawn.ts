import type { Check } from "#app/content/checks/check.ts";
import { files } from "#app/content/files.ts";
import { error, type Finding } from "#app/content/finding.ts";
import { statesFile, type StatesFile } from "#app/content/schema/states.ts";
import { closest } from "#app/content/suggestions/closest.ts";
import { codesOnMap } from "#app/domain/places/tile-map.ts";
import { fold } from "#app/domain/search/fold.ts";

function unknownCode(code: string, row: number, codes: readonly string[]): Finding {
  const meant = closest(code, codes);
  const hint = meant === undefined ? "" : ` Did you mean ${meant}?`;
  const cause = `The map has ${code}, which is no state of this file.`;
  const remedy = `Add it under states, or put a dot in its place.${hint}`;
  return error(files.states, ["map", row], cause, remedy);
}

function onMap({ states, map }: StatesFile): Finding[] {
  const codes = Object.keys(states);
  const tiles = map.flatMap((text, row) => codesOnMap(text).map((code) => ({ code, row })));
  return tiles.flatMap(({ code, row }, index) => {
    if (!codes.includes(code)) return unknownCode(code, row, codes);
    if (tiles.findIndex((tile) => tile.code === code) === index) return [];
    const cause = `The map has ${code} twice.`;
    return error(files.states, ["map", row], cause, "Put a dot in place of one.");
  });
}

function calledAlike({ states }: StatesFile): Finding[] {
  const all = Object.entries(states);
  return all.flatMap(([code, { name }]) => {
    const [first = code] = all.find(([, other]) => fold(other.name) === fold(name)) ?? [];
    if (first === code) return [];
    const cause = `${code} is called ${name}, as ${first} is.`;
    const remedy = "Give each a name of its own: notes and the search tell them apart by it.";
    return error(files.states, ["states", code, "name"], cause, remedy);
  });
}

/** The map of states.yml has each of its states once, and no two states have one name. */
export const statesDrawn: Check = (_, entries) => {
  const written = statesFile.safeParse(entries.get(files.states)?.raw).data;
  return written === undefined ? [] : [...onMap(written), ...calledAlike(written)];
};
