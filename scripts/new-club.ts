/** Writes the content of a club that has no site yet. */
import { main } from "#scripts/captain/command.ts";
import { newClubCommand } from "#scripts/club/new-club.ts";

await main(newClubCommand);
