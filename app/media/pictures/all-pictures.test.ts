import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { allPictures } from "./all-pictures.ts";

const content = loadContent();
const pictures = allPictures(buildRecord(content));
const places = new Map(pictures.map(({ key, places: [first] }) => [key, first]));

test.each([
  ["busts-2024-cedar", "cote-sauvage-2024/headshots/cote-sauvage-2024_headshot_cedar.jpg"],
  ["action-2024-vega", "cote-sauvage-2024/actionshots/cote-sauvage-2024_actionshot_vega.jpg"],
  ["emblems-2024-2024-equinox", "tournament-logos/2024-equinox.jpg"],
  ["team-2026-someday", "tournament-team-pics/2026-someday.jpg"],
  ["crest-gale", "team-logos/gale.jpg"],
  ["photos-2024-photo-1", "photo-grids/2024_boat.jpg"],
  ["photos-all-photo-0", "photo-grids/all_2024_beach.jpg"],
  ["sleeves-2025-low-water", "playlists-2025/playlist-covers/low-water.jpg"],
  ["badge-bucket-list", "badgeimages/water.png"],
  ["values-brain", "core-values/brain.jpg"],
  ["sponsors-sponsor-1", "sponsor-logos/kelp.png"],
  ["the-team", "team.jpg"],
])("%s is looked for at %s", (key, place) => {
  expect(places.get(key)).toBe(place);
});

test("every picture has its own key and path", () => {
  expect(places.size).toBe(pictures.length);
  expect(pictures.filter((picture) => picture.places.length === 0)).toEqual([]);
});

test("a badge or a sponsor without a file has no picture", () => {
  expect([places.has("badge-knotty"), places.has("sponsors-sponsor-0")]).toEqual([false, false]);
});

test("a team without a picture of a weekend shows the season’s", () => {
  const { places: found } = pictures.find(({ key }) => key === "team-2025-new-year") ?? {};
  const season = "cote-sauvage-2025/cote-sauvage-2025.jpg";
  expect(found).toEqual(["tournament-team-pics/2025-new-year.jpg", season]);
});
