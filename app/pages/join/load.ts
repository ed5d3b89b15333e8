import { joinPicture, joinSheet } from "#app/art/join/join-picture.ts";
import { woodLine } from "#app/art/print/lettering.ts";
import { rect } from "#app/art/print/shapes.ts";
import { teamOnCards } from "#app/domain/marks.ts";
import { capFor } from "#app/lib/wood-type/measure.ts";
import type { Card } from "#app/routes/card.ts";
import { cropToFrame, MARGIN, drawRail, RAIL_TOP } from "#app/outputs/share/card.ts";
import { bustSheet } from "#app/art/bust/bust.ts";
import { dressTeam } from "#app/art/season/person.ts";
import { makeSeasonLookup } from "#app/art/season/printed-season.ts";
import { lastDay } from "#app/domain/tryouts.ts";
import { teamArtwork } from "#app/entities/season/team-artwork.ts";
import { defineRoute } from "#app/routes/route.ts";
import { clubInWords, titleWith } from "#app/routes/titles.ts";
import type { Club, ClubRecord } from "#app/record/record.ts";
import * as cardWords from "#words/cards.ts";
import * as clubWords from "#words/club.ts";
import { enumerate } from "#words/grammar/lists.ts";
import * as words from "#words/pages/join.ts";
import { shapeJoin } from "./shape-join.ts";
import type { View } from "./View.tsx";

const PICTURE_BOX = {
  x: 540,
  y: 0,
  width: 660,
  height: RAIL_TOP,
  viewBox: "146 0 414 360",
} as const;
const TEXT_WIDTH = PICTURE_BOX.x - 2 * MARGIN;

function drawJoin(record: ClubRecord) {
  const { club, defaultSeason } = record;
  const { tryouts } = club;
  const states = [
    ...(tryouts === undefined ? [] : ["open" as const]),
    ...(tryouts === undefined || lastDay(tryouts) !== undefined ? ["quiet" as const] : []),
  ];
  const picture = joinSheet(states);
  const busts = bustSheet(makeSeasonLookup(record)(defaultSeason.year), dressTeam(defaultSeason));
  return { picture, busts, team: teamArtwork(record, defaultSeason) };
}

/** Share card: "Join" and the club's name beside the picture of the tryouts. */
function joinCard(club: Club): Card {
  const { domain, teamName, tryouts } = club;
  const team = teamOnCards(club);
  const picture = joinPicture(tryouts === undefined ? "quiet" : "open");
  const measure = { x: MARGIN, length: TEXT_WIDTH, fill: "sun" } as const;
  const capHeight = capFor(team, 0.16, 0.42) * TEXT_WIDTH;
  return {
    markup:
      rect(0, 0, PICTURE_BOX.x, RAIL_TOP, "black") +
      woodLine(cardWords.joinInCapitals, { ...measure, middle: 190, capHeight: 0.4 * TEXT_WIDTH }) +
      woodLine(team.toUpperCase(), { ...measure, middle: 400, capHeight }) +
      cropToFrame(picture, PICTURE_BOX) +
      drawRail(domain, tryouts === undefined ? teamName : tryouts.callout),
    alt: cardWords.joinPicture(teamName, tryouts !== undefined),
  };
}

/** "Tryouts, who to contact, our results and our values", without what the club lacks. */
function listContents({ ask, facts, values }: ReturnType<typeof shapeJoin>): string {
  const hasContact = ask.people.length > 0 || ask.email !== undefined;
  return enumerate([
    words.tryouts,
    ...(hasContact ? [words.whoToContact] : []),
    ...(facts.some(({ label }) => label === words.allGames) ? [words.ourResults] : []),
    ...(values.length > 0 ? [words.ourValues.toLowerCase()] : []),
  ]);
}

export const route = defineRoute<"join", typeof View>({
  load({ record }) {
    const { club, defaultSeason } = record;
    const { picture, busts, team } = drawJoin(record);
    const shaped = shapeJoin(record);
    return {
      head: {
        title: titleWith(club, words.join(club.teamName)),
        description: words.description(
          club.teamName,
          clubInWords(club, clubWords.ultimateTeam),
          listContents(shaped),
        ),
      },
      data: {
        ...shaped,
        art: { picture: picture.href, busts: busts.href, team: team.picture },
      },
      sheets: [{ ...picture, isInline: true }, busts, team.sheet],
      pictures: ["the-team", `busts-${defaultSeason.year}`],
      card: joinCard(club),
    };
  },
});
