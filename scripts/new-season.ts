/** Begins a season. */
import { main } from "#scripts/captain/command.ts";
import { newSeasonCommand } from "#scripts/captain/new-season.ts";

await main(newSeasonCommand);
