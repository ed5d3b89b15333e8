import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sideBySide } from "#app/lib/list.ts";
import {
  CARD_HEIGHT,
  CARD_WIDTH,
  cardPath,
  STORY_HEIGHT,
  STORY_WIDTH,
  storyPath,
} from "#app/share/card.ts";
import type { WrittenPage } from "#scripts/build/pages.ts";
import type { Rasterizer } from "./rasterizer.ts";

const CARD = { width: CARD_WIDTH, height: CARD_HEIGHT };
const STORY = { width: STORY_WIDTH, height: STORY_HEIGHT };

/** Number of pictures at once: each takes several megabytes of memory. */
const AT_ONCE = 4;

/** Writes share cards and stories of all pages that have them; returns their number. */
export async function writeShareCards(
  rasterizer: Rasterizer,
  pages: readonly WrittenPage[],
  out: string,
): Promise<number> {
  const pictures = pages.flatMap(({ stem, card, story }) => [
    ...(card === undefined ? [] : [{ path: cardPath(stem), markup: card.markup, size: CARD }]),
    ...(story === undefined ? [] : [{ path: storyPath(stem), markup: story.markup, size: STORY }]),
  ]);
  await sideBySide(pictures, AT_ONCE, async ({ path, markup, size }) => {
    const file = join(out, path);
    const viewBox = `0 0 ${size.width} ${size.height}`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await rasterizer.rasterize({ markup, viewBox, ...size }));
  });
  return pictures.length;
}
