import { seasonsInPrint } from "#app/art/season/printed-season.ts";
import { marginOf } from "#app/domain/games/outcome.ts";
import { recordText, recordWords } from "#app/domain/records.ts";
import { defineRoute } from "#app/pages/shared/route.ts";
import { titleWith } from "#app/pages/shared/titles.ts";
import type { Season } from "#app/content/record/record.ts";
import { seasonFigures } from "#app/content/record/figures.ts";
import { nameCard } from "#app/outputs/share/card.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/seasons.ts";
import { sortedBy } from "#app/lib/list.ts";
import type { ListedSeason, MissingYear } from "./seasons-data.ts";
import { pageLabels } from "#app/pages/shared/paths.ts";
import type { View } from "./View.tsx";

function extentOf(season: Season): string {
  const { sanctioned } = seasonFigures(season);
  const people = counts.people(season.members.length);
  return sanctioned.length === 0 ? people : `${people}, ${counts.tournaments(sanctioned.length)}`;
}

export const route = defineRoute<"seasons", typeof View>({
  load({ content, record }) {
    const { site } = content;
    const printed = seasonsInPrint(content);
    const seasons = record.seasons.map((season): ListedSeason => {
      const { year, results } = season;
      return {
        year,
        lead: printed(year).colorway.lead,
        record: results && recordText(results),
        words: results && recordWords(results),
        finish: results?.finish,
        extent: extentOf(season),
        margins: seasonFigures(season).games.map(({ score }) => marginOf(score)),
      };
    });
    const years = seasons.map(({ year }) => year);
    return {
      head: {
        title: titleWith(site, pageLabels.seasons),
        description: words.description(seasons.length, site.teamName, Math.min(...years)),
      },
      data: {
        seasons: sortedBy<ListedSeason | MissingYear>(
          [...seasons, ...(site.missingYears ?? [])],
          ({ year }) => -year,
        ),
      },
      sheets: [],
      art: [],
      card: nameCard(site, pageLabels.seasons),
    };
  },
});
