import { bustSheet } from "#app/art/bust/bust-sheet.ts";
import { skinMarkSheet } from "#app/art/mark/mark-sheet.ts";
import { teamOf } from "#app/art/season/team.ts";
import { recordSheet, sleeveSheet } from "#app/art/sleeve/sleeve-sheet.ts";
import { loadContent } from "#app/content/.server/load-content.ts";
import type { ArtFile } from "#app/entry-server.tsx";
import { shapeRoster2019 } from "#app/features/roster-2019/shape-roster-2019.ts";

const content = loadContent();
const shaped = shapeRoster2019(content);
const { playlists } = shaped;
const team = content.rosters.find(({ id }) => id === shaped.roster);
const people = team === undefined ? [] : teamOf(team, content.players);

const mark = skinMarkSheet();
const sleeves = sleeveSheet(
  "sleeves-2019",
  playlists.map(({ id }) => id),
);
const [firstBands = 1, ...bands] = playlists.map((playlist) => playlist.bands);
const firstRecord = recordSheet([firstBands]);
const records = recordSheet(bands);
const busts = bustSheet(2019, people);

export const data = {
  ...shaped,
  art: {
    mark: mark.href,
    sleeves: sleeves.href,
    firstRecord: firstRecord.href,
    records: records.href,
    busts: busts.href,
  },
};

export const sheets: readonly ArtFile[] = [
  { ...mark, inline: true },
  { ...sleeves, inline: true },
  { ...firstRecord, inline: true },
  records,
  busts,
];
