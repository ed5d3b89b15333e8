import { fieldName, showValue } from "#app/content/field-path.ts";
import { files, tournamentFile } from "#app/content/files.ts";
import { error, type FieldProblem } from "#app/content/problem.ts";
import { sentences } from "#app/content/reading/explain.ts";
import { statesFile, type StatesFile } from "#app/content/schema/states.ts";
import { findClosest, findState } from "#app/content/suggestions.ts";
import { fold } from "#app/domain/fold.ts";
import type { KnownOfPlace, Placed } from "#app/domain/places/place.ts";
import { codesOnMap, type States } from "#app/domain/places/state.ts";
import type { Check } from "./check.ts";

function reportUnknownCode(code: string, row: number, codes: readonly string[]): FieldProblem {
  const closest = findClosest(code, codes);
  const hint = closest === undefined ? "" : ` Did you mean ${closest}?`;
  const cause = `The map has ${code}, which is not a state in this file.`;
  const remedy = `Add it to states, or replace it with a dot.${hint}`;
  return error(files.states, ["map", row], cause, remedy);
}

function checkMap({ states, map }: StatesFile): FieldProblem[] {
  const codes = Object.keys(states);
  const tiles = map.flatMap((text, row) => codesOnMap(text).map((code) => ({ code, row })));
  return tiles.flatMap(({ code, row }, index) => {
    if (!codes.includes(code)) return reportUnknownCode(code, row, codes);
    if (tiles.findIndex((tile) => tile.code === code) === index) return [];
    const cause = `The map has ${code} twice.`;
    return error(files.states, ["map", row], cause, "Replace one with a dot.");
  });
}

function checkNames({ states }: StatesFile): FieldProblem[] {
  const entries = Object.entries(states);
  return entries.flatMap(([code, { name }]) => {
    const [first = code] = entries.find(([, state]) => fold(state.name) === fold(name)) ?? [];
    if (first === code) return [];
    const cause = `${code} and ${first} are both called ${name}.`;
    const remedy = "Use different names, so that notes and the search can tell them apart.";
    return error(files.states, ["states", code, "name"], cause, remedy);
  });
}

/** The map of states.yml has only its states, each once, and no two states have the same name. */
const statesDrawn: Check = (_, entries) => {
  const states = statesFile.safeParse(entries.get(files.states)?.raw).data;
  return states === undefined ? [] : [...checkMap(states), ...checkNames(states)];
};

interface PlaceInFile {
  readonly file: string;
  /** Path of the place in the file. */
  readonly path: readonly string[];
  readonly location: KnownOfPlace & Placed;
}

function checkState({ file, path, location }: PlaceInFile, states: States): FieldProblem[] {
  const { state, country, region } = location;
  if (!state || region !== undefined || country !== states.country) return [];
  const statePath = [...path, "state"];
  const rule = `Write a state as its code, such as ${states.list[0]?.code ?? ""}, or leave it out if there is none.`;
  const realStates = states.list.filter(({ kind }) => kind !== "bonus");
  const suggested = findState(state, realStates)?.code;
  const hint =
    suggested === undefined
      ? `Add country to a place outside of ${states.country}. The club's own country is in site.yml.`
      : `Did you mean ${suggested}?`;
  return [
    error(
      file,
      statePath,
      `${fieldName(statePath)} is ${showValue(state)}.`,
      sentences(rule, hint),
    ),
  ];
}

/** States of places in the club's country exist, if its states are known. */
const statesKnown: Check = ({ tournaments, opponents, states }) => {
  if (states.list.length === 0) return [];
  const places: PlaceInFile[] = [
    ...tournaments.map(({ year, id, location }) => ({
      file: tournamentFile(year, id),
      path: ["location"],
      location,
    })),
    ...[...opponents.values()].flatMap(({ id, location }) =>
      location === undefined ? [] : { file: files.opponents, path: [id, "location"], location },
    ),
  ];
  return places.flatMap((place) => checkState(place, states));
};

export const stateChecks: readonly Check[] = [statesDrawn, statesKnown];
