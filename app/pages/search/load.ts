import { badge as drawBadge, badgeSymbol } from "#app/art/badge/badge.ts";
import { bust } from "#app/art/bust/bust.ts";
import { crest, crestSheet } from "#app/art/crest/crest.ts";
import { emblem, emblemSheet } from "#app/art/emblem/emblem.ts";
import { emptySheet } from "#app/art/empty/empty-state.ts";
import { transformShapes } from "#app/art/print/shapes.ts";
import { dressMember } from "#app/art/season/person.ts";
import { makeSeasonLookup } from "#app/art/season/printed-season.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { resultsTournaments } from "#app/domain/tournaments.ts";
import { groupBy } from "#app/lib/list.ts";
import { explainCounts } from "#app/entities/game/explain-counts.ts";
import { everyoneSheet } from "#app/entities/person/everyone-sheet.ts";
import { defineRoute } from "#app/routes/route.ts";
import type { Sources } from "#app/routes/sources.ts";
import { titleWith } from "#app/routes/titles.ts";
import { pageLabels } from "#app/routes/paths.ts";
import { tournamentsWithPage } from "#app/record/events.ts";
import { opponentsByName } from "#app/record/figures.ts";
import { makeFindable } from "#app/search/make-search.ts";
import type { SearchArt } from "#app/search/search-data.ts";
import { nameCard } from "#app/outputs/share/card.ts";
import * as words from "#words/search.ts";
import type { View } from "./View.tsx";

/** One drawing of each kind that has drawings: its first person, tournament, opponent and badge, in the search's order. */
function drawKinds({ record }: Sources): Sheet {
  const [person] = record.people.values();
  const member = person?.tenures.at(-1);
  const tournament = tournamentsWithPage(record).at(-1);
  const [opponent] = opponentsByName(record);
  const [badge] = record.badges.values();
  const printed = makeSeasonLookup(record);
  const drawings = {
    people:
      member === undefined
        ? undefined
        : transformShapes("scale(.25)", bust(dressMember(member), printed(member.season.year), 0)),
    opponents: opponent && transformShapes("translate(3 3)scale(.94)", crest(opponent)),
    badges: badge && drawBadge(badge),
  };
  const squares = Object.entries(drawings).flatMap(([id, markup]) =>
    markup === undefined ? [] : [{ id, viewBox: "0 0 100 100", markup }],
  );
  // A label is 300 x 180, centered in a square.
  const label =
    tournament === undefined
      ? []
      : [{ id: "tournaments", viewBox: "0 -60 300 300", markup: emblem(tournament) }];
  return makeSheet("kinds", [...squares, ...label]);
}

/** Art sheets for the hits: those of other pages, and one of badges. */
function drawSearch(sources: Sources): { art: SearchArt; sheets: readonly Sheet[] } {
  const { record } = sources;
  const people = everyoneSheet(sources);
  const opponents = crestSheet(opponentsByName(record));
  const badges = makeSheet("tokens", [...record.badges.values()].map(badgeSymbol));
  const years = groupBy(resultsTournaments(record.tournaments), ({ year }) => year);
  const emblems = Array.from(
    years,
    ([year, group]) => [year, emblemSheet(`emblems-${year}`, group)] as const,
  );
  const empty = emptySheet();
  const kinds = drawKinds(sources);
  return {
    art: {
      kinds: kinds.href,
      people: people.href,
      opponents: opponents.href,
      badges: badges.href,
      tournaments: Object.fromEntries(emblems.map(([year, { href }]) => [year, href])),
      empty: empty.href,
    },
    sheets: [people, opponents, badges, ...emblems.map(([, sheet]) => sheet), empty, kinds],
  };
}

export const route = defineRoute<"search", typeof View>({
  load(sources) {
    const { club, states } = sources.record;
    const findable = makeFindable(sources);
    const { art, sheets } = drawSearch(sources);
    return {
      head: {
        title: titleWith(club, pageLabels.search),
        description: words.description(club.teamName),
      },
      data: {
        ...findable,
        countsNote: explainCounts(sources.record),
        state: states.called.one,
        art,
      },
      sheets,
      // No pictures are visible before the first search.
      art: [],
      card: nameCard(club, pageLabels.search),
    };
  },
});
