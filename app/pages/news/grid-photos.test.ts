import { expect, test } from "vitest";
import type { Album, Photograph } from "#app/lib/photograph.ts";
import { gridPhotos } from "./PhotoGrid.tsx";

const photograph = (name: string, rest: Partial<Photograph> = {}): Photograph => ({
  name,
  width: 800,
  height: 600,
  widths: [400, 800],
  fit: "cover",
  color: "#abc",
  ...rest,
});

test("the photos of a season are in the order of the grid, each in its place", () => {
  const album: Album = {
    "photos-2022-photo-6": photograph("six", { alt: "Rain" }),
    "photos-2022-photo-1": photograph("one", { alt: "Sun" }),
    "photos-2021-photo-0": photograph("other", { alt: "Snow" }),
  };
  const photos = gridPhotos(album, "2022", "Côte Sauvage 2022");
  expect(photos.map(({ slot, photograph: { name } }) => [slot, name])).toEqual([
    [1, "one"],
    [6, "six"],
  ]);
});

test("a photo without alt text is named by its place, which counts from 1", () => {
  const album: Album = { "photos-all-photo-2": photograph("two") };
  const [photo] = gridPhotos(album, "all", "all seasons");
  expect(photo?.photograph.alt).toBe("Photograph 3 from all seasons");
});
