/**
 * Requests every external link, and fails if one is broken. It needs the network and its results vary, so no
 * other check runs it.
 */
import "./setup/broken-pipe.ts";
import { requireBuilt } from "./build/require-built.ts";
import { askAll, isOffline } from "./links/ask-links.ts";
import { findLinks, linkReport, readTexts } from "./links/links.ts";

const pages = readTexts(requireBuilt(), /\.html$/);
const links = findLinks(pages, readTexts("content", /\.(?:yml|csv)$/));
console.log(`Checking ${links.size} links (a minute or two) …\n`);
const verdicts = await askAll([...links.keys()], 15);
if (isOffline(verdicts)) {
  console.error("No link could be reached. Are you online?");
  process.exit(1);
}
console.log(linkReport(links, verdicts));
if ([...verdicts.values()].some(({ kind }) => kind === "broken")) process.exitCode = 1;
