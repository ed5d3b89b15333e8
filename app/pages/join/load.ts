import { joinPicture } from "#app/art/join/join-picture.ts";
import { woodLine } from "#app/art/print/lettering.ts";
import { rect } from "#app/art/print/shapes.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import { teamOnCards } from "#app/domain/marks.ts";
import { capFor } from "#app/lib/wood-type/measure.ts";
import { cropToFrame, MARGIN, drawRail, RAIL_TOP } from "#app/outputs/share/card.ts";
import type { Club, ClubRecord } from "#app/record/record.ts";
import type { Card } from "#app/routes/card.ts";
import { definePage } from "#app/routes/route.ts";
import { clubInWords, titleWith } from "#app/routes/titles.ts";
import * as cardWords from "#words/cards.ts";
import * as clubWords from "#words/club.ts";
import { enumerate, withArticle } from "#words/grammar.ts";

const PICTURE_BOX = {
  x: 540,
  y: 0,
  width: 660,
  height: RAIL_TOP,
  viewBox: "146 0 414 360",
} as const;
const TEXT_WIDTH = PICTURE_BOX.x - 2 * MARGIN;

/** Share card: "Join" and the club's name beside the picture of the tryouts. */
function joinCard(club: Club): Card {
  const { domain, teamName, tryouts } = club;
  const team = teamOnCards(club);
  const picture = joinPicture(tryouts === undefined ? "quiet" : "open");
  const line = { x: MARGIN, length: TEXT_WIDTH, fill: "sun" } as const;
  const capHeight = capFor(team, 0.16, 0.42) * TEXT_WIDTH;
  return {
    markup:
      rect(0, 0, PICTURE_BOX.x, RAIL_TOP, "black") +
      woodLine(cardWords.joinInCapitals, { ...line, middle: 190, capHeight: 0.4 * TEXT_WIDTH }) +
      woodLine(team.toUpperCase(), { ...line, middle: 400, capHeight }) +
      cropToFrame(picture, PICTURE_BOX) +
      drawRail(domain, tryouts === undefined ? teamName : tryouts.callout),
    alt: cardWords.joinPicture(teamName, tryouts !== undefined),
  };
}

/** "Tryouts, who to contact, our results and our values", without what the club lacks. */
function describeContents(record: ClubRecord): string {
  const { tryouts, captainsEmail, coreValues } = record.club;
  const email = tryouts?.contact?.email ?? captainsEmail;
  const hasContact = record.defaultSeason.captains.length > 0 || email !== undefined;
  return enumerate([
    "Tryouts",
    ...(hasContact ? ["who to contact"] : []),
    ...(playedOnly(record.games).length > 0 ? ["our results"] : []),
    ...(coreValues.length > 0 ? ["our values"] : []),
  ]);
}

export const route = definePage<"join">({
  load({ record }) {
    const { club } = record;
    const team = withArticle(clubInWords(club, clubWords.ultimateTeam));
    return {
      head: {
        title: titleWith(club, `Join ${club.teamName}`),
        description: `Play for ${club.teamName}, ${team}. ${describeContents(record)}.`,
      },
      card: joinCard(club),
    };
  },
});
