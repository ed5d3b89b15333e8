/** Adds awards to the log of an edition. */
import { main } from "#scripts/captain/command.ts";
import { awardsCommand } from "#scripts/captain/awards.ts";

await main(awardsCommand);
