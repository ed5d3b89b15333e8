import { bustSheet, singleBustSheet } from "#app/art/bust/bust-sheet.ts";
import { teamOf } from "#app/art/season/team.ts";
import { loadContent } from "#app/content/.server/load-content.ts";
import { claimsOf } from "#app/domain/fifty-plates/claims.ts";
import { PLATES } from "#app/domain/fifty-plates/plate.ts";
import type { ArtFile } from "#app/entry-server.tsx";
import { platesSheet } from "#app/features/fifty-plates/plate-art.ts";
import type { EditionBusts } from "#app/features/fifty-plates/plates.ts";
import { firstSpotter } from "#app/features/fifty-plates/selection.ts";
import {
  editionsWithPlates,
  periodOfPlates,
  shapeEdition,
  shapeFiftyPlates,
} from "#app/features/fifty-plates/shape-plates.ts";

const content = loadContent();
const years = editionsWithPlates(content).map((edition) => {
  const { year } = edition;
  const periods = periodOfPlates(claimsOf(edition.awards));
  const boards = PLATES.map(({ code }) => ({ code, period: periods.get(code) }));
  const plates = platesSheet(year, boards);
  const shaped = shapeEdition(content, edition, plates.href);
  const roster = content.rosters.find((one) => one.year === year);
  const people = roster === undefined ? [] : teamOf(roster, content.players);
  const first = firstSpotter(shaped)?.id ?? "";
  return {
    shaped,
    plates,
    busts: bustSheet(year, people),
    first,
    firstBust: singleBustSheet(year, people, first),
  };
});

export const data = {
  plates: shapeFiftyPlates(
    content,
    years.map(({ shaped }) => shaped),
  ),
  busts: Object.fromEntries(
    years.map(({ shaped, busts, first, firstBust }): [number, EditionBusts] => [
      shaped.year,
      { all: busts.href, first, firstBust: firstBust.href },
    ]),
  ),
};

export const sheets: readonly ArtFile[] = years.flatMap(({ shaped, plates, busts, firstBust }) => {
  const inline = shaped.year === data.plates.year;
  return [{ ...plates, inline }, { ...firstBust, inline }, busts];
});
