import type * as content from "#app/content/content.ts";
import { claimsOf } from "#app/domain/fifty-plates/claims.ts";
import type { States } from "#app/domain/places/state.ts";
import { type BadgeId, brandId } from "#app/domain/ids.ts";
import type { People } from "./add-people.ts";
import type { OpenBadge, OpenEdition, OpenHistory, OpenSeason } from "./open.ts";
import type { QuestHistory } from "./record.ts";

type Badges = ReadonlyMap<BadgeId, OpenBadge>;
type Seasons = ReadonlyMap<string, OpenSeason>;

function addBadges({ badgeQuest }: content.Content, people: People): Badges {
  return new Map(
    Array.from(badgeQuest.badges.values(), ({ id: key, createdBy, ...entry }) => {
      const id = brandId<"badge">(key);
      const maker = createdBy === undefined ? undefined : people.get(brandId(createdBy));
      const badge: OpenBadge = { ...entry, id, maker, editions: [], awards: [] };
      maker?.badgesMade.push(badge);
      return [id, badge];
    }),
  );
}

function addClaims(entry: content.Edition, edition: OpenEdition, people: People, states: States) {
  for (const { player, ...facts } of claimsOf(entry.awards, states)) {
    const person = people.get(brandId(player));
    if (person === undefined) continue;
    const claim = { ...facts, person, edition };
    person.claims.push(claim);
    edition.claims.push(claim);
  }
}

function addAwards(entry: content.Edition, edition: OpenEdition, badges: Badges, people: People) {
  for (const { badge: badgeKey, player, ...facts } of entry.awards) {
    const [badge, person] = [badges.get(brandId(badgeKey)), people.get(brandId(player))];
    if (badge === undefined || person === undefined) continue;
    const award = { ...facts, badge, person, edition };
    for (const { awards } of [badge, person, edition]) awards.push(award);
  }
}

interface Known {
  readonly badges: Badges;
  readonly people: People;
  readonly seasons: Seasons;
  readonly states: States;
}

function addEdition(entry: content.Edition, { badges, people, seasons, states }: Known) {
  const { roster, activated, newest, awards: _, ...facts } = entry;
  const badgesAt = (keys: readonly string[]) =>
    keys.flatMap((key) => badges.get(brandId(key)) ?? []);
  const season = seasons.get(roster);
  const edition: OpenEdition = {
    ...facts,
    season,
    activated: badgesAt(activated),
    newest: badgesAt(newest),
    awards: [],
    claims: [],
  };
  addAwards(entry, edition, badges, people);
  addClaims(entry, edition, people, states);
  for (const key of new Set(activated)) badges.get(brandId(key))?.editions.push(edition);
  season?.editions.push(edition);
  return edition;
}

function addHistory(entry: content.BadgeHistory, people: People, seasons: Seasons): QuestHistory {
  const { roster, leaders, ...facts } = entry;
  const season = seasons.get(roster);
  const history: OpenHistory = { ...facts, season, leaders: [] };
  for (const { place, player } of leaders) {
    const person = people.get(brandId(player));
    if (person === undefined) continue;
    const leader = { place, person, history };
    history.leaders.push(leader);
    person.places.push(leader);
  }
  season?.history.push(history);
  return history;
}

/** Badge Quest: badges, editions with their awards, and the published totals, each with its people. */
export function addQuest(content: content.Content, people: People, list: readonly OpenSeason[]) {
  const seasons: Seasons = new Map(list.map((season) => [season.id, season]));
  const badges = addBadges(content, people);
  const known = { badges, people, seasons, states: content.states };
  const { editions, history } = content.badgeQuest;
  return {
    badges,
    editions: Array.from(editions.values(), (entry) => addEdition(entry, known)),
    history: history.map((entry) => addHistory(entry, people, seasons)),
  };
}
