import { suggestPlate } from "#app/content/suggestions/suggestions.ts";
import type { States } from "#app/domain/places/state.ts";
import { plateOfNote } from "#app/domain/fifty-plates.ts";
import { type GetCredits, repeatedClaims } from "#app/domain/badge-quest/rules.ts";
import { editionFile } from "#app/content/files.ts";
import { warning } from "#app/content/finding.ts";
import { logWarnings, type LogWarning, type Row } from "./badge-quest.ts";
import type { Check } from "./check.ts";

function splitSides(note: string): string[] {
  return note.split(/[/&\p{Pd}]|\bto\b/u).map((side) => side.trim());
}

/** Warns about a side that is almost a state; any other may be a province or a country. */
function findMisspelled(row: Row, sides: readonly string[], states: States): LogWarning[] {
  const meant = sides.map((side) =>
    plateOfNote(side, states) === undefined ? (suggestPlate(side, states) ?? side) : side,
  );
  const right = meant.join(" / ");
  if (right === sides.join(" / ")) return [];
  const cause = `The border "${row.note ?? ""}" has a side that is not a state.`;
  const hint = `Did you mean ${right}?`;
  return [{ row, field: "note", cause, hint }];
}

function findWarnings(log: readonly Row[], findCredits: GetCredits, states: States): LogWarning[] {
  const noted = log
    .filter(({ badge, note }) => findCredits(badge)?.once === "border" && note !== undefined)
    .map((row) => ({ row, sides: splitSides(row.note ?? "") }));
  const isTwoSided = noted.filter(({ sides }) => sides.length > 1).length * 2 > noted.length;
  return noted.flatMap(({ row, sides }) => {
    const slips = findMisspelled(row, sides, states);
    if (slips.length > 0 || sides.length > 1 || !isTwoSided) return slips;
    const cause = `The note names one side of a border, ${row.note ?? ""}, but other notes name both.`;
    return { row, field: "note", cause, hint: "Write both, such as Michigan / Ohio." };
  });
}

/** A border names two states, if most borders in the log do. */
const bordersNamed = logWarnings((log, { findCredits, content }) =>
  findWarnings(log, findCredits, content.states),
);

/** Nothing that a badge credits once, such as a plate, is credited twice in an edition. */
const claimsOnce = logWarnings((log, { findLine, findCredits, content }) =>
  repeatedClaims(log, findCredits, content.states).map(({ claim, first, kind }) => ({
    row: claim,
    field: "note",
    cause: `${claim.badge} credits each ${kind} once, and line ${findLine(first)} already has ${first.note ?? ""} for ${first.player}.`,
  })),
);

/** Every award of the badge for plates names a plate. */
const platesNamed = logWarnings((log, { content: { badgeQuest, states } }) =>
  log
    .filter(
      ({ badge, note = "" }) =>
        badgeQuest.badges.get(badge)?.onMap === true &&
        states.list.length > 0 &&
        !plateOfNote(note, states),
    )
    .map((row) => {
      if (row.note === undefined) {
        return {
          row,
          field: "badge",
          cause: "The award names no plate, so it is missing from the map.",
        };
      }
      const cause = `The map has no plate "${row.note}", so it does not show the award.`;
      const meant = suggestPlate(row.note, states);
      const hint = meant === undefined ? undefined : `Did you mean ${meant}?`;
      return { row, field: "note", cause, hint };
    }),
);

/** The states of the club's country are known if the badge for plates is in use. */
const platesOfStates: Check = ({ badgeQuest, states }) =>
  [...badgeQuest.editions.values()].flatMap(({ year, onMap: [onMap] }) => {
    if (states.list.length > 0 || onMap === undefined) return [];
    return warning(
      editionFile(year),
      [],
      `${onMap} is in use, but the site does not know the states of ${states.country}, so it has no page for them.`,
      "List the states in states.yml (README.md explains how), or remove the badge.",
    );
  });

export const fiftyPlatesChecks: readonly Check[] = [
  claimsOnce,
  bordersNamed,
  platesNamed,
  platesOfStates,
];
