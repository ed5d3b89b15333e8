/**
 * Requests every link to other sites; ends with an error if one fails. It needs the network and its
 * result differs from day to day, so no other check calls it.
 */
import "./setup/broken-pipe.ts";
import { existsSync } from "node:fs";
import { askAll } from "./links/ask-link.ts";
import { isOffline, linkReport } from "./links/link-report.ts";
import { listLinks } from "./links/list-links.ts";

if (!existsSync("dist/index.html")) {
  console.error("There is no built site. Run npm run build first.");
  process.exit(1);
}
const links = listLinks("content", "dist");
console.log(`Checking ${links.size} links (a minute or two) …\n`);
const verdicts = await askAll([...links.keys()], { hosts: 8, seconds: 15 });
if (isOffline(verdicts)) {
  console.error("No link could be reached. Are you online?");
  process.exit(1);
}
console.log(linkReport(links, verdicts));
if ([...verdicts.values()].some(({ kind }) => kind === "nowhere")) process.exitCode = 1;
