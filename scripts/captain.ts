/** The commands for captains: `tsx scripts/captain.ts import games.csv`. */
import "./setup/broken-pipe.ts";
import { type Command, runCommand } from "./captain/command.ts";

/** Commands are loaded lazily: an import does not need the pictures. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  import: async () => (await import("./import/import.ts")).importCommand,
  media: async () => (await import("./media/media.ts")).mediaCommand,
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
