import type { Content, PlaylistPage } from "#app/content/content.ts";
import { badgeSlug } from "#app/domain/badge-quest/badge-slug.ts";
import type { Picture } from "#app/media/picture.ts";

/** Where the pictures of a year's playlists lie. */
export function playlistsFolder({ folder, year }: PlaylistPage): string {
  return folder ?? `playlists-${year}`;
}

/** The covers of the playlists and the badges of Badge Quest, as the content names their files. */
export function picturesOfGames(content: Pick<Content, "playlists" | "badgeQuest">): Picture[] {
  const covers = Array.from(content.playlists, ([year, page]) =>
    page.playlists.map(({ id, image }): Picture => {
      const places = [`${playlistsFolder(page)}/playlist-covers/${image}`];
      return { key: `sleeves-${year}-${id}`, places, cut: "sleeve" };
    }),
  );
  const badges = Array.from(content.badgeQuest.badges, ([id, { image }]): Picture[] => {
    if (image === undefined) return [];
    return [{ key: `badge-${badgeSlug(id)}`, places: [`badgeimages/${image}`], cut: "token" }];
  });
  return [...covers.flat(), ...badges.flat()];
}
