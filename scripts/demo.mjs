// `npm run demo -- <club>`: builds and serves an invented club of examples/, or the club of any content folder.
import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { installDependencies, requireNode } from "./setup/dependencies.mjs";
import { requireFreePort } from "./setup/port.mjs";
import { requireSite } from "./setup/site.mjs";

const clubs = existsSync("examples") ? readdirSync("examples").toSorted() : [];
const asked = process.argv[2] ?? "";
const folder = [join("examples", asked), asked].find((one) => existsSync(join(one, "site.yml")));

if (asked === "" || asked === "--help" || folder === undefined) {
  const lead = asked === "" || asked === "--help" ? "" : `There is no club in ${asked}.\n\n`;
  const list = clubs.map((club) => `  npm run demo -- ${club}`).join("\n");
  console.log(
    `${lead}Builds and serves an invented club, or any folder with a site.yml:\n\n${list}`,
  );
  process.exit(lead === "" ? 0 : 1);
}

requireNode();
await requireFreePort(4173, `npm run demo -- ${asked}`);
installDependencies();
const site = {
  CONTENT_FOLDER: folder,
  MEDIA_FOLDER: join(folder, "media"),
  SITE_OUT: join(".cache", "demo", folder.replaceAll(/[\\/]+/g, "-")),
};
requireSite(site);
const server = spawn(process.execPath, ["--import", "tsx", "scripts/serve.ts"], {
  stdio: "inherit",
  env: { ...process.env, ...site },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => {
  process.exitCode = code ?? 0;
});
