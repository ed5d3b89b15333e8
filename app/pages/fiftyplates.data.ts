import { bustSheet } from "#app/art/bust/bust-sheet.ts";
import { teamOf } from "#app/art/season/team.ts";
import { loadContent } from "#app/content/.server/load-content.ts";
import { claimsOf } from "#app/domain/fifty-plates/claims.ts";
import { PLATES } from "#app/domain/fifty-plates/plate.ts";
import type { ArtFile } from "#app/entry-server.tsx";
import { platesSheet } from "#app/features/fifty-plates/plate-art.ts";
import {
  editionsWithPlates,
  periodOfPlates,
  shapeEdition,
  shapeFiftyPlates,
} from "#app/features/fifty-plates/shape-plates.ts";

const content = loadContent();
const years = editionsWithPlates(content).map((edition) => {
  const periods = periodOfPlates(claimsOf(edition.awards));
  const boards = PLATES.map(({ code }) => ({ code, period: periods.get(code) }));
  const roster = content.rosters.find(({ year }) => year === edition.year);
  const people = roster === undefined ? [] : teamOf(roster, content.players);
  return {
    edition,
    plates: platesSheet(edition.year, boards),
    busts: bustSheet(edition.year, people),
  };
});

export const data = {
  plates: shapeFiftyPlates(
    content,
    years.map(({ edition, plates }) => shapeEdition(content, edition, plates.href)),
  ),
  busts: Object.fromEntries(years.map(({ edition, busts }) => [edition.year, busts.href])),
};

export const sheets: readonly ArtFile[] = years.flatMap(({ edition, plates, busts }) => [
  { ...plates, inline: edition.year === data.plates.year },
  busts,
]);
