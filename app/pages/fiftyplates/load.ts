import { bustSheet, singleBustSheet } from "#app/art/bust/bust.ts";
import { makeSeasonLookup } from "#app/art/season/printed-season.ts";
import { dressTeam } from "#app/art/season/person.ts";
import type { ClubRecord, Edition } from "#app/record/record.ts";
import { pageLabel } from "#app/routes/paths.ts";
import { defineRoute } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";
import { fiftyPlatesCard } from "#app/outputs/share/fifty-plates-card.ts";
import { missingPlate, plate } from "#app/art/plate/plate.ts";
import type { Ink } from "#app/art/print/ink.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import * as words from "#words/pages/fifty-plates.ts";
import { periodOfPlates, shapeEdition, shapeFiftyPlates } from "./shape-plates.ts";
import type { EditionBusts } from "./shape-plates.ts";
import { firstSpotter } from "./selection.ts";
import type { View } from "./View.tsx";

interface Board {
  code: string;
  /** Index of the period in which it was claimed; undefined if it was not. */
  period: number | undefined;
}

const PLATE_SIZE = { width: 100, height: 60 } as const;

/** Colors of the periods: board and letters. */
const PLATE_INKS: readonly (readonly [fill: Ink, ink: Ink])[] = [
  ["sun", "black"],
  ["plate1", "paper"],
  ["plate3", "paper"],
  ["plate2", "sun"],
];

function draw({ code, period }: Board): string {
  const inks = period === undefined ? undefined : PLATE_INKS[period];
  if (inks === undefined) return missingPlate(code, PLATE_SIZE.width, PLATE_SIZE.height);
  const [fill, ink] = inks;
  return plate(code, { ...PLATE_SIZE, fill, ink });
}

/** The plates of an edition, in the colors of their periods. */
export function platesSheet(year: number, boards: readonly Board[]): Sheet {
  return makeSheet(
    `plates-${year}`,
    boards.map((board) => ({ id: board.code, viewBox: "0 0 100 60", markup: draw(board) })),
  );
}

/** Artwork for an edition: its plates and its spotters' pictures. */
function drawEdition(record: ClubRecord, edition: Edition) {
  const { year, season, claims, awards } = edition;
  const periods = periodOfPlates(claims);
  const boards = record.states.list.map(({ code }) => ({ code, period: periods.get(code) }));
  const plates = platesSheet(year, boards);
  const shaped = shapeEdition(record, edition, plates.href);
  const spotters = [...new Set(awards.map(({ person }) => person))];
  const people = season === undefined ? [] : dressTeam(season, spotters);
  const first = firstSpotter(shaped)?.id ?? "";
  const printed = makeSeasonLookup(record)(year);
  const firstBust = singleBustSheet(printed, people, first);
  return { shaped, plates, busts: bustSheet(printed, people), first, firstBust };
}

export const route = defineRoute<"fiftyplates", typeof View>({
  load({ record }) {
    const { club } = record;
    const editions = record.plateEditions.map((edition) => drawEdition(record, edition));
    const plates = shapeFiftyPlates(
      record,
      editions.map(({ shaped }) => shaped),
    );
    const shown = plates.editions.find(({ year }) => year === plates.year);
    const busts = editions.map(({ shaped, first, firstBust, ...drawn }): [number, EditionBusts] => [
      shaped.year,
      { all: drawn.busts.href, first, firstBust: firstBust.href },
    ]);
    return {
      head: {
        title: titleWith(club, pageLabel("fiftyplates", club.parts)),
        description: words.description(
          club.name,
          `${shown?.states ?? 0} ${shown?.ofAll ?? ""}`,
          plates.year,
        ),
      },
      data: { plates, busts: Object.fromEntries(busts) },
      sheets: editions.flatMap(({ shaped, plates: board, busts: all, firstBust }) => {
        const isInline = shaped.year === plates.year;
        return [{ ...board, isInline }, { ...firstBust, isInline }, all];
      }),
      pictures: ["busts-"],
      card: fiftyPlatesCard(record),
    };
  },
});
