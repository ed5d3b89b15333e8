/** Makes the file of a tournament. */
import { main } from "#scripts/captain/command.ts";
import { newTournamentCommand } from "#scripts/captain/new-tournament.ts";

await main(newTournamentCommand);
