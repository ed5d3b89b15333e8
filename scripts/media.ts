/** Lists the photographs and logos, and puts those of the inbox into their places. */
import { main } from "#scripts/captain/command.ts";
import { mediaCommand } from "#scripts/media/media.ts";

await main(mediaCommand);
