import type { Draft } from "#app/content/content.ts";
import type { Referent } from "#app/content/schema/fields/reference.ts";
import { displayName } from "#app/domain/opponents/opponent.ts";
import { fullName } from "#app/domain/roster/full-name.ts";
import { sortedBy } from "#app/lib/list/sorted-by.ts";
import type { Choice } from "./choice.ts";
import { logZoneChoices, zoneChoices } from "./zone-choices.ts";

/** What is proposed where any text may stand. */
export type Proposed = "states" | "zones" | "logZones";

/** Everything that can be pointed at or is proposed, by kind, in the order of what people call it. */
export type Choices = Readonly<Record<Referent | Proposed, readonly Choice[]>>;

function byLabel(choices: readonly Choice[]): readonly Choice[] {
  return sortedBy(choices, ({ label }) => label.toLowerCase());
}

/** The choices of a content. */
export function choicesOf(draft: Draft): Choices {
  const { players, opponents, badgeQuest, states, ...rest } = draft;
  return {
    players: byLabel(
      Array.from(players.values(), ({ id, name, jersey }) => ({
        key: id,
        label: jersey === undefined ? fullName(name) : `${fullName(name)} (${jersey})`,
      })),
    ),
    opponents: byLabel(
      Array.from(opponents.values(), (opponent) => ({
        key: opponent.id,
        label: displayName(opponent),
      })),
    ),
    badges: byLabel(
      Array.from(badgeQuest.badges.values(), ({ id, title }) => ({ key: id, label: title })),
    ),
    values: badgeQuest.values.map((name) => ({ key: name, label: name })),
    rosters: rest.rosters.map(({ id, displayName: label }) => ({ key: id, label })).toReversed(),
    tournaments: rest.tournaments
      .map(({ id, name, year }) => ({ key: id, label: `${name} ${year}` }))
      .toReversed(),
    states: states.list
      .filter(({ kind }) => kind !== "bonus")
      .map(({ code, name }) => ({ key: code, label: name })),
    zones: zoneChoices(draft),
    logZones: logZoneChoices(draft),
  };
}
