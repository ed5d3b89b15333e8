import { recordText } from "#app/domain/records.ts";
import { seasonInk } from "#app/entities/season/shape.ts";
import { latestDate } from "#app/lib/list.ts";
import { nameCard } from "#app/outputs/share/card.ts";
import { seasonCard } from "#app/outputs/share/season-card.ts";
import { lastPlayed } from "#app/record/events.ts";
import { seasonFigures } from "#app/record/figures.ts";
import type { Season } from "#app/record/record.ts";
import { definePage } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";
import * as counts from "#words/counts.ts";
import * as words from "#words/facts.ts";
import { findYear, listNews } from "./find-year.ts";

/** "Gale 2019: 16–7, 13th Nationals: 23 games at 5 tournaments, 28 people on the roster." */
function describeSeason(season: Season, team: string): string {
  const { results, year, members } = season;
  const { games, sanctioned } = seasonFigures(season);
  const finish = results?.finish === undefined ? "" : `, ${results.finish}`;
  const parts = [
    ...(results === undefined ? [] : [`${recordText(results)}${finish}: `]),
    ...(games.length === 0
      ? []
      : [`${counts.games(games.length)} at ${counts.tournaments(sanctioned.length)}, `]),
  ];
  return `${team} ${year}: ${parts.join("")}${counts.people(members.length)} on the roster.`;
}

export const route = definePage<"season">({
  pages: ({ record }) =>
    [...record.seasons, ...(record.club.missingYears ?? [])].map(({ year }) => ({
      year: String(year),
    })),
  load({ record }, params) {
    const { club } = record;
    const season = findYear(params.year, record);
    const { year } = season;
    const name = words.seasonName(year);
    const title = titleWith(club, name);
    if ("note" in season) {
      return {
        head: { title, description: `${club.teamName} in ${year}: ${season.note}` },
        newestDate: latestDate(listNews(year, record).map(({ date }) => date)),
        card: nameCard(club, name),
      };
    }
    return {
      head: {
        title,
        description: describeSeason(season, club.teamName),
        structuredData: [
          {
            "@type": "SportsTeam",
            name: season.displayName,
            sport: "Ultimate",
            memberOf: { "@type": "SportsOrganization", name: club.name },
          },
        ],
      },
      newestDate: lastPlayed(season.tournaments.flatMap(({ games }) => games)),
      card: seasonCard(club, season, seasonInk(year, record)),
    };
  },
});
