/** Reads rosters, games, awards and news from a file. */
import { main } from "#scripts/captain/command.ts";
import { importCommand } from "#scripts/import/import.ts";

await main(importCommand);
