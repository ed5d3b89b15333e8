import { bustSheet } from "#app/art/bust/bust-sheet.ts";
import { skinMarkSheet } from "#app/art/mark/mark-sheet.ts";
import { teamOf } from "#app/art/season/team.ts";
import { recordSheet, sleeveSheet } from "#app/art/sleeve/sleeve-sheet.ts";
import { shapeRoster2019 } from "./shape-roster-2019.ts";
import { MIX_COLOURS } from "#app/page/theme-colours.ts";
import { plural } from "#app/lib/text/plural.ts";
import { defineRoute } from "#app/page/route.ts";
import { titleWith } from "#app/page/titles.ts";
import { roster2019Card } from "#app/share/roster-2019-card.ts";

export const route = defineRoute({
  name: "roster2019",
  load({ content }) {
    const { site, rosters, players } = content;
    const shaped = shapeRoster2019(content);
    const { playlists } = shaped;
    const team = rosters.find(({ id }) => id === shaped.roster);
    const mark = skinMarkSheet();
    const sleeves = sleeveSheet(
      "sleeves-2019",
      playlists.map(({ id }) => id),
    );
    const [firstBands = 1, ...bands] = playlists.map((playlist) => playlist.bands);
    const firstRecord = recordSheet([firstBands]);
    const records = recordSheet(bands);
    const busts = bustSheet(2019, team === undefined ? [] : teamOf(team, players));
    return {
      head: {
        title: titleWith(site, "Roster 2019, the playlists"),
        description: `The ${site.teamName} team of 2019 as a music player: ${plural(playlists.length, "playlist")}, with songs for the players and the coach.`,
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
      pictures: ["sleeves-2019-", "busts-2019-", "mark-2019-"],
      themeColours: MIX_COLOURS,
      card: roster2019Card(content),
    };
  },
});
