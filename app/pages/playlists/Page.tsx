import { bustSheet } from "#app/art/bust/bust.ts";
import { playlistsMarkSheet } from "#app/art/mark/mark-sheet.ts";
import { dressTeam } from "#app/art/season/person.ts";
import { makeSeasonLookup } from "#app/art/season/printed-season.ts";
import { recordSheet, sleeveSheet } from "#app/art/sleeve/sleeve.ts";
import { clubMark } from "#app/domain/marks.ts";
import { Island } from "#app/islands/Island.tsx";
import { useSheet, useSources } from "#app/islands/rendering.ts";
import type { PageParams } from "#app/routes/paths.ts";
import type { Playlists } from "./Playlists.island.tsx";
import { shapePlaylists } from "./shape-playlists.ts";

/** A season's roster as a music player: a microsite with its own header and footer. */
export function Page(params: PageParams<"playlists">) {
  const { record } = useSources();
  const year = Number(params.year);
  const mix = shapePlaylists(record, year);
  const season = record.seasons.find(({ id }) => id === mix.roster);
  const ids = new Set(mix.playlists.flatMap(({ tracks }) => tracks.map(({ artist }) => artist.id)));
  const artists = [...ids].flatMap((id) => record.people.get(id) ?? []);
  const team = season === undefined ? [] : dressTeam(season, artists);
  const lists = record.playlists.get(year)?.playlists ?? [];
  const art = {
    mark: useSheet(playlistsMarkSheet(clubMark(record), year), "inline"),
    sleeves: useSheet(sleeveSheet(`sleeves-${year}`, lists), "inline"),
    records: useSheet(recordSheet(mix.playlists.map(({ bands }) => bands)), "inline"),
    busts: useSheet(bustSheet(makeSeasonLookup(record)(year), team)),
  };
  return (
    <Island<typeof Playlists>
      name="playlists/Playlists.island"
      when="load"
      props={{ ...mix, art }}
      photographPrefixes={["sleeves", "busts", "mark"].map((sheet) => `${sheet}-${year}-`)}
    />
  );
}
