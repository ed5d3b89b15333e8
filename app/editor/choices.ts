import type { Draft } from "#app/content/content.ts";
import type { Referent } from "#app/content/schema/fields.ts";
import { fullName } from "#app/domain/full-name.ts";
import { displayName } from "#app/domain/opponents.ts";
import { sortedBy } from "#app/lib/list.ts";

/** An option for a field that refers to something: its key and label. */
export interface Choice {
  readonly key: string;
  readonly label: string;
}

/** Time zones: those in use first, then all others. */
function zoneChoices({ tournaments, site }: Draft): readonly Choice[] {
  const used = tournaments.map(({ timeZone }) => timeZone).concat(site?.tryouts?.timeZone ?? []);
  const zones = new Set([...used, ...Intl.supportedValuesOf("timeZone")]);
  return Array.from(zones, (key) => ({ key, label: key }));
}

/** Kinds of suggestions for fields that also accept other text. */
export type SuggestionKind = "states" | "zones";

/** Options and suggestions by kind, sorted by label, or as in the content; rosters and tournaments newest first. */
export type Choices = Readonly<Record<Referent | SuggestionKind, readonly Choice[]>>;

function sortByLabel(choices: readonly Choice[]): readonly Choice[] {
  return sortedBy(choices, ({ label }) => label.toLowerCase());
}

/** The options that the content provides. */
export function listChoices(draft: Draft): Choices {
  const { players, opponents, badgeQuest, states, rosters, tournaments } = draft;
  return {
    players: sortByLabel(
      Array.from(players.values(), ({ id, name, jersey }) => ({
        key: id,
        label: jersey === undefined ? fullName(name) : `${fullName(name)} (${jersey})`,
      })),
    ),
    opponents: sortByLabel(
      Array.from(opponents.values(), (opponent) => ({
        key: opponent.id,
        label: displayName(opponent),
      })),
    ),
    badges: sortByLabel(
      Array.from(badgeQuest.badges.values(), ({ id, title }) => ({ key: id, label: title })),
    ),
    values: badgeQuest.values.map((name) => ({ key: name, label: name })),
    rosters: rosters.map(({ id, displayName: label }) => ({ key: id, label })).toReversed(),
    tournaments: tournaments
      .map(({ id, name, year }) => ({ key: id, label: `${name} ${year}` }))
      .toReversed(),
    states: states.list
      .filter(({ kind }) => kind !== "bonus")
      .map(({ code, name }) => ({ key: code, label: name })),
    zones: zoneChoices(draft),
  };
}
