import { emptySheet } from "#app/art/empty/empty-sheet.ts";
import { plural } from "#app/lib/text/plural.ts";
import { everyoneSheet } from "#app/page/everyone-sheet.ts";
import { defineRoute } from "#app/page/route.ts";
import { titleWith } from "#app/page/titles.ts";
import { nameCard } from "#app/share/name-card.ts";
import { shapePlayers } from "./shape-players.ts";

export const route = defineRoute({
  name: "players",
  load(sources) {
    const { content, record } = sources;
    const { site } = content;
    const players = shapePlayers(record);
    const busts = everyoneSheet(sources);
    const empty = emptySheet();
    const years = record.seasons.map(({ year }) => year);
    return {
      head: {
        title: titleWith(site, "Players"),
        description: `All ${plural(players.length, "person", "people")} who have played for or coached ${site.teamName} in ${plural(years.length, "season")}, from A to Z, with the seasons of each.`,
      },
      data: {
        players,
        seasons: record.seasons
          .map(({ id, year, displayName }) => ({ id: String(id), year, name: displayName }))
          .toReversed(),
        years,
        busts: busts.href,
        empty: empty.href,
      },
      sheets: [busts, empty],
      art: [busts.href],
      card: nameCard(site, "Players"),
    };
  },
});
