import type { Draft, Season, Tournament } from "#app/content/content.ts";
import { enumerate } from "#words/grammar/lists.ts";
import { sortedBy } from "#app/lib/list/sorted-by.ts";
import { plural } from "#app/lib/text/plural.ts";
import { listChanges, type ListChanges } from "./list-changes.ts";
import { gameChanges } from "./game-changes.ts";
import { rosterChanges } from "./roster-changes.ts";

function counted(kind: string, { added, removed, changed }: ListChanges<unknown>): string[] {
  const parts = [
    added.length === 0 ? [] : [`${added.length} added`],
    removed.length === 0 ? [] : [`${removed.length} taken out`],
    changed.length === 0 ? [] : [`${changed.length} changed`],
  ].flat();
  return parts.length === 0 ? [] : [`${kind}: ${enumerate(parts)}`];
}

function tournamentChanges(before: readonly Tournament[], after: readonly Tournament[]): string[] {
  const { added, removed, changed } = listChanges(before, after, ({ id }) => id);
  return [
    ...added.map(({ name, games }) =>
      games.length === 0 ? `new: ${name}` : `new: ${name} with ${plural(games.length, "game")}`,
    ),
    ...removed.map(({ name }) => `taken out: ${name}`),
    ...changed.flatMap(([old, now]) => gameChanges(old, now)),
  ];
}

function seasonChanges(year: number, before: Season | undefined, after: Season | undefined) {
  const parts = [
    ...tournamentChanges(before?.tournaments ?? [], after?.tournaments ?? []),
    ...rosterChanges(before?.roster, after?.roster),
    ...counted(
      "news",
      listChanges(before?.news ?? [], after?.news ?? [], ({ link }) => link),
    ),
  ];
  return parts.length === 0 ? [] : [`${year}: ${parts.join(", ")}`];
}

function questChanges({ badgeQuest: before }: Draft, { badgeQuest: after }: Draft): string[] {
  const badges = listChanges(
    [...before.badges.values()],
    [...after.badges.values()],
    ({ id }) => id,
  );
  const years = new Set([...before.editions.keys(), ...after.editions.keys()]);
  return [
    ...counted("Badges", badges),
    ...sortedBy([...years], (year) => year).flatMap((year) => {
      const [old, now] = [before.editions.get(year), after.editions.get(year)];
      const title = now?.title ?? old?.title ?? "";
      const awards = listChanges(old?.awards ?? [], now?.awards ?? [], (one) =>
        JSON.stringify(one),
      );
      return counted(`${title}, awards`, awards);
    }),
  ];
}

/** Which fields of the club itself differ, by their names in the file as words. */
function clubChanges({ site: before }: Draft, { site: after }: Draft): string[] {
  const { added, removed, changed } = listChanges(
    Object.entries(before ?? {}),
    Object.entries(after ?? {}),
    ([name]) => name,
  );
  const names = [...added, ...removed, ...changed.map(([old]) => old)].map(([name]) => name);
  const fields = names.map((name) =>
    name.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`),
  );
  return fields.length === 0 ? [] : [`The club: ${enumerate(fields)}`];
}

const seasonOf = ({ seasons }: Draft, year: number) => seasons.find((one) => one.year === year);
const people = ({ players }: Draft) => [...players.values()];
const teams = ({ opponents }: Draft) => [...opponents.values()];
const pages = ({ playlists }: Draft) => [...playlists.values()];

/**
 * What a change of the content does to the site, a line for each part of it: "2022: 2 scores in
 * Regionals, record 16–11 → 17–11". Empty where nothing is shown differently. People are counted
 * and not named: a change may be there to hide a name.
 */
export function changesOf(before: Draft, after: Draft): readonly string[] {
  const years = new Set([...before.seasons, ...after.seasons].map(({ year }) => year));
  return [
    ...[...years]
      .toSorted((one, other) => other - one)
      .flatMap((year) => seasonChanges(year, seasonOf(before, year), seasonOf(after, year))),
    ...counted(
      "Players",
      listChanges(people(before), people(after), ({ id }) => id),
    ),
    ...counted(
      "Opponents",
      listChanges(teams(before), teams(after), ({ id }) => id),
    ),
    ...questChanges(before, after),
    ...counted(
      "Playlist pages",
      listChanges(pages(before), pages(after), ({ year }) => `${year}`),
    ),
    ...counted(
      "Core values",
      listChanges(before.coreValues, after.coreValues, ({ name }) => name),
    ),
    ...counted(
      "Testimonials",
      listChanges(before.testimonials, after.testimonials, ({ author }) => author),
    ),
    ...clubChanges(before, after),
  ];
}
