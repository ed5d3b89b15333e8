import { daySheet } from "#app/art/day/day-sheet.ts";
import type { Sheet } from "#app/art/sheet.ts";
import type { ClubRecord } from "#app/record/record.ts";
import type { DayData } from "#app/routes/home/day/day-data.ts";

/** The pictures that the day's sheet shows in any of its states. */
export function dayArt({ sheets }: DayData, { tournaments, opponents }: ClubRecord): Sheet {
  const scenes = new Set(sheets.map(({ scene }) => scene));
  const games = sheets.flatMap(({ list }) => list?.games ?? []);
  const teams = new Set(games.flatMap(({ opponent }) => opponent ?? []));
  return daySheet({
    events: tournaments.filter(({ id }) => scenes.has(`scene-${id}`)),
    opponents: [...opponents.values()].filter(({ id }) => teams.has(id)),
    hasTryouts: scenes.has("scene-tryouts"),
  });
}
