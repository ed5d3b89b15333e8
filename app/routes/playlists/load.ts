import { bustSheet } from "#app/art/bust/bust.ts";
import { skinMarkSheet } from "#app/art/mark/mark-sheet.ts";
import { seasonsInPrint } from "#app/art/season/printed-season.ts";
import { teamOf } from "#app/art/season/person.ts";
import { recordSheet, sleeveSheet } from "#app/art/sleeve/sleeve.ts";
import * as words from "#words/pages/playlists.ts";
import { shapePlaylists } from "./shape-playlists.ts";
import { MIX_COLORS } from "#app/page/theme-colors.ts";
import { markName } from "#app/domain/marks.ts";
import { defineRoute } from "#app/page/route.ts";
import { titleWith } from "#app/page/titles.ts";
import { playlistsCard } from "#app/share/playlists-card.ts";
import type { View } from "./View.tsx";

export const route = defineRoute<"playlists", typeof View>({
  // The newest first: links of the whole site lead to it, and it is stored for use offline.
  pages: ({ content }) =>
    [...content.playlists.keys()].toSorted((a, b) => b - a).map((year) => ({ year: String(year) })),
  load({ content }, params) {
    const year = Number(params.year);
    const { site, rosters, players } = content;
    const shaped = shapePlaylists(content, year);
    const { name, playlists } = shaped;
    const team = rosters.find(({ id }) => id === shaped.roster);
    const mark = skinMarkSheet(markName(site), year);
    const sleeves = sleeveSheet(
      `sleeves-${year}`,
      playlists.map(({ id }) => id),
    );
    const [firstBands = 1, ...bands] = playlists.map((playlist) => playlist.bands);
    const firstRecord = recordSheet([firstBands]);
    const records = recordSheet(bands);
    const busts = bustSheet(
      seasonsInPrint(content)(year),
      team === undefined
        ? []
        : teamOf(
            team,
            players,
            playlists.flatMap(({ tracks }) => tracks.map(({ player }) => player)),
          ),
    );
    return {
      head: {
        title: titleWith(site, words.thePlaylistsOf(name)),
        description: words.description(site.teamName, year, playlists.length),
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
        { ...mark, inline: true },
        { ...sleeves, inline: true },
        { ...firstRecord, inline: true },
        records,
        busts,
      ],
      art: [mark, sleeves, firstRecord, busts].map(({ href }) => href),
      pictures: ["sleeves", "busts", "mark"].map((sheet) => `${sheet}-${year}-`),
      themeColors: MIX_COLORS,
      card: playlistsCard(content, year),
    };
  },
});
