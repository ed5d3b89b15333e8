// `npm run test:nightly -- engines`: runs the important journeys in Firefox and in WebKitGTK. An engine that
// cannot be installed here is reported and skipped; all others must pass.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { apt } from "./setup/apt.mjs";
import { inventedSite, requireSite } from "./setup/site.mjs";

/** Each engine with its driver programs, their paths, and their packages. */
const engines = [
  {
    engine: "Firefox",
    programs: [["/usr/bin/firefox-esr", "/usr/bin/firefox"]],
    named: process.env.FIREFOX,
    packages: ["firefox-esr"],
  },
  {
    engine: "WebKitGTK",
    programs: [["/usr/bin/WebKitWebDriver"], ["/usr/bin/Xvfb"]],
    packages: ["webkit2gtk-driver", "xvfb"],
  },
];

const isThere = ({ programs, named }) =>
  named === undefined
    ? programs.every((places) => places.some((place) => existsSync(place)))
    : existsSync(named);

/** Installs missing engines, one by one; returns the names of those that could not be installed. */
function missingEngines() {
  const wanted = engines.filter((engine) => !isThere(engine));
  if (wanted.length > 0) {
    const names = wanted.map(({ engine }) => engine).join(" and ");
    console.log(`Installing ${names} from Debian's packages (a minute or two) …`);
    apt("update");
    for (const { packages } of wanted) apt("install", "-y", "--no-install-recommends", ...packages);
  }
  return engines.filter((engine) => !isThere(engine)).map(({ engine }) => engine);
}

requireSite(inventedSite);
for (const engine of missingEngines()) {
  console.error(`Skipped: ${engine}. It could not be installed from Debian's packages.`);
}
const { status } = spawnSync(
  "npx",
  ["vitest", "run", "--config", "tests/nightly/engines/vitest.config.ts", "--reporter", "verbose"],
  { stdio: "inherit", shell: process.platform === "win32" },
);
process.exitCode = status ?? 1;
