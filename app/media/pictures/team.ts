import type { Content } from "#app/content/content.ts";
import { valueKey } from "#app/domain/core-values/value-key.ts";
import type { Picture } from "#app/media/picture.ts";
import { playlistsFolder } from "./games.ts";

type TeamContent = Pick<Content, "site" | "coreValues" | "rosters" | "playlists">;

/** The team's mark and lettering, the team picture, the core values and the sponsors' logos. */
export function picturesOfTeam({ site, coreValues, rosters, playlists }: TeamContent): Picture[] {
  const season = rosters.find(({ id }) => id === site.defaultRoster)?.id ?? site.defaultRoster;
  return [
    { key: "mark-crest", places: site.pictures.mark, cut: "mark" },
    ...Array.from(playlists, ([year, page]): Picture => {
      const places = [`${playlistsFolder(page)}/${page.lettering}`];
      return { key: `mark-${year}-wordmark`, places, cut: "mark" };
    }),
    { key: "the-team", places: [site.pictures.team, `${season}/${season}.jpg`], cut: "team" },
    ...coreValues.map(({ name }, place): Picture => {
      const value = valueKey(name, place);
      return { key: `values-${value}`, places: [`core-values/${value}.jpg`], cut: "value" };
    }),
    ...site.sponsors.flatMap(({ logo }, index): Picture[] => {
      if (logo === undefined) return [];
      const places = [`sponsor-logos/${logo}`];
      return [{ key: `sponsors-sponsor-${index}`, places, cut: "sponsor" }];
    }),
  ];
}
