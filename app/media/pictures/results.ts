import type { Content, Tournament } from "#app/content/content.ts";
import { seasonId } from "#app/domain/seasons/season-id.ts";
import { yearOfTournament } from "#app/domain/tournaments/listing.ts";
import type { Picture } from "#app/media/picture.ts";

function picturesOfTournament(tournament: Tournament, teamName: string): Picture[] {
  const { id } = tournament;
  const year = yearOfTournament(tournament);
  const season = seasonId(teamName, year);
  return [
    { key: `emblems-${year}-${id}`, places: [`tournament-logos/${id}.jpg`], cut: "label" },
    {
      key: `team-${id}`,
      // Without a picture of that tournament, the season's.
      places: [`tournament-team-pics/${id}.jpg`, `${season}/${season}.jpg`],
      cut: "team",
    },
  ];
}

/** The logos of tournaments and opponents, and the team picture of each tournament. */
export function picturesOfResults({
  site,
  tournaments,
  opponents: all,
}: Pick<Content, "site" | "tournaments" | "opponents">): Picture[] {
  const weekends = tournaments.flatMap((one) => picturesOfTournament(one, site.teamName));
  const opponents = Array.from(all.keys(), (id): Picture => {
    return { key: `crest-${id}`, places: [`team-logos/${id}.jpg`], cut: "crest" };
  });
  return [...weekends, ...opponents];
}
