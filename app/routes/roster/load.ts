import { seasonsInPrint } from "#app/art/season/printed-season.ts";
import { drawSeason } from "./shaping/season-art.ts";
import { shapeRoster } from "./shaping/shape-roster.ts";
import { defineRoute } from "#app/page/route.ts";
import { titleWith } from "#app/page/titles.ts";
import { rosterCard } from "#app/share/roster-card.ts";
import * as words from "#words/pages/roster.ts";
import { pageLabels } from "#app/paths.ts";
import type { View } from "./View.tsx";

export const route = defineRoute<"roster", typeof View>({
  load({ content }) {
    const { site, rosters, players } = content;
    const seasonOf = seasonsInPrint(content);
    const drawings = rosters.map((roster) => drawSeason(roster, players, seasonOf(roster.year)));
    const data = shapeRoster(content, drawings);
    const busts = data.seasons.find(({ id }) => id === data.defaultSeason)?.busts;
    return {
      head: {
        title: titleWith(site, pageLabels.roster),
        description: words.description(site.teamName, Math.min(...rosters.map(({ year }) => year))),
      },
      data,
      // The busts of the season shown first stand in the document; all else is fetched when shown.
      sheets: drawings.flatMap(({ sheets }) =>
        sheets.map((sheet) => Object.assign({ inline: sheet.href === busts }, sheet)),
      ),
      art: busts === undefined ? [] : [busts],
      pictures: ["busts-", "action-"],
      card: rosterCard(content),
    };
  },
});
