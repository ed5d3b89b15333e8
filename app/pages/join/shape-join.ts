import { experienceOf, newcomersSentence, peopleOf } from "#app/domain/roster.ts";
import type { Content } from "#app/content/content.ts";
import { hasPage } from "#app/pages/shared/has-page.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import { statesText } from "#app/domain/places/state.ts";
import { countRecord, recordText } from "#app/domain/records.ts";
import { countBy, sortedBy } from "#app/lib/list.ts";
import { paths } from "#app/pages/shared/paths.ts";
import { reachOf } from "#app/content/record/figures.ts";
import type { Badge, ClubRecord, Edition } from "#app/content/record/record.ts";
import {
  badgeSlug,
  type EarnedBadge,
  mostEarned,
  participationPercent,
} from "#app/domain/badge-quest/badge-quest.ts";
import { type Top, top } from "#app/lib/list/top.ts";
import { valueInk } from "#app/domain/value-inks.ts";
import { socialLetters } from "#app/lib/text.ts";
import { capitalize } from "#app/lib/plural.ts";
import { wholeCalendar } from "#app/pages/shared/calendar-paths.ts";
import { personName } from "#app/content/record/person-name.ts";
import * as words from "#words/pages/join.ts";
import { enumerate } from "#words/grammar/lists.ts";
import * as counts from "#words/grammar/counts.ts";
import { divisionOf, joinAnswers, shapeTryouts } from "./shape-tryouts.ts";
import type { JoinData, JoinFact, JoinQuest, Returning, TenureCount } from "./join-data.ts";

function lastSeason({ seasons }: ClubRecord): JoinFact["values"] {
  const last = seasons.findLast(({ results }) => results !== undefined);
  if (last?.results === undefined) return [];
  const { year, results } = last;
  const finish = results.finish === undefined ? "" : `, ${results.finish}`;
  return [{ text: `${year}: ${recordText(results)}${finish}`, to: paths.season({ year }) }];
}

function allGames(content: Content, { games }: ClubRecord): JoinFact["values"] {
  const played = playedOnly(games);
  const [first] = played;
  if (first === undefined) return [];
  const text = words.recordSince(recordText(countRecord(played)), first.tournament.year);
  return [{ text, to: hasPage(content, "records") ? paths.records() : undefined }];
}

function placesOf(content: Content, record: ClubRecord): JoinFact["values"] {
  const { states } = reachOf(record);
  if (states.size === 0) return [];
  const to = hasPage(content, "records") ? `${paths.records()}#places` : undefined;
  return [{ text: statesText(states, record.states.called), to }];
}

/** Facts about the club: identity and results. */
function joinFacts(content: Content, record: ClubRecord): JoinFact[] {
  const { founding, governingBody } = content.site;
  const { championships } = reachOf(record);
  const facts: JoinFact[] = [
    { label: words.division, values: [{ text: divisionOf(founding) }] },
    {
      label: words.governingBody,
      values:
        governingBody?.link === undefined
          ? []
          : [{ text: governingBody.name, to: governingBody.link }],
    },
    { label: words.home, values: [{ text: enumerate(founding.regions) }] },
    { label: words.lastSeason, values: lastSeason(record) },
    {
      label: record.championship.title,
      values: championships.map(({ id, year, dates }) => ({
        text: String(year),
        to: dates === undefined ? undefined : paths.tournament({ id }),
      })),
    },
    { label: words.playedIn, values: placesOf(content, record) },
    { label: words.allGames, values: allGames(content, record) },
  ];
  return facts.filter(({ values }) => values.length > 0);
}

/** Numbers of returning and new players of each season after the first. */
function returningPlayers({ rosters }: Pick<Content, "rosters">): Returning[] {
  return rosters.slice(1).map((roster) => {
    const groups = experienceOf(roster, rosters);
    const fresh = groups.find(({ seasons }) => seasons === 1)?.players.length ?? 0;
    return {
      year: roster.year,
      back: roster.players.length - fresh,
      fresh,
      sentence: newcomersSentence(groups, false),
    };
  });
}

/** Numbers of people, coaches included, by their number of seasons. */
function tenureCounts({ rosters }: Pick<Content, "rosters">): TenureCount[] {
  const seasons = countBy(rosters.flatMap(peopleOf), (person) => person);
  const counts = countBy([...seasons.values()], (count) => count);
  return sortedBy(
    Array.from(counts, ([count, people]) => ({ seasons: count, people })),
    (one) => one.seasons,
  );
}

/** Number of badges shown: two rows on phones, one beside the text. */
const SHOWN = 6;

/** The edition's most earned badges. */
export function popularBadges({ activated, awards }: Edition): Top<EarnedBadge<Badge>> {
  const counts = countBy(awards, ({ badge }) => badge);
  return top(mostEarned(activated, counts), SHOWN, ({ times }) => times);
}

function figuresOf({ awards, activated, season }: Edition): JoinQuest["figures"] {
  if (awards.length === 0) return [];
  const people = season?.members.map(({ person }) => person.id) ?? [];
  const counts = countBy(awards, ({ person }) => String(person.id));
  return [
    { label: words.badgesEarned, value: String(awards.length) },
    { label: words.badgesToEarn, value: String(activated.length) },
    ...(people.length === 0
      ? []
      : [{ label: words.tookPart, value: `${participationPercent(people, counts)}%` }]),
  ];
}

/** The current edition of Badge Quest. */
export function shownEdition({ site }: Content, { editions }: ClubRecord): Edition | undefined {
  return editions.find(({ year }) => year === site.badgeQuest?.edition);
}

/** Badge Quest in brief, if the club has it. */
function shapeQuest({ site }: Content, edition: Edition | undefined): JoinQuest | undefined {
  if (site.badgeQuest === undefined || edition === undefined) return undefined;
  const { first, equals } = popularBadges(edition);
  return {
    title: edition.title,
    welcome: site.badgeQuest.welcome,
    figures: figuresOf(edition),
    badges: first.map(({ badge: { id, title }, times }) => ({ slug: badgeSlug(id), title, times })),
    equals,
  };
}

/** The captains of the default season, and an email address. */
function askOf({ site }: Content, { seasons }: ClubRecord): JoinData["ask"] {
  const season = seasons.find(({ id }) => id === site.defaultRoster);
  const captains = season?.captains ?? [];
  return {
    title:
      captains.length === 1
        ? words.captainOf(season?.year ?? 0)
        : words.captainsOf(season?.year ?? ""),
    people: captains.map((person) => ({
      name: personName(person),
      note: [person.position, counts.seasons(person.tenures.length)].filter(Boolean).join(", "),
    })),
    contact: site.tryouts?.contact?.name,
    email: site.tryouts?.contact?.email ?? site.captainsEmail,
  };
}

/** Data of the page, without its art. */
export function shapeJoin(content: Content, record: ClubRecord): Omit<JoinData, "art"> {
  const { site, coreValues } = content;
  return {
    title: words.join(site.teamName),
    tryouts: site.tryouts && shapeTryouts(site.tryouts, content.tournaments),
    answers: joinAnswers(content),
    ultimate: site.ultimate,
    facts: joinFacts(content, record),
    returning: returningPlayers(content),
    tenures: tenureCounts(content),
    ask: askOf(content, record),
    values: coreValues.map(({ name, explanation }, place) => ({
      name,
      explanation,
      ink: valueInk(place),
    })),
    quest: shapeQuest(content, shownEdition(content, record)),
    follow: site.socialLinks.map(({ name, link }) => ({
      name: capitalize(name),
      link,
      letters: socialLetters(name),
    })),
    calendar: content.tournaments.length === 0 ? undefined : wholeCalendar,
  };
}
