import type { Content } from "#app/content/content.ts";
import { enumerate } from "#words/lists.ts";
import { sponsorSheet } from "#app/art/plate/plate-sheet.ts";
import { valueSheet } from "#app/art/value/value-sheet.ts";
import { canBeReached, shapeAbout } from "./shape-about.ts";
import { teamArtwork } from "./team-artwork.ts";
import { defineRoute } from "#app/page/route.ts";
import { clubInWords, titleWith } from "#app/page/titles.ts";
import { aboutCard } from "#app/share/about-card.ts";

/** "how it began, what it stands for, how to get in touch, and its sponsors", as far as it is there. */
function contents({ site, coreValues }: Content): string {
  const parts = [
    "how it began",
    ...(coreValues.length === 0 ? [] : ["what it stands for"]),
    ...(canBeReached(site) ? ["how to get in touch"] : []),
  ];
  return site.sponsors.length === 0 ? enumerate(parts) : `${parts.join(", ")}, and its sponsors`;
}

export const route = defineRoute({
  name: "about",
  load({ content }) {
    const { site } = content;
    const team = teamArtwork(content);
    const posters = valueSheet();
    const plates = sponsorSheet(site.sponsors.map(({ name }) => name));
    return {
      head: {
        title: titleWith(site, "About Us"),
        description: `Meet ${site.teamName}, a ${clubInWords(site, "ultimate team")}: ${contents(content)}.`,
      },
      data: {
        ...shapeAbout(content),
        team: team.picture,
        posters: posters.href,
        plates: plates.href,
      },
      sheets: [{ ...team.sheet, inline: true }, posters, plates],
      art: [team.picture.sheet],
      pictures: ["the-team", "values-", "sponsors-"],
      card: aboutCard(content),
    };
  },
});
