import { ICONS } from "#app/art/icon/icons.ts";
import { iconSheet } from "#app/art/icon/icon-sheet.ts";
import { markSheet } from "#app/art/mark/mark-sheet.ts";
import { loadContent } from "#app/content/.server/load-content.ts";
import type { ArtFile } from "#app/entry-server.tsx";
import { socialLabel, socialLetters } from "#app/lib/text/social.ts";
import type { IconName } from "#app/ui/Icon/Icon.tsx";

const { site, rosters } = loadContent();
const marks = markSheet(rosters.length);

// The interface may name only icons that are drawn.
ICONS satisfies Record<IconName, unknown>;

/** What header, menu and footer show on every page. */
export const data = {
  marks: marks.href,
  tryouts: site.tryouts,
  socialLinks: site.socialLinks.map(({ name, link }) => ({
    label: socialLabel(name, site.teamName),
    letters: socialLetters(name),
    link,
  })),
};

export const sheets: readonly ArtFile[] = [
  { ...marks, inline: true },
  { ...iconSheet(), inline: true },
];
