import { paths } from "#app/paths.ts";
import type { FoundGame } from "./find/hits.ts";
import type { Entry } from "./search-data.ts";

/** Where a hit leads: a page of the site, or a story elsewhere. */
export function hitAddress(entry: Entry | FoundGame): string {
  switch (entry.kind) {
    case "people":
      return paths.player(entry);
    case "seasons":
      return paths.season(entry);
    case "tournaments":
      return paths.tournament(entry);
    case "games":
      return paths.tournament(entry.tournament);
    case "opponents":
      return paths.opponent(entry);
    case "places":
      return `${paths.records()}#place-${entry.id}`;
    case "badges":
      return paths.badge({ slug: entry.id });
    case "pages":
      return entry.path;
    case "news":
      return entry.link;
  }
}

/** Names a hit among all others. */
export function hitKey(entry: Entry | FoundGame): string {
  const games = entry.kind === "games" ? `${entry.opponent.id} ${entry.says ?? ""}` : "";
  const city = entry.kind === "places" ? entry.title : "";
  return `${entry.kind} ${hitAddress(entry)} ${games}${city}`;
}
