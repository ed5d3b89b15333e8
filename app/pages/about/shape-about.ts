import { playedOnly } from "#app/domain/games/game.ts";
import type { Club, ClubRecord, Season } from "#app/record/record.ts";
import { hasPage } from "#app/routes/has-page.ts";
import { stateNamed, type States } from "#app/domain/places/state.ts";
import { valueInk, valueKey } from "#app/domain/value-inks.ts";
import { endedThere } from "#app/domain/tournaments.ts";
import { starRow, starsText } from "#app/domain/testimonials.ts";
import { paths } from "#app/routes/paths.ts";
import { socialLetters } from "#app/lib/text.ts";
import { capitalize } from "#app/lib/plural.ts";
import * as words from "#words/pages/about.ts";

/** "MI/OH" for Michigan and Ohio; other regions keep their names. */
function formatRegions(regions: readonly string[], states: States): string {
  return regions.map((region) => stateNamed(region, states)?.code ?? region).join("/");
}

/** Seasons that have begun. Future ones have no record and no game with a score. */
function begunSeasons({ seasons }: ClubRecord): readonly Season[] {
  const last = seasons.findLastIndex(
    ({ results, tournaments }) =>
      results !== undefined || tournaments.some(({ games }) => playedOnly(games).length > 0),
  );
  return last === -1 ? seasons : seasons.slice(0, last + 1);
}

function listFacts(record: ClubRecord) {
  const { club, seasons, states } = record;
  const records = hasPage(record, "records") ? paths.records() : undefined;
  const [first] = seasons;
  const isWhole = first?.year === club.founding.year;
  const season = first && paths.season({ year: first.year });
  const { championship } = record;
  const ended = seasons.filter(({ results }) => endedThere(results?.finish, championship));
  return [
    { label: words.founded, value: String(club.founding.year), to: season },
    {
      label: isWhole ? words.seasons : words.seasonsOnRecord,
      value: String(begunSeasons(record).length),
      to: records,
    },
    ...(ended.length === 0
      ? []
      : [{ label: championship.name, value: String(ended.length), to: records }]),
    { label: words.home, value: formatRegions(club.founding.regions, states) },
  ];
}

/** Whether there is an email address or a social profile. */
export function hasContact({ captainsEmail, socialLinks }: Club): boolean {
  return captainsEmail !== undefined || socialLinks.length > 0;
}

function shapeSocialLink({ name, link }: { name: string; link: string }) {
  // Email has an icon instead of letters.
  return { name: capitalize(name), link, letters: socialLetters(name) };
}

/** Data of the About page. */
export function shapeAbout(record: ClubRecord) {
  const { club } = record;
  return {
    teamName: club.teamName,
    blurb: club.about,
    ultimate: club.ultimate,
    terms: club.terms ?? [],
    questions: club.questions ?? [],
    status: club.status,
    facts: listFacts(record),
    testimonials: club.testimonials.map(({ quote, author, stars }) => ({
      quote,
      author,
      stars: starRow(stars),
      rating: starsText(stars),
    })),
    coreValues: club.coreValues.map(({ name, explanation }, index) => ({
      id: valueKey(name, index),
      ink: valueInk(index),
      name,
      explanation,
    })),
    captainsEmail: club.captainsEmail,
    socialLinks: club.socialLinks.map(shapeSocialLink),
  };
}

export type AboutContent = ReturnType<typeof shapeAbout>;
