import { badgeSlug } from "#app/domain/badge-quest/badge-quest.ts";
import { valueKey } from "#app/domain/core-values.ts";
import type { GridPhoto } from "#app/domain/photo-grid.ts";
import { seasonId } from "#app/domain/seasons.ts";
import type { CutName } from "#app/media/cuts.ts";
import type { ClubRecord, PlaylistPage, Season, Tournament } from "#app/record/record.ts";

/** A picture of the site that a photograph or logo of the team may replace. */
export interface Picture {
  /** Key of the drawing that the file replaces, such as "busts-2019-alder". */
  readonly key: string;
  /** Paths in the media folder, best first; any picture extension is accepted. */
  readonly places: readonly string[];
  readonly cut: CutName;
  /** Set if the page has no alt text for it, so that the caption has to provide one. */
  readonly needsAlt?: true;
}

/** Path of a year's playlist pictures. */
function playlistsFolder({ folder, year }: PlaylistPage): string {
  return folder ?? `playlists-${year}`;
}

/** Covers of playlists and badges of Badge Quest, by the file names in the content. */
function listQuestAndPlaylistPictures({ playlists, badges }: ClubRecord): Picture[] {
  const covers = Array.from(playlists, ([year, page]) =>
    page.playlists.map(({ id, image }): Picture => {
      const places = [`${playlistsFolder(page)}/playlist-covers/${image}`];
      return { key: `sleeves-${year}-${id}`, places, cut: "sleeve" };
    }),
  );
  const tokens = Array.from(badges, ([id, { image }]): Picture[] => {
    if (image === undefined) return [];
    return [{ key: `badge-${badgeSlug(id)}`, places: [`badgeimages/${image}`], cut: "token" }];
  });
  return [...covers, ...tokens].flat();
}

function listPersonPictures({ id: season, year }: Season, person: string): Picture[] {
  const photoPath = (kind: string) => `${season}/${kind}s/${season}_${kind}_${person}.jpg`;
  return [
    { key: `busts-${year}-${person}`, places: [photoPath("headshot")], cut: "bust" },
    { key: `action-${year}-${person}`, places: [photoPath("actionshot")], cut: "action" },
  ];
}

/** Portrait and action shot of everyone in every season, players and coaches. */
function listPeoplePictures({ seasons }: ClubRecord): Picture[] {
  return seasons.flatMap((season) =>
    season.members.flatMap(({ person }) => listPersonPictures(season, person.id)),
  );
}

function listGridPhotos(name: string, photos: readonly GridPhoto[]): Picture[] {
  return photos.map(({ file }, slot) => ({
    key: `photos-${name}-photo-${slot}`,
    places: [`photo-grids/${file}.jpg`],
    cut: "grid",
    needsAlt: true,
  }));
}

/** Photo grids of each season, and of all seasons together. */
function listGridPictures({ club, seasons }: ClubRecord): Picture[] {
  return [
    ...seasons.flatMap(({ year, photos }) => listGridPhotos(`${year}`, photos)),
    ...listGridPhotos("all", club.photos),
  ];
}

function listTournamentPictures(tournament: Tournament, teamName: string): Picture[] {
  const { id, year } = tournament;
  const season = seasonId(teamName, year);
  return [
    { key: `emblems-${year}-${id}`, places: [`tournament-logos/${id}.jpg`], cut: "label" },
    {
      key: `team-${id}`,
      // Falls back to the season's team picture.
      places: [`tournament-team-pics/${id}.jpg`, `${season}/${season}.jpg`],
      cut: "team",
    },
  ];
}

/** Logos of tournaments and opponents, and the team picture of each tournament. */
function listResultPictures({ club, tournaments, opponents }: ClubRecord): Picture[] {
  const crests = Array.from(opponents.keys(), (id): Picture => {
    return { key: `crest-${id}`, places: [`team-logos/${id}.jpg`], cut: "crest" };
  });
  return [
    ...tournaments.flatMap((tournament) => listTournamentPictures(tournament, club.teamName)),
    ...crests,
  ];
}

/** The lettering of playlist pages, the team picture, core values and sponsors' logos. */
function listTeamPictures({ club, defaultSeason, playlists }: ClubRecord): Picture[] {
  const { id: season } = defaultSeason;
  return [
    ...Array.from(playlists, ([year, page]): Picture => {
      const places = [`${playlistsFolder(page)}/${page.lettering}`];
      return { key: `mark-${year}-wordmark`, places, cut: "mark" };
    }),
    { key: "the-team", places: [club.pictures.team, `${season}/${season}.jpg`], cut: "team" },
    ...club.coreValues.map(({ name }, index): Picture => {
      const value = valueKey(name, index);
      return { key: `values-${value}`, places: [`core-values/${value}.jpg`], cut: "value" };
    }),
    ...club.sponsors.flatMap(({ logo }, index): Picture[] => {
      if (logo === undefined) return [];
      const places = [`sponsor-logos/${logo}`];
      return [{ key: `sponsors-sponsor-${index}`, places, cut: "sponsor" }];
    }),
  ];
}

/** Every picture of the site that a file in the media folder may replace. */
export function allPictures(record: ClubRecord): Picture[] {
  return [
    ...listTeamPictures(record),
    ...listPeoplePictures(record),
    ...listResultPictures(record),
    ...listGridPictures(record),
    ...listQuestAndPlaylistPictures(record),
  ];
}
