import { lastPlayed } from "#app/record/events.ts";
import { bustSheet } from "#app/art/bust/bust.ts";
import { emblemSheet } from "#app/art/emblem/emblem.ts";
import { makeSeasonLookup, yearFigure } from "#app/art/season/printed-season.ts";
import { dressTeam } from "#app/art/season/person.ts";
import { makeSheet } from "#app/art/sheet.ts";
import { sleeveSheet } from "#app/art/sleeve/sleeve.ts";
import type { PersonId } from "#app/domain/ids.ts";
import { recordText } from "#app/domain/records.ts";
import { teamArtwork } from "#app/entities/season/team-artwork.ts";
import { resultsTournaments } from "#app/domain/tournaments.ts";
import { pageLabel } from "#app/routes/paths.ts";
import { defineRoute, type LoadedPage } from "#app/routes/route.ts";
import { officialRoster, titleWith } from "#app/routes/titles.ts";
import type { ClubRecord, Season } from "#app/record/record.ts";
import { seasonFigures } from "#app/record/figures.ts";
import { seasonCard } from "#app/outputs/share/season-card.ts";
import * as words from "#words/pages/season.ts";
import * as seasonFacts from "#words/facts/season.ts";
import type { SeasonData } from "./shape-season.ts";
import { type GapData, shapeGap } from "./shape-gap.ts";
import { shapeSeason } from "./shape-season.ts";
import { latestDate } from "#app/lib/list.ts";
import { nameCard } from "#app/outputs/share/card.ts";
import type { View } from "./View.tsx";

/**
 * Artwork of a season. Except for the top of the page, it is in files shared with other pages.
 *
 * @param leaders leaders of Badge Quest, who may not be on the roster
 */
function drawSeason(record: ClubRecord, season: Season, leaders: readonly PersonId[]) {
  const { year, playlists, members, tournaments } = season;
  const printed = makeSeasonLookup(record)(year);
  const { lead } = printed.colorway;
  const hero = makeSheet(`season-${year}`, [
    {
      id: "figure",
      viewBox: "0 0 1360 330",
      markup: yearFigure(year, lead, { at: [880, 168], scale: 3 }),
      hasOverflow: true,
    },
  ]);
  const guests = leaders.flatMap((id) => record.people.get(id) ?? []);
  const busts = bustSheet(printed, dressTeam(season, guests));
  const emblems = emblemSheet(`emblems-${year}`, resultsTournaments(tournaments));
  const team = members.length > 0 ? teamArtwork(record, season) : undefined;
  const sleeves = playlists && sleeveSheet(`sleeves-${year}`, playlists.playlists);
  const art: SeasonData["art"] = {
    hero: hero.href,
    busts: busts.href,
    emblems: emblems.href,
    team: team?.picture,
    sleeves: sleeves?.href,
  };
  const optional = [team?.sheet, sleeves].filter((sheet) => sheet !== undefined);
  return { lead, art, sheets: [{ ...hero, isInline: true }, busts, emblems, ...optional] };
}

function describeSeason(season: Season, team: string): string {
  const { results, year, members } = season;
  const { games, sanctioned } = seasonFigures(season);
  const finish = results?.finish === undefined ? "" : `, ${results.finish}`;
  return words.description({
    team,
    year,
    record: results && `${recordText(results)}${finish}`,
    games: games.length,
    tournaments: sanctioned.length,
    people: members.length,
  });
}

/** The page of a year without a team. */
function loadGap(gap: GapData, { club }: ClubRecord): LoadedPage<GapData> {
  const title = seasonFacts.seasonName(gap.year);
  return {
    head: {
      title: titleWith(club, title),
      description: words.gapDescription(club.teamName, gap.year, gap.note),
    },
    data: gap,
    sheets: [],
    newest: latestDate(gap.news.map(({ date }) => date)),
    card: nameCard(club, title),
  };
}

function loadSeason(season: Season, record: ClubRecord): LoadedPage<SeasonData> {
  const { club } = record;
  const shaped = shapeSeason(season, record, {
    shown: club.badgeQuest?.edition,
    part: pageLabel("badgequest", club.parts),
  });
  const leaders = shaped.quest?.leaders.map(({ id }) => id) ?? [];
  const { lead, art, sheets } = drawSeason(record, season, leaders);
  return {
    head: {
      title: titleWith(club, seasonFacts.seasonName(season.year)),
      description: describeSeason(season, club.teamName),
      structuredData: [
        {
          "@type": "SportsTeam",
          name: season.displayName,
          sport: "Ultimate",
          memberOf: { "@type": "SportsOrganization", name: club.name },
        },
      ],
    },
    data: {
      ...shaped,
      official:
        season.link === undefined ? undefined : { link: season.link, label: officialRoster(club) },
      lead,
      art,
    },
    sheets,
    pictures: ["busts-", "emblems-", "sleeves-"].map((name) => `${name}${season.year}`),
    newest: lastPlayed(season.tournaments.flatMap(({ games }) => games)),
    card: seasonCard(club, season, lead),
  };
}

export const route = defineRoute<"season", typeof View>({
  pages: ({ record }) =>
    [...record.seasons, ...(record.club.missingYears ?? [])].map(({ year }) => ({
      year: String(year),
    })),
  load({ record }, params) {
    const season = record.seasons.find(({ year }) => String(year) === params.year);
    if (season !== undefined) return loadSeason(season, record);
    const gap = shapeGap(Number(params.year), record);
    if (gap === undefined) throw new RangeError(`There is no season ${params.year}.`);
    return loadGap(gap, record);
  },
});
