import type { Content, Tournament } from "#app/content/content.ts";
import { yearOfTournament } from "#app/domain/tournaments/listing.ts";
import type { Picture } from "#app/media/picture.ts";

function picturesOfTournament(tournament: Tournament): Picture[] {
  const { id } = tournament;
  const year = yearOfTournament(tournament);
  const season = `rival-${year}`;
  return [
    { key: `emblems-${year}-${id}`, places: [`tournament-logos/${id}.jpg`], cut: "label" },
    {
      key: `team-${id}`,
      // Without a picture of that weekend, the season's.
      places: [`tournament-team-pics/${id}.jpg`, `${season}/${season}.jpg`],
      cut: "team",
    },
  ];
}

/** The logos of tournaments and opponents, and the team as it was at each tournament. */
export function picturesOfResults(content: Pick<Content, "tournaments" | "opponents">): Picture[] {
  const opponents = Array.from(content.opponents.keys(), (id): Picture => {
    return { key: `crest-${id}`, places: [`team-logos/${id}.jpg`], cut: "crest" };
  });
  return [...content.tournaments.flatMap(picturesOfTournament), ...opponents];
}
