import { sortByTime } from "#app/domain/badge-quest/badge-quest.ts";
import { longDate } from "#app/domain/dates/written-dates.ts";
import { PersonLink } from "#app/entities/person/PersonLink.tsx";
import { shapePerson } from "#app/entities/person/shape.ts";
import { onceFor } from "#app/lib/once-for.ts";
import { plural } from "#app/lib/text.ts";
import type { Badge, Edition, Person } from "#app/record/record.ts";
import { type Figure, Figures } from "#app/ui/Figures/Figures.tsx";
import * as counts from "#words/counts.ts";
import * as words from "#words/facts.ts";
import { enumerate, ordinal } from "#words/grammar.ts";

/** Number of holders on the roster of each badge in an edition; guests do not count. */
const countHolders = onceFor((edition: Edition): ReadonlyMap<Badge, number> => {
  const roster = new Set(edition.season?.members.map(({ person }) => person));
  const people = new Map(edition.activated.map((badge) => [badge, new Set<Person>()]));
  for (const { badge, person } of edition.awards) {
    if (roster.has(person)) people.get(badge)?.add(person);
  }
  return new Map(Array.from(people, ([badge, holders]) => [badge, holders.size]));
});

/** "The 23rd rarest of 57 badges, tied with 1 other.", or its rank among the most widespread. */
function describeRarity(badge: Badge, edition: Edition): string {
  const holders = countHolders(edition);
  const held = holders.get(badge) ?? 0;
  const all = [...holders.values()];
  const fewer = all.filter((count) => count < held).length;
  const more = all.filter((count) => count > held).length;
  const [rankIndex, word] = fewer <= more ? [fewer, "rarest"] : [more, "most widespread"];
  const rank = rankIndex === 0 ? word : `${ordinal(rankIndex + 1)} ${word}`;
  const tied = all.length - fewer - more - 1;
  return `The ${rank} of ${counts.badges(all.length)}${tied === 0 ? "" : `, tied with ${plural(tied, "other")}`}.`;
}

/** Share of the roster who earned it in an edition: "57%, 16 of 28 people. The 23rd rarest of 76 badges." */
function shareFigure(badge: Badge, edition: Edition): Figure | undefined {
  const members = edition.season?.members.length ?? 0;
  if (members === 0) return undefined;
  const held = countHolders(edition).get(badge) ?? 0;
  return {
    label: `Roster of ${edition.year}`,
    value: `${Math.round((held / members) * 100)}%`,
    note: `${held} of ${members} people. ${describeRarity(badge, edition)}`,
  };
}

/** The first award on record. */
function firstFigure(badge: Badge): Figure | undefined {
  const [first] = sortByTime(badge.awards);
  return (
    first && {
      label: "First on record",
      value: longDate(first.date),
      isText: true,
      note: (
        <>
          by <PersonLink person={shapePerson(first.person)} />
        </>
      ),
    }
  );
}

interface BadgeFiguresProps {
  badge: Badge;
  /** Editions with the badge and a log, oldest first. */
  logged: readonly Edition[];
}

/** How often it was earned, how rare it is, and who had it first. */
export function BadgeFigures({ badge, logged }: BadgeFiguresProps) {
  const times = badge.awards.length;
  const newest = logged.at(-1);
  const years = enumerate(logged.map(({ year }) => String(year)));
  const earned = {
    label: "Earned",
    value: String(times),
    note: `${words.timesNoun(times)}, in ${years}`,
  };
  const figures = [newest && earned, newest && shareFigure(badge, newest), firstFigure(badge)];
  const knownFigures = figures.filter((figure) => figure !== undefined);
  return knownFigures.length > 0 && <Figures figures={knownFigures} />;
}
