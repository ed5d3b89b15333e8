import { rect } from "#app/art/print/shapes.ts";
import { drawRecord, sleeve } from "#app/art/sleeve/sleeve.ts";
import { band, BAND_TOP, CARD_WIDTH, cropToFrame, drawRail } from "#app/outputs/share/card.ts";
import type { ClubRecord } from "#app/record/record.ts";
import type { Card } from "#app/routes/card.ts";
import { pageLabel } from "#app/routes/paths.ts";
import { definePage } from "#app/routes/route.ts";
import { PLAYLISTS_THEME } from "#app/routes/theme-colors.ts";
import { titleWith } from "#app/routes/titles.ts";
import * as cards from "#words/cards.ts";
import * as counts from "#words/counts.ts";

/** Sleeves on the share card, by index on the page; chosen so that neighbors differ in color. */
const CARD_SLEEVES: readonly number[] = [0, 5, 9];
/** The first sleeve is cut off by the edge. */
const FIRST_LEFT = -60;
/** The vinyl record behind the last sleeve. */
const VINYL_FRAME = { x: 868, y: 8, width: 360, height: 360, viewBox: "0 0 400 400" } as const;

const ON_CORAL = { ground: "var(--r1)", domain: "var(--r00)", text: "var(--r00)" } as const;

/** Share card: sleeves in a row, the last one with its vinyl record pulled out, in the colors of the page. */
function playlistsCard({ club, playlists }: ClubRecord, year: number): Card {
  const lists = playlists.get(year)?.playlists ?? [];
  const name = pageLabel("playlists", club.parts, String(year));
  const sleeves = CARD_SLEEVES.flatMap((index, slot) => {
    const list = lists[index];
    if (list === undefined) return [];
    const frame = { x: FIRST_LEFT + slot * BAND_TOP, y: 0, width: BAND_TOP, height: BAND_TOP };
    return cropToFrame(sleeve(list, index), { ...frame, viewBox: "0 0 300 300" });
  });
  return {
    markup:
      rect(0, 0, CARD_WIDTH, BAND_TOP, "var(--r0)") +
      cropToFrame(drawRecord(12), VINYL_FRAME) +
      sleeves.join("") +
      band(name, "var(--r0)", "var(--r1)") +
      drawRail(club.domain, counts.playlists(lists.length), ON_CORAL),
    alt: cards.playlists(name),
  };
}

export const route = definePage<"playlists">({
  // Newest first: it is linked from the whole site, and stored for offline use.
  pages: ({ record: { playlists } }) =>
    [...playlists.keys()].toSorted((a, b) => b - a).map((year) => ({ year: String(year) })),
  load({ record }, { year }) {
    const { club, playlists } = record;
    const name = pageLabel("playlists", club.parts, year);
    const count = playlists.get(Number(year))?.playlists.length ?? 0;
    return {
      head: {
        title: titleWith(club, `${name}, the playlists`),
        description: `The ${club.teamName} team of ${year} as a music player: ${counts.playlists(count)}, with songs for the players and the coach.`,
      },
      themeColors: PLAYLISTS_THEME,
      card: playlistsCard(record, Number(year)),
    };
  },
});
