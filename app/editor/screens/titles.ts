import type { Draft } from "#app/content/content.ts";
import { files } from "#app/content/files.ts";

const once: Readonly<Record<string, string>> = {
  [files.site]: "The club",
  [files.coreValues]: "Core values",
  [files.states]: "States",
  [files.testimonials]: "Testimonials",
  [files.players]: "Players and coaches",
  [files.opponents]: "Opponents",
  [files.badges]: "Badges",
  [files.history]: "Past editions of Badge Quest",
};

function tournamentTitle(id: string, { tournaments }: Draft): string {
  const found = tournaments.find((one) => one.id === id);
  return found === undefined ? id : `${found.name} ${found.year}`;
}

/** Title of a content file in the editor. */
export function titleOf(file: string, draft: Draft): string {
  const [, year = ""] = /(\d{4})/.exec(file) ?? [];
  const [, tournament] = /\/tournaments\/(.+)\.yml$/.exec(file) ?? [];
  if (tournament !== undefined) return tournamentTitle(tournament, draft);
  if (file.endsWith("roster.yml")) return `Roster ${year}`;
  if (file.endsWith("news.yml")) return `News ${year}`;
  if (file.endsWith("awards.csv")) return `Awards ${year}`;
  if (file.endsWith("edition.yml")) return `Badge Quest ${year}`;
  return file.startsWith("playlists/") ? `Playlists ${year}` : (once[file] ?? file);
}
