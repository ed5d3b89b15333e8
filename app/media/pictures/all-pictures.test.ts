import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { publicContent } from "#app/content/.server/privacy.ts";
import { cuts } from "#app/media/cuts.ts";
import { allPictures } from "./all-pictures.ts";

const pictures = allPictures(loadContent());
const places = new Map(pictures.map(({ key, places: [first] }) => [key, first]));

test.each([
  ["busts-2016-moore", "rival-2016/headshots/rival-2016_headshot_moore.jpg"],
  ["action-2018-haskell", "rival-2018/actionshots/rival-2018_actionshot_haskell.jpg"],
  ["emblems-2015-2015-chc", "tournament-logos/2015-chc.jpg"],
  ["team-2021-nationals", "tournament-team-pics/2021-nationals.jpg"],
  ["crest-6ixers", "team-logos/6ixers.jpg"],
  ["photos-2022-photo-1", "photo-grids/2022_milk.jpg"],
  ["photos-all-photo-6", "photo-grids/all_2018_beach2.jpg"],
  ["sleeves-2019-all-time-hits", "roster-nineteen/playlist-covers/playlist_alltimehits.jpg"],
  ["badge-PLANK_PRO", "badgeimages/badge_abs.png"],
  ["values-brain", "core-values/brain.jpg"],
  ["sponsors-sponsor-0", "sponsor-logos/otf.png"],
  ["the-team", "MeetRival.jpg"],
  ["mark-crest", "RCircle.svg"],
])("%s is looked for at %s", (key, place) => {
  expect(places.get(key)).toBe(place);
});

test("every picture has a key of its own and a place", () => {
  expect(places.size).toBe(pictures.length);
  expect(pictures.filter((picture) => picture.places.length === 0)).toEqual([]);
});

test("a team without its own picture of a weekend shows the season's", () => {
  const { places: found } = pictures.find(({ key }) => key === "team-2019-esc") ?? {};
  expect(found).toEqual(["tournament-team-pics/2019-esc.jpg", "rival-2019/rival-2019.jpg"]);
});

test("whatever must be described by hand is in a photo grid", () => {
  const silent = pictures.filter(({ needsAlt }) => needsAlt);
  expect(silent.every(({ places: [place] }) => place?.startsWith("photo-grids/"))).toBe(true);
  expect(silent).toHaveLength(56);
});

test("logos are never cut", () => {
  const cut = pictures.filter(({ places: [place] }) => /logos|RCircle/.test(place ?? ""));
  expect(new Set(cut.map((picture) => cuts[picture.cut].fit))).toEqual(new Set(["bare", "whole"]));
});

test("who is shown by initials, or not at all, has no portrait", () => {
  const { players, ...rest } = loadContent();
  const wishes = new Map<string, "initials" | "nobody">([
    ["moore", "initials"],
    ["lo", "nobody"],
  ]);
  const asking = Array.from(players, ([id, player]) => {
    const shown = wishes.get(id);
    return [id, shown === undefined ? player : { ...player, shown }] as const;
  });
  const shown = allPictures(publicContent({ ...rest, players: new Map(asking) }));
  const named = shown.filter(({ places: [place] }) => /_(?:moore|lo)\.jpg$/.test(place ?? ""));
  expect(named).toEqual([]);
});
