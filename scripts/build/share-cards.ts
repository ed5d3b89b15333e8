import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pageNames } from "#app/paths.ts";
import { CARD_HEIGHT, CARD_WIDTH } from "#app/share/card.ts";
import { cardPath, type ShareCards } from "#app/share/share-cards.ts";
import type { Press } from "./press.ts";

const VIEW_BOX = `0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`;

/** Prints the picture of every page to `share/`; returns how many there are. */
export async function writeShareCards(
  press: Press,
  cards: ShareCards,
  out: string,
): Promise<number> {
  await mkdir(join(out, "share"), { recursive: true });
  const prints = pageNames.map(async (page) => {
    const { markup } = cards[page];
    const picture = { markup, viewBox: VIEW_BOX, width: CARD_WIDTH, height: CARD_HEIGHT };
    await writeFile(join(out, cardPath(page)), await press.print(picture));
  });
  await Promise.all(prints);
  return prints.length;
}
