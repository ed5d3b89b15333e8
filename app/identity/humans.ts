import type { Site } from "#app/content/content.ts";
import { enumerate } from "#app/lib/text/enumerate.ts";

/** humans.txt: who made the site, in the form of humanstxt.org. It names the team, no people. */
export function humans({ name, founding, captainsEmail }: Site, address: string): string {
  const team = `${founding.division} ultimate from ${enumerate(founding.regions)}, since ${founding.year}`;
  return [
    "/* TEAM */",
    `${name}: ${team}`,
    ...(captainsEmail === undefined ? [] : [`Contact: ${captainsEmail}`]),
    "",
    "/* SITE */",
    `Address: ${address}/`,
    "Language: English",
    "Standards: HTML, CSS, SVG, ECMAScript, WCAG 2.2",
    "Components: React, wouter",
    "Software: TypeScript, Vite",
    "Typefaces: Anybody, Familjen Grotesk",
    "Pictures: drawn by code from the team's record",
    "",
  ].join("\n");
}
