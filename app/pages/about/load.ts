import { lineup } from "#app/art/lineup/lineup.ts";
import { dressTeam } from "#app/art/season/person.ts";
import { makeSeasonLookup } from "#app/art/season/printed-season.ts";
import { CARD_WIDTH, drawRail, RAIL_TOP, drawTitle } from "#app/outputs/share/card.ts";
import type { Club, ClubRecord } from "#app/record/record.ts";
import type { Card } from "#app/routes/card.ts";
import { pageLabels } from "#app/routes/paths.ts";
import { definePage } from "#app/routes/route.ts";
import { clubInWords, titleWith } from "#app/routes/titles.ts";
import * as cardWords from "#words/cards.ts";
import * as clubWords from "#words/club.ts";
import { enumerate, withArticle } from "#words/grammar.ts";

/** Share card: the team in rows, with the sun behind the title. */
function aboutCard(record: ClubRecord): Card {
  const { domain, founding } = record.club;
  const season = record.defaultSeason;
  return {
    markup:
      lineup(makeSeasonLookup(record)(season.year), dressTeam(season), CARD_WIDTH, RAIL_TOP) +
      drawTitle(cardWords.aboutUs, { top: 44, capHeight: 190, fill: "black" }) +
      drawRail(domain, cardWords.since(founding.year)),
    alt: cardWords.teamBeforeTheSun(season.displayName),
  };
}

/** Whether there is an email address or a social profile. */
export function hasContact({ captainsEmail, socialLinks }: Club): boolean {
  return captainsEmail !== undefined || socialLinks.length > 0;
}

/** "how it began, what it stands for, how to get in touch, and its sponsors", without parts that the club lacks. */
function describeContents(club: Club): string {
  const parts = [
    "how it began",
    ...(club.coreValues.length === 0 ? [] : ["what it stands for"]),
    ...(hasContact(club) ? ["how to get in touch"] : []),
  ];
  return club.sponsors.length === 0 ? enumerate(parts) : `${parts.join(", ")}, and its sponsors`;
}

export const route = definePage<"about">({
  load({ record }) {
    const { club } = record;
    return {
      head: {
        title: titleWith(club, pageLabels.about),
        description: `Meet ${club.teamName}, ${withArticle(clubInWords(club, clubWords.ultimateTeam))}: ${describeContents(club)}.`,
      },
      card: aboutCard(record),
    };
  },
});
