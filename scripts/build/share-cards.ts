import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sideBySide } from "#app/lib/list/side-by-side.ts";
import { CARD_HEIGHT, CARD_WIDTH, cardPath } from "#app/share/card.ts";
import type { WrittenPage } from "./pages.ts";
import type { Rasterizer } from "./rasterizer.ts";

const VIEW_BOX = `0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`;

/** Rasterizing holds a picture of some megabytes in memory. */
const AT_ONCE = 4;

/** Writes the share card of every page that has one; returns how many there are. */
export async function writeShareCards(
  rasterizer: Rasterizer,
  pages: readonly WrittenPage[],
  out: string,
): Promise<number> {
  const cards = pages.flatMap(({ stem, card }) =>
    card === undefined ? [] : [{ file: join(out, cardPath(stem)), markup: card.markup }],
  );
  await sideBySide(cards, AT_ONCE, async ({ file, markup }) => {
    const picture = { markup, viewBox: VIEW_BOX, width: CARD_WIDTH, height: CARD_HEIGHT };
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await rasterizer.rasterize(picture));
  });
  return cards.length;
}
