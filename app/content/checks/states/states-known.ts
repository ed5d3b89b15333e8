import type { Check } from "#app/content/checks/check.ts";
import { fieldName } from "#app/content/field-path.ts";
import { files, tournamentFile } from "#app/content/files.ts";
import { error, type Finding, withChange } from "#app/content/finding.ts";
import { sentences } from "#app/content/reading/explain/complaint.ts";
import { showValue } from "#app/content/reading/explain/show-value.ts";
import { suggestCountry, suggestState } from "#app/content/suggestions/suggest-state.ts";
import type { Location } from "#app/domain/places/location.ts";
import type { Placed } from "#app/domain/places/place.ts";
import type { States } from "#app/domain/places/state.ts";

interface Where {
  readonly file: string;
  /** The way to the place in the file. */
  readonly path: readonly string[];
  readonly location: Location & Placed;
}

function unknownState({ file, path, location }: Where, states: States): Finding[] {
  const { state, country, region } = location;
  const isUnknown = Boolean(state) && region === undefined && country === states.country;
  if (!isUnknown || !state) return [];
  const at = [...path, "state"];
  const rule = `A state is written by its code, such as ${states.list[0]?.code ?? ""}, and is left out where there is none.`;
  const abroad = suggestCountry(state);
  const meant = suggestState(state, states);
  const guess =
    abroad === undefined
      ? meant && `Did you mean ${meant}?`
      : `That is a country: delete the state, and write country: ${abroad}.`;
  const change = abroad === undefined && meant !== undefined ? { to: meant } : undefined;
  const elsewhere = `A place outside of ${states.country} says its country, and site.yml says that of the club.`;
  const remedy = sentences(rule, guess ?? elsewhere);
  return [withChange(error(file, at, `${fieldName(at)} is ${showValue(state)}.`, remedy), change)];
}

/** The state of a place in the club's country is one that the country has, where its states are known. */
export const statesKnown: Check = ({ tournaments, opponents, states }, entries) => {
  const isDamaged = (entries.get(files.states)?.problems.length ?? 0) > 0;
  if (states.list.length === 0 || isDamaged) return [];
  const places: Where[] = [
    ...tournaments.map(({ year, id, location }) => ({
      file: tournamentFile(year, id),
      path: ["location"],
      location,
    })),
    ...Array.from(opponents.values(), ({ id, location }) => ({
      file: files.opponents,
      path: [id, "location"],
      location,
    })),
  ];
  return places.flatMap((place) => unknownState(place, states));
};
