import { rect } from "#app/art/print/shapes.ts";
import { record, sleeve } from "#app/art/sleeve/sleeve.ts";
import type { Content } from "#app/content/content.ts";
import { pageLabel } from "#app/paths.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/cards.ts";
import { band, BAND_TOP, CARD_WIDTH, framed, rail } from "./card.ts";
import type { Card } from "#app/page/card.ts";

/** The shown sleeves by their index on the page, so that neighbors have different inks. */
const SHOWN: readonly number[] = [0, 5, 9];
const FIRST_AT = -60;
const RECORD = { x: 868, y: 8, width: 360, height: 360, viewBox: "0 0 400 400" } as const;

const ON_CORAL = { ground: "var(--r1)", domain: "var(--r00)", text: "var(--r00)" } as const;

/** Sleeves in a row, the last with its record pulled out, in the inks of its page. */
export function playlistsCard({ site, playlists }: Content, year: number): Card {
  const lists = playlists.get(year)?.playlists ?? [];
  const name = pageLabel("playlists", site.parts, String(year));
  const sleeves = SHOWN.flatMap((index, i) => {
    const list = lists[index];
    if (list === undefined) return [];
    const frame = { x: FIRST_AT + i * BAND_TOP, y: 0, width: BAND_TOP, height: BAND_TOP };
    return [framed(sleeve(list.id, index), { ...frame, viewBox: "0 0 300 300" })];
  });
  return {
    markup:
      rect(0, 0, CARD_WIDTH, BAND_TOP, "var(--r0)") +
      framed(record(12), RECORD) +
      sleeves.join("") +
      band(name, "var(--r0)", "var(--r1)") +
      rail(site.domain, counts.playlists(lists.length), ON_CORAL),
    alt: words.playlists(name),
  };
}
