import type { Content } from "#app/content/content.ts";
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
function homeOf(regions: readonly string[], states: States): string {
  return regions.map((region) => stateNamed(region, states)?.code ?? region).join("/");
}

/** Seasons that have begun. Future ones have no record and no game with a score. */
function begunSeasons({ rosters, tournaments }: Content): Content["rosters"] {
  const begun = new Set([
    ...rosters.flatMap(({ year, results }) => (results === undefined ? [] : year)),
    ...tournaments.flatMap(({ year, games }) => (games.some(({ score }) => score) ? year : [])),
  ]);
  return begun.size === 0 ? rosters : rosters.filter(({ year }) => year <= Math.max(...begun));
}

function factsOf(content: Content) {
  const { site, rosters } = content;
  const records = hasPage(content, "records") ? paths.records() : undefined;
  const [first] = rosters;
  const season = first && paths.season({ year: first.year });
  const { championship } = site;
  const ended = rosters.filter(({ results }) => endedThere(results?.finish, championship));
  return [
    { label: words.founded, value: String(site.founding.year), to: season },
    { label: words.seasons, value: String(begunSeasons(content).length), to: records },
    ...(ended.length === 0
      ? []
      : [{ label: championship.name, value: String(ended.length), to: records }]),
    { label: words.home, value: homeOf(site.founding.regions, content.states) },
  ];
}

/** Whether there is an email address or a social profile. */
export function canBeReached({ captainsEmail, socialLinks }: Content["site"]): boolean {
  return captainsEmail !== undefined || socialLinks.length > 0;
}

function socialLinkOf({ name, link }: { name: string; link: string }) {
  // Email has an icon instead of letters.
  return { name: capitalize(name), link, letters: socialLetters(name) };
}

/** Data of the About page. */
export function shapeAbout(content: Content) {
  const { site, coreValues, testimonials } = content;
  return {
    teamName: site.teamName,
    blurb: site.about,
    ultimate: site.ultimate,
    terms: site.terms ?? [],
    questions: site.questions ?? [],
    status: site.status,
    facts: factsOf(content),
    testimonials: testimonials.map(({ quote, author, stars }) => ({
      quote,
      author,
      stars: starRow(stars),
      rating: starsText(stars),
    })),
    coreValues: coreValues.map(({ name, explanation }, place) => ({
      id: valueKey(name, place),
      ink: valueInk(place),
      name,
      explanation,
    })),
    captainsEmail: site.captainsEmail,
    socialLinks: site.socialLinks.map(socialLinkOf),
  };
}

export type AboutContent = ReturnType<typeof shapeAbout>;
