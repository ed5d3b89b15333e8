import type { Content } from "#app/content/content.ts";
import * as club from "#words/club.ts";
import * as words from "#words/pages/about.ts";
import { enumerate } from "#words/grammar/lists.ts";
import { sponsorSheet } from "#app/art/plate/plate.ts";
import { valueSheet } from "#app/art/value/value-picture.ts";
import { canBeReached, shapeAbout } from "./shape-about.ts";
import { teamArtwork } from "./team-artwork.ts";
import { defineRoute } from "#app/page/route.ts";
import { clubInWords, titleWith } from "#app/page/titles.ts";
import { aboutCard } from "#app/share/about-card.ts";
import { pageLabels } from "#app/paths.ts";
import type { View } from "./View.tsx";

/** "how it began, what it stands for, how to get in touch, and its sponsors", as far as it is there. */
function contents({ site, coreValues }: Content): string {
  const parts = [
    words.howItBegan,
    ...(coreValues.length === 0 ? [] : [words.whatItStandsFor]),
    ...(canBeReached(site) ? [words.howToGetInTouch] : []),
  ];
  return site.sponsors.length === 0 ? enumerate(parts) : words.andItsSponsors(parts.join(", "));
}

export const route = defineRoute<"about", typeof View>({
  load({ content }) {
    const { site, coreValues } = content;
    const team = teamArtwork(content);
    const posters = valueSheet(coreValues);
    const plates = sponsorSheet(site.sponsors.map(({ name }) => name));
    return {
      head: {
        title: titleWith(site, pageLabels.about),
        description: words.description(
          site.teamName,
          clubInWords(site, club.ultimateTeam),
          contents(content),
        ),
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
