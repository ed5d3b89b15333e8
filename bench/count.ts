/**
 * `npm run count`: lines of code by room against the limits of `bench/budgets.ts`. `--over` prints only what is above its
 * limit.
 */
import "#scripts/setup/broken-pipe.ts";
import { parseArgs } from "node:util";
import { countLines } from "./count-lines.ts";

const { values } = parseArgs({ options: { over: { type: "boolean", default: false } } });

for (const { room, sum, limit } of countLines()) {
  if (values.over && sum <= limit) continue;
  const excess = sum > limit ? `  ${sum - limit} too many` : "";
  console.log(`${room.padEnd(32)}${String(sum).padStart(7)}  of ${limit}${excess}`);
}
