// Finds the browsers with other engines than Chromium's, or installs Debian's where apt can.
import { existsSync } from "node:fs";
import { apt } from "./apt.mjs";

/** Each engine, the programs that drive it, their places, and their packages. */
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
export function missingEngines() {
  const wanted = engines.filter((one) => !isThere(one));
  if (wanted.length > 0) {
    const names = wanted.map(({ engine }) => engine).join(" and ");
    console.log(`Installing ${names} from Debian's packages (a minute or two) …`);
    apt("update");
    for (const { packages } of wanted) apt("install", "-y", "--no-install-recommends", ...packages);
  }
  return engines.filter((one) => !isThere(one)).map(({ engine }) => engine);
}
