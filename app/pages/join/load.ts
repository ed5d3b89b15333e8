import { joinSheet, noTryoutsPicture, tryoutsPicture } from "#app/art/join/join-picture.ts";
import { woodLine } from "#app/art/print/lettering.ts";
import { rect } from "#app/art/print/shapes.ts";
import type { Site } from "#app/content/content.ts";
import { teamOnCards } from "#app/domain/marks.ts";
import { capFor } from "#app/lib/wood-type/measure.ts";
import type { Card } from "#app/routes/card.ts";
import { framed, MARGIN, rail, RAIL_TOP } from "#app/outputs/share/card.ts";
import { bustSheet } from "#app/art/bust/bust.ts";
import { defaultTeam } from "#app/art/season/person.ts";
import { seasonsInPrint } from "#app/art/season/printed-season.ts";
import { lastDay } from "#app/domain/tryouts.ts";
import { teamArtwork } from "#app/entities/season/team-artwork.ts";
import { defineRoute } from "#app/routes/route.ts";
import { clubInWords, titleWith } from "#app/routes/titles.ts";
import type { Sources } from "#app/routes/sources.ts";
import * as cardWords from "#words/cards.ts";
import * as club from "#words/club.ts";
import * as words from "#words/pages/join.ts";
import { shapeJoin } from "./shape-join.ts";
import type { View } from "./View.tsx";

const PICTURE = { x: 540, y: 0, width: 660, height: RAIL_TOP, viewBox: "146 0 414 360" } as const;
const LENGTH = PICTURE.x - 2 * MARGIN;

function drawJoin({ content }: Sources) {
  const { tryouts } = content.site;
  const states = [
    ...(tryouts === undefined ? [] : ["open" as const]),
    ...(tryouts === undefined || lastDay(tryouts) !== undefined ? ["quiet" as const] : []),
  ];
  const picture = joinSheet(states);
  const { roster, people } = defaultTeam(content);
  const busts = bustSheet(seasonsInPrint(content)(roster.year), people);
  return { picture, busts, team: teamArtwork(content, roster) };
}

/** Share card: "Join" and the club's name beside the picture of the tryouts. */
function joinCard(site: Site): Card {
  const { domain, teamName, tryouts } = site;
  const team = teamOnCards(site);
  const picture = tryouts === undefined ? noTryoutsPicture() : tryoutsPicture();
  const measure = { x: MARGIN, length: LENGTH, fill: "g" } as const;
  const capHeight = capFor(team, 0.16, 0.42) * LENGTH;
  return {
    markup:
      rect(0, 0, PICTURE.x, RAIL_TOP, "k") +
      woodLine(cardWords.joinInCapitals, { ...measure, middle: 190, capHeight: 0.4 * LENGTH }) +
      woodLine(team.toUpperCase(), { ...measure, middle: 400, capHeight }) +
      framed(picture, PICTURE) +
      rail(domain, tryouts === undefined ? teamName : tryouts.callout),
    alt: cardWords.joinPicture(teamName, tryouts !== undefined),
  };
}

export const route = defineRoute<"join", typeof View>({
  load(sources) {
    const { content, record } = sources;
    const { site } = content;
    const { picture, busts, team } = drawJoin(sources);
    return {
      head: {
        title: titleWith(site, words.join(site.teamName)),
        description: words.description(site.teamName, clubInWords(site, club.ultimateTeam)),
      },
      data: {
        ...shapeJoin(content, record),
        art: { picture: picture.href, busts: busts.href, team: team.picture },
      },
      sheets: [{ ...picture, inline: true }, busts, team.sheet],
      art: [picture.href],
      pictures: ["the-team", `busts-${defaultTeam(content).roster.year}`],
      card: joinCard(site),
    };
  },
});
