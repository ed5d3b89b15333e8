import type { Badge, BadgeHistory, Edition } from "#app/content/content.ts";
import type { Award } from "#app/content/schema/award.ts";
import { fuller, type Spread } from "./spread.ts";
import { inYear } from "./tournaments.ts";

/** The first copy of a badge has its key, the next ones a number behind it. */
export function copyOfBadge(key: string, copy: number): string {
  return copy === 0 ? key : `${key}_${copy + 1}`;
}

/** The badges, repeated. Copies share a picture, because each picture is drawn by hand. */
export function growBadges(
  badges: readonly Badge[],
  factor: number,
  creators: readonly string[],
): Record<string, Omit<Badge, "id" | "ink">> {
  return Object.fromEntries(
    fuller(badges, factor, ({ id, ink: _derived, createdBy, title, ...rest }, copy) => {
      const creator = creators[copy % creators.length];
      const by = createdBy === undefined || creator === undefined ? {} : { createdBy: creator };
      const name = copy === 0 ? title : `${title} ${copy + 1}`;
      return [copyOfBadge(id, copy), { ...rest, title: name, ...by }];
    }),
  );
}

function lastUpdated(moment: string, year: number) {
  return { date: inYear(moment.slice(0, 10), year), time: moment.slice(11, 16), zone: "EDT" };
}

/** An edition of a year, shaped like a known one, with its badges in use repeated. */
export function growEdition(
  shape: Edition,
  { year, roster, fullness }: { year: number; roster: string; fullness: number },
) {
  const grown = (keys: readonly string[]) => fuller(keys, fullness, copyOfBadge);
  const updates = shape.updates?.map(({ update, badges }) => ({ update, badges: grown(badges) }));
  const activated = updates?.flatMap(({ badges }) => badges) ?? grown(shape.activated);
  const inUse: ReadonlySet<string> = new Set(activated);
  const { title, lastUpdated: moment } = shape;
  const written = {
    title: title.replace(/\d{4}/, String(year)),
    roster,
    ...(moment === undefined ? {} : { lastUpdated: lastUpdated(moment, year) }),
    ...(updates === undefined ? { activated } : { updates }),
    newest: grown(shape.newest).filter((badge) => inUse.has(badge)),
  };
  return { written, inUse };
}

/** Marks the rows that repeat an earlier one, which a smaller team can bring about. */
function markRepeats(awards: readonly Award[]): Award[] {
  const seen = new Set<string>();
  return awards.map(({ again: marked, ...award }) => {
    const { badge, player, date, time, zone, note } = award;
    const row = [badge, player, date, time, zone, note].join();
    const isRepeat = seen.has(row);
    seen.add(row);
    return isRepeat ? { ...award, again: marked ?? "yes" } : award;
  });
}

/** The edition that a log belongs to: its year, size, team and badges. */
interface EditionGrowth {
  readonly year: number;
  readonly fullness: number;
  readonly people: readonly string[];
  readonly inUse: ReadonlySet<string>;
}

/**
 * The log of an edition: each award of a known one goes to the person in the same place, and the
 * copies of it to those behind her.
 */
export function growAwards(
  shape: Edition,
  team: readonly string[],
  { year, fullness, people, inUse }: EditionGrowth,
): Award[] {
  const places = new Map(team.map((player, place) => [player, place]));
  const grown = fuller(shape.awards, fullness, (award, copy) => {
    const copied = copyOfBadge(award.badge, copy);
    const place = (places.get(award.player) ?? 0) + copy * team.length;
    return {
      ...award,
      badge: inUse.has(copied) ? copied : award.badge,
      player: people[place % people.length] ?? award.player,
      date: inYear(award.date, year),
    };
  });
  return markRepeats(grown);
}

/** The published totals of past editions, one for each further year. */
export function growHistory(
  history: readonly BadgeHistory[],
  { years }: Spread,
  teamIn: (year: number) => readonly string[],
  rosterOf: (year: number) => string,
) {
  return years.flatMap((year, index) => {
    const shape = history[index % history.length];
    if (shape === undefined) return [];
    const { totalBadges, participationPercent } = shape;
    const leaders = teamIn(year).slice(0, shape.leaders.length);
    const title = `RBQ ${year}`;
    return [{ year, title, totalBadges, participationPercent, leaders, roster: rosterOf(year) }];
  });
}
