import { bust } from "#app/art/bust/bust.ts";
import { rect } from "#app/art/print/shapes.ts";
import { dressTeam } from "#app/art/season/person.ts";
import { makeSeasonLookup } from "#app/art/season/printed-season.ts";
import { CARD_WIDTH, cropToFrame, drawRail, RAIL_TOP, drawTitle } from "#app/outputs/share/card.ts";
import type { ClubRecord } from "#app/record/record.ts";
import type { Card } from "#app/routes/card.ts";
import { pageLabels } from "#app/routes/paths.ts";
import { definePage } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";
import * as cards from "#words/cards.ts";

/** Pictures per row. With fewer people they are larger and centered. */
const IN_ROW = 5;
const PICTURE_SIDE = CARD_WIDTH / IN_ROW;
const LARGE_SIDE = 300;
const CAP_HEIGHT = 246;

/** Share card: the banner of the default season, and the first people on its roster. */
export function rosterCard(record: ClubRecord): Card {
  const { club, defaultSeason } = record;
  const season = makeSeasonLookup(record)(defaultSeason.year);
  const shown = dressTeam(defaultSeason).slice(0, IN_ROW);
  const side = shown.length < IN_ROW ? LARGE_SIDE : PICTURE_SIDE;
  const left = (CARD_WIDTH - shown.length * side) / 2;
  const busts = shown.map((person, index) => {
    const frame = { x: left + index * side, y: RAIL_TOP - side, width: side, height: side };
    return cropToFrame(bust(person, season, index), { ...frame, viewBox: "0 0 400 400" });
  });
  return {
    markup:
      rect(0, 0, CARD_WIDTH, RAIL_TOP, season.colorway.lead) +
      busts.join("") +
      drawTitle(pageLabels.roster, {
        top: 44,
        capHeight: CAP_HEIGHT + PICTURE_SIDE - side,
        fill: "paper",
      }) +
      drawRail(club.domain, defaultSeason.displayName),
    alt: cards.roster(defaultSeason.displayName),
  };
}

export const route = definePage<"roster">({
  load({ record }) {
    const { club, seasons } = record;
    const first = seasons[0]?.year ?? club.founding.year;
    return {
      head: {
        title: titleWith(club, pageLabels.roster),
        description: `Everyone who has played for or coached ${club.teamName} since ${first}, season by season: numbers, positions, years on the team, captains, and how each season ended.`,
      },
      card: rosterCard(record),
    };
  },
});
