/** The commands for captains: `tsx scripts/captain.ts score 2026-fog-bowl drift 13 9`. */
import "./setup/broken-pipe.ts";
import { type Command, runCommand } from "./captain/command.ts";

/** Commands are loaded lazily: entering a score does not need the spreadsheet reader. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  import: async () => (await import("./import/import.ts")).importCommand,
  media: async () => (await import("./media/media.ts")).mediaCommand,
  "new-club": async () => (await import("./club/new-club.ts")).newClubCommand,
  "new-season": async () => (await import("./captain/new-season.ts")).newSeasonCommand,
  "new-tournament": async () => (await import("./captain/new-tournament.ts")).newTournamentCommand,
  opponent: async () => (await import("./captain/opponent.ts")).opponentCommand,
  roster: async () => (await import("./captain/roster.ts")).rosterCommand,
  score: async () => (await import("./captain/score.ts")).scoreCommand,
  shown: async () => (await import("./captain/shown.ts")).shownCommand,
};

const [name = "", ...args] = process.argv.slice(2);
const load = commands[name];
if (load === undefined) {
  console.error(`Add a command: ${Object.keys(commands).join(", ")}.`);
  process.exit(1);
}
const { lines, ok } = await runCommand(await load(), args);
console.log(lines.join("\n"));
if (!ok) process.exitCode = 1;
