// `npm run demo -- <club>`: builds and serves an invented club of examples/, or the club of any content folder.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { startSite } from "./setup/site.mjs";

const clubs = existsSync("examples") ? readdirSync("examples").toSorted() : [];
const club = process.argv[2] ?? "";
const folder = [join("examples", club), club].find((path) => existsSync(join(path, "site.yml")));

const wantsHelp = club === "" || club === "--help";
if (wantsHelp || folder === undefined) {
  const lead = wantsHelp ? "" : `There is no club in ${club}.\n\n`;
  const list = clubs.map((name) => `  npm run demo -- ${name}`).join("\n");
  console.log(
    `${lead}Builds and serves an invented club, or any folder with a site.yml:\n\n${list}`,
  );
  process.exit(wantsHelp ? 0 : 1);
}

await startSite(`npm run demo -- ${club}`, {
  CONTENT_FOLDER: folder,
  MEDIA_FOLDER: join(folder, "media"),
  SITE_OUT: join(".cache", "demo", folder.replaceAll(/[\\/]+/g, "-")),
});
