/** Enters a score or a finishing place. */
import { main } from "#scripts/captain/command.ts";
import { scoreCommand } from "#scripts/captain/score.ts";

await main(scoreCommand);
