import { useEffect, useSyncExternalStore } from "react";
import type { Draft } from "#app/content/content.ts";
import { files } from "#app/content/files.ts";
import { placeInPage } from "#app/lib/path.ts";

/** Addresses of the editor's screens, in the URL fragment. */
export const screens = {
  start: "#/",
  file: (file: string) => `#/file/${file}`,
  scores: (file: string) => `#/scores/${file}`,
  tournament: "#/new-tournament",
  season: "#/new-season",
  review: "#/review",
} as const;

function subscribe(onChange: () => void) {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}

/**
 * The screen in the address and its file, if it has one: `["file", "players.yml"]`. Scrolls to the top of every
 * new screen, also of the one after signing in.
 */
export function useScreen(): readonly [screen: string, file: string] {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  useEffect(() => {
    const toTop = () => scrollTo(0, 0);
    toTop();
    return subscribe(toTop);
  }, []);
  const [, screen = "", file = ""] = /^\/([^/]*)\/?(.*)$/.exec(placeInPage(hash)) ?? [];
  return [screen, file];
}

const titles: Readonly<Record<string, string>> = {
  [files.site]: "The club",
  [files.coreValues]: "Core values",
  [files.states]: "States",
  [files.testimonials]: "Testimonials",
  [files.players]: "Players and coaches",
  [files.opponents]: "Opponents",
  [files.badges]: "Badges",
  [files.history]: "Past editions of Badge Quest",
};

/** Title of a content file in the editor. */
export function getFileTitle(file: string, { tournaments }: Draft): string {
  const [, year = ""] = /(\d{4})/.exec(file) ?? [];
  const [, id] = /\/tournaments\/(.+)\.yml$/.exec(file) ?? [];
  if (id !== undefined) {
    const tournament = tournaments.find((tournament) => tournament.id === id);
    return tournament === undefined ? id : `${tournament.name} ${tournament.year}`;
  }
  if (file.endsWith("roster.yml")) return `Roster ${year}`;
  if (file.endsWith("news.yml")) return `News ${year}`;
  if (file.endsWith("edition.yml")) return `Badge Quest ${year}`;
  return file.startsWith("playlists/") ? `Playlists ${year}` : (titles[file] ?? file);
}
