import type { Content } from "#app/content/content.ts";
import type { Picture } from "#app/media/picture.ts";

function grid(name: string, photos: readonly string[]): Picture[] {
  return photos.map((photo, slot) => ({
    key: `photos-${name}-photo-${slot}`,
    places: [`photo-grids/${photo}.jpg`],
    cut: "grid",
    needsAlt: true,
  }));
}

/** The photo grid of every season, and that of all seasons together. */
export function picturesOfGrids({ site, rosters }: Pick<Content, "site" | "rosters">): Picture[] {
  return [
    ...rosters.flatMap(({ year, photos }) => grid(`${year}`, photos)),
    ...grid("all", site.photos),
  ];
}
