import { printSheet } from "#app/art/action-print/print-sheet.ts";
import { bustSheet } from "#app/art/bust/bust.ts";
import type { PrintedSeason } from "#app/art/season/printed-season.ts";
import { schemeOf } from "#app/art/season/scheme.ts";
import { teamOf } from "#app/art/season/person.ts";
import type { Sheet } from "#app/art/sheet.ts";
import type { Content, Roster } from "#app/content/content.ts";
import { hashIn } from "#app/routes/roster/player/print-address.ts";
import type { PrintFormat } from "#app/art/action-print/action-print.ts";
import type { ShotFormat } from "#app/domain/seasons.ts";
import type { SeasonArt } from "./shape-season.ts";

const FORMATS: Readonly<Record<ShotFormat, readonly PrintFormat[]>> = {
  lying: ["landscape"],
  upright: ["vertical"],
  both: ["vertical", "landscape"],
};

/** The formats of a season's action prints, which are those of its photos: 4:5, 3:2 or both. */
export function printFormats(shots: ShotFormat = "lying"): readonly PrintFormat[] {
  return FORMATS[shots];
}

/** A season's drawings and what the page must know to show them. */
export interface DrawnSeason {
  id: string;
  art: SeasonArt;
  /** The busts, then a sheet for every action print. */
  sheets: readonly Sheet[];
}

/** Draws everyone of a season, players before coaches. */
export function drawSeason(
  roster: Roster,
  players: Content["players"],
  season: PrintedSeason,
): DrawnSeason {
  const { id } = roster;
  const people = teamOf(roster, players);
  const busts = bustSheet(season, people);
  const prints = printFormats(roster.actionShots).map((format) => ({
    format,
    sheets: people.map((person, place) => printSheet(season, person, place, format)),
  }));
  const hashes = prints.map(({ format, sheets }) => [
    format,
    sheets.map(({ href }) => hashIn(href)),
  ]);
  return {
    id,
    art: {
      lead: season.colorway.lead,
      busts: busts.href,
      grounds: people.map((person, place) => schemeOf(person, season, place).ground),
      prints: Object.fromEntries(hashes),
    },
    sheets: [busts, ...prints.flatMap(({ sheets }) => sheets)],
  };
}
