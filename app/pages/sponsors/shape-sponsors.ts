import { yearsLabel } from "#app/domain/roster.ts";
import { pressDescription, spellings } from "#app/record/press.ts";
import { districtsAmong } from "#app/domain/places/state.ts";
import { capitalize } from "#app/lib/plural.ts";
import { groupBy } from "#app/lib/list.ts";
import * as words from "#words/pages/sponsors.ts";
import { enumerate } from "#words/grammar/lists.ts";
import { fileSize } from "#words/grammar/file-size.ts";
import type { PressKit } from "#app/routes/press-kit.ts";
import { computeReach } from "#app/record/figures.ts";
import type { ClubRecord } from "#app/record/record.ts";

/** Sponsor tiers, in order of first appearance. */
function listTiers({ club, seasons: years }: ClubRecord) {
  const all = years.map(({ year }) => year);
  const shown = club.sponsors.map(({ name, link, tier, seasons }, index) => ({
    tier,
    sponsor: {
      id: `sponsor-${index}`,
      name,
      link,
      seasons: seasons && yearsLabel(seasons, [...new Set([...all, ...seasons])]),
    },
  }));
  return Array.from(
    groupBy(shown, ({ tier }) => tier),
    ([name, group]) => ({ name, sponsors: group.map(({ sponsor }) => sponsor) }),
  );
}

/** Counts of people, states, championships and press coverage; zeros are left out. */
function countReach(record: ClubRecord) {
  const { seasons, tournaments, states, championships } = computeReach(record);
  const districts = districtsAmong(states);
  const figures = [
    { label: words.people, count: record.people.size, note: words.inSeasons(seasons) },
    {
      label: capitalize(record.states.called.many),
      count: states.size - districts.length,
      note: words.atTournaments(tournaments.length, districts),
    },
    {
      label: record.championship.name,
      count: championships.length,
      note: enumerate(championships.map(({ year }) => String(year))),
    },
    { label: words.newsItems, count: record.news.length, note: words.videosAndArticles },
  ];
  return figures
    .filter(({ count }) => count > 0)
    .map(({ label, count, note }) => ({ label, value: String(count), note }));
}

function describeKit({ path, bytes, logos, photographs, colors }: PressKit) {
  return {
    path,
    size: fileSize(bytes),
    contents: [
      words.logos(logos),
      words.colorCodes(colors.length),
      words.spellingAndDescription,
      ...(photographs === 0 ? [] : [words.photographsToPrint(photographs)]),
    ],
    colors,
  };
}

/** The sponsors, the team's reach, and the press kit. */
export function shapeSponsors(record: ClubRecord, pressKit: PressKit | undefined) {
  const { club } = record;
  return {
    tiers: listTiers(record),
    reach: countReach(record),
    call: club.sponsorsCall && { ...club.sponsorsCall, email: club.captainsEmail },
    press: {
      description: pressDescription(club),
      spellings: spellings(club),
      kit: pressKit && describeKit(pressKit),
    },
  };
}

export type SponsorsData = ReturnType<typeof shapeSponsors> & {
  /** The art sheet of the signs. */
  readonly plates: string;
};

export type SponsorTier = SponsorsData["tiers"][number];
export type OfferedKit = ReturnType<typeof describeKit>;
