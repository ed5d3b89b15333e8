import type { Draft } from "./content.ts";
import type { Problem, Severity } from "./problem.ts";

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

function sum(parts: readonly (readonly unknown[])[]): number {
  return parts.reduce((total, part) => total + part.length, 0);
}

/** How much of everything was read, in the order of the folder. */
export function inventory({
  players,
  opponents,
  rosters,
  tournaments,
  news,
  ...rest
}: Draft): string {
  const { badges, editions } = rest.badgeQuest;
  const parts = [
    counted(players.size, "player"),
    counted(opponents.size, "opponent"),
    counted(rosters.length, "roster"),
    counted(tournaments.length, "tournament"),
    counted(sum(tournaments.map(({ games }) => games)), "game"),
    counted(news.length, "news item"),
    counted(badges.size, "badge"),
    counted(sum([...editions.values()].map(({ awards }) => awards)), "award"),
    counted(sum([...rest.playlists.values()].map(({ playlists }) => playlists)), "playlist"),
  ];
  return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1) ?? ""} checked.`;
}

/** One problem as three lines: where, what is wrong, what to do. */
export function printProblem(problem: Problem, folder: string): string {
  const { severity, file, line, column, field, cause, remedy } = problem;
  return `${folder}/${file}:${line}:${column}  ${severity}  ${field}\n  ${cause}\n  ${remedy}\n`;
}

function closing(errors: number, warnings: number): string {
  if (errors > 0) return "The site cannot be built before the errors are put right.";
  if (warnings > 0) return "Warnings are there to be looked at; the site can be built.";
  return "Everything is in order. Thank you.";
}

/** The whole report: every problem, what was read, and whether the site can be built. */
export function printReport(draft: Draft, problems: readonly Problem[], folder: string): string {
  const count = (severity: Severity): number =>
    problems.filter((problem) => problem.severity === severity).length;
  const [errors, warnings] = [count("error"), count("warning")];
  return [
    ...problems.map((problem) => printProblem(problem, folder)),
    inventory(draft),
    `${counted(errors, "error")}, ${counted(warnings, "warning")}. ${closing(errors, warnings)}`,
  ].join("\n");
}
