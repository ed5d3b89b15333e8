import type { Ground } from "#app/art/season/printed-season.ts";
import { longDate } from "#app/domain/dates/written-dates.ts";
import { yearsLabel } from "#app/domain/roster.ts";
import { countBy, sortedBy, neighbors } from "#app/lib/list.ts";
import { shapeBadge } from "#app/entities/badge/shape.ts";
import { type PeopleGroup, shapeMember, shapePerson } from "#app/entities/person/shape.ts";
import { shapeSeason } from "#app/entities/season/shape.ts";
import {
  questEdition,
  rankPlayers,
  formerNumbers,
  lastNumber,
  type Teammates,
  groupTeammates,
} from "#app/record/figures.ts";
import type { Edition, Person, ClubRecord, Tenure } from "#app/record/record.ts";
import * as editionFacts from "#words/facts/edition.ts";
import * as personFacts from "#words/facts/person.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/player.ts";

/** Her place in an edition; undefined without a standing. */
function shapeEdition(edition: Edition, person: Person, shown: number | undefined) {
  const standings = rankPlayers(edition);
  const standing = standings.find((standing) => standing.person === person.id);
  const facts = { title: edition.title, year: edition.year, inQuest: questEdition(edition, shown) };
  if (standing === undefined) {
    const badges = edition.awards.filter((award) => award.person === person).length;
    return { ...facts, place: undefined, badges, note: personFacts.notOnTheRoster(edition.year) };
  }
  const { place, badges } = standing;
  const isGuest = edition.season?.members.every((member) => member.person !== person) === true;
  const among = words.among(standings.length);
  const note = isGuest ? `${among}, ${personFacts.notOnTheRoster(edition.year)}` : among;
  return { ...facts, place, badges, note };
}

/** Settings of Badge Quest on this site. */
interface ShownQuest {
  /** Year of the default edition. */
  readonly shown: number | undefined;
  /** The club's name for Badge Quest. */
  readonly part: string;
}

/** Years with published totals only in which she was among the leaders. */
function listPastPlaces(
  { places }: Person,
  kept: ReadonlySet<number>,
  { shown, part }: ShownQuest,
) {
  return places
    .filter(({ history }) => !kept.has(history.year))
    .map(({ place, history }) => ({
      title: editionFacts.editionName(part, history.year),
      year: history.year,
      place,
      badges: undefined,
      note: words.countsAreNotKept,
      inQuest: history.year === shown ? {} : undefined,
    }));
}

/**
 * Badge Quest of a person: her place in each edition, the badges she earned and those she created.
 * Undefined if nothing is on record.
 */
function shapeQuest(person: Person, quest: ShownQuest) {
  const { awards, badgesMade, places } = person;
  if (awards.length === 0 && badgesMade.length === 0 && places.length === 0) return undefined;
  const editions = [...new Set(awards.map(({ edition }) => edition))];
  const counts = [...countBy(awards, ({ badge }) => badge)];
  const badges = sortedBy(
    sortedBy(counts, ([{ title }]) => title),
    ([, times]) => -times,
  ).map(([badge, times]) => shapeBadge(badge, times));
  return {
    note: words.earnedAndCreated(awards.length, badgesMade.length),
    editions: sortedBy(
      [
        ...editions.map((edition) => shapeEdition(edition, person, quest.shown)),
        ...listPastPlaces(person, new Set(editions.map(({ year }) => year)), quest),
      ],
      ({ year }) => -year,
    ),
    badges,
    made: badgesMade.map((badge) => shapeBadge(badge)),
  };
}

/** Minimum number of teammates that are not collapsed. */
const OPEN_MATES = 10;

/** A season of hers, with what she was in it: "Captain". */
function shapeTenure(tenure: Tenure, record: ClubRecord) {
  const { role } = shapeMember(tenure);
  return { season: shapeSeason(tenure.season, record), ...(role && { role }) };
}

/** Key facts of a person, used at the top of her page, on share cards and in the description. */
export function playerFacts(person: Person, { seasons }: ClubRecord) {
  const all = seasons.map(({ year }) => year);
  const label = (tenures: readonly Tenure[]) =>
    yearsLabel(
      tenures.map(({ season }) => season.year),
      all,
    );
  const { tenures, position } = person;
  const captain = tenures.filter(({ as }) => as === "captain");
  const coach = tenures.filter(({ as, alsoCoach }) => as === "coach" || alsoCoach);
  const role = (name: string, list: readonly Tenure[]) =>
    list.length === 0
      ? undefined
      : { label: name, value: counts.seasons(list.length), note: label(list) };
  return {
    position: position && { label: personFacts.position, value: position, note: undefined },
    seasons: {
      label: personFacts.seasons,
      value: words.countOfAll(tenures.length, all.length),
      note: label(tenures),
    },
    captain: role(personFacts.captain, captain),
    coach: tenures.every(({ as }) => as === "coach") ? undefined : role(personFacts.coach, coach),
  };
}

function shapeGroup({ seasons, people }: Teammates): PeopleGroup {
  return { count: seasons, people: people.map(shapePerson) };
}

/** Her teammates, grouped by seasons together. The first groups are expanded, at least one. */
function shapeMates(person: Person) {
  const groups = groupTeammates(person).map(shapeGroup);
  let shown = 0;
  const cut = groups.findIndex(({ people }) => {
    const isTooMany = shown > 0 && shown + people.length > OPEN_MATES;
    shown += people.length;
    return isTooMany;
  });
  const open = cut === -1 ? groups : groups.slice(0, cut);
  const count = groups.reduce((sum, { people }) => sum + people.length, 0);
  return { count, open, rest: cut === -1 ? [] : groups.slice(cut) };
}

/** A person with everything on record. */
export function shapePlayer(person: Person, record: ClubRecord, quest: ShownQuest) {
  const last = person.tenures.at(-1);
  const roster = last?.season.members.map((member) => member.person) ?? [];
  const { previous, next } = neighbors(roster, person);
  const { claims, tracks } = person;
  const before = formerNumbers(person).map(String);
  return {
    person: { ...shapePerson(person), nickname: person.name.nickname },
    year: last?.season.year ?? 0,
    number: String(lastNumber(person) ?? ""),
    ...(before.length === 0 ? {} : { previously: words.previously(before) }),
    facts: Object.values(playerFacts(person, record)).flatMap((fact) => fact ?? []),
    previous: previous && shapePerson(previous),
    next: next && shapePerson(next),
    seasons: person.tenures.map((tenure) => shapeTenure(tenure, record)),
    mates: shapeMates(person),
    quest: shapeQuest(person, quest),
    plates: claims.map(({ plate, date, edition }) => ({
      code: plate.code,
      name: plate.name,
      date: longDate(date),
      year: edition.year,
    })),
    songs: tracks.flatMap(({ title, link, playlist, year }) =>
      title === undefined ? [] : [{ title, link, list: playlist.title, listId: playlist.id, year }],
    ),
  };
}

export type PlayerEdition = NonNullable<ReturnType<typeof shapeQuest>>["editions"][number];
type ShapedPlayer = ReturnType<typeof shapePlayer>;

/** Data of a player page, with the colors of her seasons and the artwork. */
export interface PlayerData extends ShapedPlayer {
  readonly lead: Ground;
  readonly art: {
    /** Sheet with her large picture. */
    readonly own: string;
    /** Sheet with her teammates' pictures. */
    readonly busts: string;
    /** Sheet with badges and plates. */
    readonly things: string;
  };
}
