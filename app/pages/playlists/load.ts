import { bustSheet } from "#app/art/bust/bust.ts";
import { skinMarkSheet } from "#app/art/mark/mark-sheet.ts";
import { rect } from "#app/art/print/shapes.ts";
import { dressTeam } from "#app/art/season/person.ts";
import { makeSeasonLookup } from "#app/art/season/printed-season.ts";
import { record, sleeve, recordSheet, sleeveSheet } from "#app/art/sleeve/sleeve.ts";
import type { ClubRecord } from "#app/record/record.ts";
import { clubMark } from "#app/domain/marks.ts";
import type { Card } from "#app/routes/card.ts";
import { defineRoute } from "#app/routes/route.ts";
import { MIX_COLORS } from "#app/routes/theme-colors.ts";
import { titleWith } from "#app/routes/titles.ts";
import { pageLabel } from "#app/routes/paths.ts";
import { band, BAND_TOP, CARD_WIDTH, cropToFrame, drawRail } from "#app/outputs/share/card.ts";
import * as cards from "#words/cards.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/playlists.ts";
import { shapePlaylists } from "./shape-playlists.ts";
import type { View } from "./View.tsx";

/** Sleeves on the share card, by index on the page; chosen so that neighbors differ in color. */
const CARD_SLEEVES: readonly number[] = [0, 5, 9];
const FIRST_AT = -60;
const CARD_RECORD = { x: 868, y: 8, width: 360, height: 360, viewBox: "0 0 400 400" } as const;

const ON_CORAL = { ground: "var(--r1)", domain: "var(--r00)", text: "var(--r00)" } as const;

/**
 * Share card: sleeves in a row, the last one with its record pulled out, in the colors of the page.
 */
function playlistsCard({ club, playlists }: ClubRecord, year: number): Card {
  const lists = playlists.get(year)?.playlists ?? [];
  const name = pageLabel("playlists", club.parts, String(year));
  const sleeves = CARD_SLEEVES.flatMap((index, i) => {
    const list = lists[index];
    if (list === undefined) return [];
    const frame = { x: FIRST_AT + i * BAND_TOP, y: 0, width: BAND_TOP, height: BAND_TOP };
    return [cropToFrame(sleeve(list, index), { ...frame, viewBox: "0 0 300 300" })];
  });
  return {
    markup:
      rect(0, 0, CARD_WIDTH, BAND_TOP, "var(--r0)") +
      cropToFrame(record(12), CARD_RECORD) +
      sleeves.join("") +
      band(name, "var(--r0)", "var(--r1)") +
      drawRail(club.domain, counts.playlists(lists.length), ON_CORAL),
    alt: cards.playlists(name),
  };
}

export const route = defineRoute<"playlists", typeof View>({
  // Newest first: it is linked from the whole site, and stored for offline use.
  pages: ({ record }) =>
    [...record.playlists.keys()].toSorted((a, b) => b - a).map((year) => ({ year: String(year) })),
  load({ record: clubRecord }, params) {
    const year = Number(params.year);
    const { club, seasons, people } = clubRecord;
    const shaped = shapePlaylists(clubRecord, year);
    const { name, playlists } = shaped;
    const season = seasons.find(({ id }) => id === shaped.roster);
    const mark = skinMarkSheet(clubMark(clubRecord), year);
    const sleeves = sleeveSheet(`sleeves-${year}`, clubRecord.playlists.get(year)?.playlists ?? []);
    const [firstBands = 1, ...bands] = playlists.map((playlist) => playlist.bands);
    const firstRecord = recordSheet([firstBands]);
    const records = recordSheet(bands);
    const ids = new Set(playlists.flatMap(({ tracks }) => tracks.map(({ artist }) => artist.id)));
    const artists = [...ids].flatMap((id) => people.get(id) ?? []);
    const team = season === undefined ? [] : dressTeam(season, artists);
    const busts = bustSheet(makeSeasonLookup(clubRecord)(year), team);
    return {
      head: {
        title: titleWith(club, words.rosterPlaylists(name)),
        description: words.description(club.teamName, year, playlists.length),
      },
      data: {
        ...shaped,
        art: {
          mark: mark.href,
          sleeves: sleeves.href,
          firstRecord: firstRecord.href,
          records: records.href,
          busts: busts.href,
        },
      },
      sheets: [
        { ...mark, isInline: true },
        { ...sleeves, isInline: true },
        { ...firstRecord, isInline: true },
        records,
        busts,
      ],
      pictures: ["sleeves", "busts", "mark"].map((sheet) => `${sheet}-${year}-`),
      themeColors: MIX_COLORS,
      card: playlistsCard(clubRecord, year),
    };
  },
});
