import { sponsorSheet } from "#app/art/plate/plate-sheet.ts";
import { valueSheet } from "#app/art/value/value-sheet.ts";
import { shapeAbout } from "./shape-about.ts";
import { teamArtwork } from "./team-artwork.ts";
import { defineRoute } from "#app/page/route.ts";
import { clubInWords, titleWith } from "#app/page/titles.ts";
import { aboutCard } from "#app/share/about-card.ts";

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
        description: `Meet ${site.teamName}, a ${clubInWords(site, "ultimate team")}: how it began, what it stands for, how to get in touch, and its sponsors.`,
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
