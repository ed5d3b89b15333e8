import { sortedBy } from "#app/lib/list.ts";
import { plural } from "#app/lib/text.ts";
import { enumerate } from "#words/grammar.ts";
import type { Checked } from "./check-content.ts";
import type { Draft } from "./content.ts";
import type { Problem, Severity } from "./problem.ts";

/** Counts of everything that was read. */
function countContent(draft: Draft): string {
  const { players, opponents, rosters, tournaments, news, badgeQuest, playlists } = draft;
  const { badges, editions } = badgeQuest;
  const parts = [
    plural(players.size, "player"),
    plural(opponents.size, "opponent"),
    plural(rosters.length, "roster"),
    plural(tournaments.length, "tournament"),
    plural(tournaments.flatMap(({ games }) => games).length, "game"),
    plural(news.length, "news item"),
    plural(badges.size, "badge"),
    plural([...editions.values()].flatMap(({ awards }) => awards).length, "award"),
    plural([...playlists.values()].flatMap((page) => page.playlists).length, "playlist"),
  ];
  return `${enumerate(parts)} checked.`;
}

/** A problem in three lines: place, cause, remedy. */
export function printProblem(problem: Problem, folder: string): string {
  const { severity, file, line, column, field, cause, remedy } = problem;
  return `${folder}/${file}:${line}:${column}  ${severity}  ${field}\n  ${cause}\n  ${remedy}\n`;
}

/** The last line: whether the site can be built, and what is still to check. */
function closingLine(errors: number, warnings: number, { damagedFiles }: Checked): string {
  const rest =
    damagedFiles.size > 0 ? " Rules between files are checked once every file can be read." : "";
  if (errors > 0) return `The site can't be built until the errors are fixed.${rest}`;
  if (warnings > 0) return "Warnings don't stop the build, but please check them.";
  return "Everything looks good.";
}

/** The whole report: all problems, counts, and whether the site can be built. What was read is only counted if there are no errors. */
export function printReport(checked: Checked, folder: string): string {
  const { draft, problems } = checked;
  const count = (severity: Severity): number =>
    problems.filter((problem) => problem.severity === severity).length;
  const [errors, warnings, hints] = [count("error"), count("warning"), count("hint")];
  const more = hints === 0 ? "" : `, ${plural(hints, "hint")}`;
  // Errors first, because they stop the build.
  const inOrder = sortedBy(problems, ({ severity }) => (severity === "error" ? 0 : 1));
  return [
    ...inOrder.map((problem) => printProblem(problem, folder)),
    ...(errors > 0 ? [] : [countContent(draft)]),
    `${plural(errors, "error")}, ${plural(warnings, "warning")}${more}. ${closingLine(errors, warnings, checked)}`,
  ].join("\n");
}

/** Problems that a build reports. */
export function withoutHints(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ severity }) => severity !== "hint");
}

/** Escapes GitHub's workflow command syntax: `%`, line breaks and, in a property, `:` and `,`. */
function escapeCommand(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return escapeCommand(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

/**
 * Problems as workflow commands, which GitHub shows at their lines in the pull request.
 *
 * @param folder of the content in the repository
 */
export function annotations(problems: readonly Problem[], folder: string): string {
  return problems
    .map(({ severity, file, line, column, field, cause, remedy }) => {
      const location = `file=${property(`${folder}/${file}`)},line=${line},col=${column}`;
      return `::${severity === "hint" ? "notice" : severity} ${location},title=${property(field)}::${escapeCommand(`${cause} ${remedy}`)}`;
    })
    .join("\n");
}
