import type { Content } from "#app/content/content.ts";
import { brandId } from "#app/domain/ids.ts";
import { addGames } from "./add-games.ts";
import { addPeople, addSeasons, type People } from "./add-people.ts";
import { addQuest } from "./add-quest.ts";
import type { ClubRecord } from "./record.ts";

function addTracks({ playlists }: Content, people: People): void {
  for (const { year, playlists: shelf } of playlists.values()) {
    for (const playlist of shelf) {
      for (const { artist, ...track } of playlist.trackList) {
        people.get(brandId(artist))?.tracks.push({ ...track, year, playlist });
      }
    }
  }
}

/** The record of a club, from its public content. Every entry is looked at once. */
export function buildRecord(content: Content): ClubRecord {
  const people = addPeople(content);
  const seasons = addSeasons(content, people);
  const games = addGames(content, seasons);
  const quest = addQuest(content, people, seasons);
  addTracks(content, people);
  const { site, states } = content;
  return { championship: site.championship, states, people, seasons, ...games, ...quest };
}
