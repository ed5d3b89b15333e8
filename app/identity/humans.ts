import type { Site } from "#app/content/content.ts";
import * as language from "#words/language.ts";
import * as words from "#words/identity.ts";
import { enumerate } from "#words/grammar/lists.ts";

/** humans.txt: who made the site, in the form of humanstxt.org. It names the team, no people. */
export function humans({ name, founding, captainsEmail }: Site, address: string): string {
  const team = words.ultimateSince(founding.division, enumerate(founding.regions), founding.year);
  return [
    "/* TEAM */",
    `${name}: ${team}`,
    ...(captainsEmail === undefined ? [] : [words.contact(captainsEmail)]),
    "",
    "/* SITE */",
    words.address(address),
    words.languageIs(language.name),
    words.standards,
    words.components,
    words.software,
    words.typefaces,
    words.picturesAreDrawn,
    "",
  ].join("\n");
}
