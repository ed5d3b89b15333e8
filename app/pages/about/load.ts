import { lineup } from "#app/art/lineup/lineup.ts";
import { defaultTeam } from "#app/art/season/person.ts";
import { seasonsInPrint } from "#app/art/season/printed-season.ts";
import type { Content } from "#app/content/content.ts";
import { CARD_WIDTH, rail, RAIL_TOP, title } from "#app/outputs/share/card.ts";
import type { Card } from "#app/routes/card.ts";
import { sponsorSheet } from "#app/art/plate/plate.ts";
import { valueSheet } from "#app/art/value/value-picture.ts";
import { defineRoute } from "#app/routes/route.ts";
import { clubInWords, titleWith } from "#app/routes/titles.ts";
import { pageLabels } from "#app/routes/paths.ts";
import * as cardWords from "#words/cards.ts";
import * as club from "#words/club.ts";
import * as words from "#words/pages/about.ts";
import { enumerate } from "#words/grammar/lists.ts";
import { canBeReached, shapeAbout } from "./shape-about.ts";
import { teamArtwork } from "#app/entities/season/team-artwork.ts";
import type { View } from "./View.tsx";

/** Share card: the team in rows, with the sun behind the title. */
function aboutCard(content: Content): Card {
  const { domain, founding } = content.site;
  const { roster, people } = defaultTeam(content);
  return {
    markup:
      lineup(seasonsInPrint(content)(roster.year), people, CARD_WIDTH, RAIL_TOP) +
      title(cardWords.aboutUs, { top: 44, capHeight: 190, fill: "k" }) +
      rail(domain, cardWords.since(founding.year)),
    alt: cardWords.teamBeforeTheSun(roster.displayName),
  };
}

/**
 * "how it began, what it stands for, how to get in touch, and its sponsors", without parts that the
 * club lacks.
 */
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
    const team = teamArtwork(content, defaultTeam(content).roster);
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
