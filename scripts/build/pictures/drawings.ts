import { clubMark } from "#app/domain/marks.ts";
import { mapConcurrently } from "#app/lib/list.ts";
import { pngIcons } from "#app/outputs/identity/icons.ts";
import { CARD_HEIGHT, CARD_WIDTH, cardPath } from "#app/outputs/share/card.ts";
import type { ClubRecord } from "#app/record/record.ts";
import type { WrittenPage } from "#scripts/build/pages.ts";
import { writeBelow } from "#scripts/build/write-below.ts";
import type { Rasterizer } from "./rasterizer.ts";

/** Number of pictures at once: each takes several megabytes of memory. */
const AT_ONCE = 4;

/** Writes share cards of all pages that have them; returns their number. */
export async function writeShareCards(
  pages: readonly WrittenPage[],
  rasterizer: Rasterizer,
  out: string,
): Promise<number> {
  const cards = pages.flatMap(({ stem, card }) =>
    card === undefined ? [] : { path: cardPath(stem), markup: card.markup },
  );
  const frame = {
    viewBox: `0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`,
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
  };
  await mapConcurrently(cards, AT_ONCE, async ({ path, markup }) =>
    writeBelow(out, path, await rasterizer.rasterize({ markup, ...frame })),
  );
  return cards.length;
}

/** Writes the icons of the site. */
export async function writeIcons(
  record: ClubRecord,
  rasterizer: Rasterizer,
  out: string,
): Promise<void> {
  await Promise.all(
    pngIcons(clubMark(record)).map(async ({ file, side, markup, viewBox }) => {
      const picture = { markup, viewBox, width: side, height: side };
      await writeBelow(out, file, await rasterizer.rasterize(picture));
    }),
  );
}
