import { missingPlate, plate } from "#app/art/plate/plate.ts";
import type { Ink } from "#app/art/print/ink.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";

interface Board {
  code: string;
  /** The stretch of the race in which it was claimed; none if nobody has. */
  period: number | undefined;
}

const SIZE = { width: 100, height: 60 } as const;

/** The inks of the stretches: board, then letters. */
const INKS: readonly (readonly [fill: Ink, ink: Ink])[] = [
  ["g", "k"],
  ["b", "p"],
  ["c", "p"],
  ["s", "g"],
];

function draw({ code, period }: Board): string {
  const inks = period === undefined ? undefined : INKS[period];
  if (inks === undefined) return missingPlate(code, SIZE.width, SIZE.height);
  const [fill, ink] = inks;
  return plate(code, { ...SIZE, fill, ink });
}

/** The plates of an edition by their codes, each in the ink of the time of its claim. */
export function platesSheet(year: number, boards: readonly Board[]): Sheet {
  return makeSheet(
    `plates-${year}`,
    boards.map((board) => ({ id: board.code, viewBox: "0 0 100 60", markup: draw(board) })),
  );
}
