import type { Draft, Season, Tournament } from "#app/content/content.ts";
import { plural } from "#app/lib/text/plural.ts";
import { changedFields, counted } from "./counted.ts";
import { gameChanges } from "./game-changes.ts";
import { listChanges } from "./list-changes.ts";
import { questChanges } from "./quest-changes.ts";
import { rosterChanges } from "./roster-changes.ts";

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
    ...counted("news", before?.news ?? [], after?.news ?? [], ({ link }) => link),
  ];
  return parts.length === 0 ? [] : [`${year}: ${parts.join(", ")}`];
}

/** The inks that the club has fixed, each under its set: "night k". */
function inksOf({ inks }: Draft) {
  return Object.entries(inks ?? {}).flatMap(([set, colours]) =>
    Object.entries(colours).map(([ink, colour]) => ({ name: `${set} ${ink}`, colour })),
  );
}

function statesChanges({ states: before }: Draft, { states: after }: Draft): string[] {
  const { one, many } = after.called;
  const isCalledSo = one === before.called.one && many === before.called.many;
  return [
    ...(isCalledSo ? [] : [`States are called ${one} and ${many}`]),
    ...counted("States", before.list, after.list, ({ code }) => code),
  ];
}

const seasonOf = ({ seasons }: Draft, year: number) => seasons.find((one) => one.year === year);
const people = ({ players }: Draft) => [...players.values()];
const teams = ({ opponents }: Draft) => [...opponents.values()];
const pages = ({ playlists }: Draft) => [...playlists.values()];

/**
 * What a change of the content does to the site, a line for each part of it: "2022: 2 scores in
 * Regionals, record 16–11 → 17–11". Every part of the content is compared: empty where it says the same
 * in the same order. People are counted and not named: a change may be there to hide a name.
 */
export function changesOf(before: Draft, after: Draft): readonly string[] {
  const years = new Set([...before.seasons, ...after.seasons].map(({ year }) => year));
  return [
    ...[...years]
      .toSorted((one, other) => other - one)
      .flatMap((year) => seasonChanges(year, seasonOf(before, year), seasonOf(after, year))),
    ...counted("Players", people(before), people(after), ({ id }) => id),
    ...counted("Opponents", teams(before), teams(after), ({ id }) => id),
    ...questChanges(before, after),
    ...counted("Playlist pages", pages(before), pages(after), ({ year }) => `${year}`),
    ...counted("Core values", before.coreValues, after.coreValues, ({ name }) => name),
    ...counted("Testimonials", before.testimonials, after.testimonials, ({ author }) => author),
    ...statesChanges(before, after),
    ...counted("Inks", inksOf(before), inksOf(after), ({ name }) => name),
    ...changedFields("The club", before.site, after.site),
  ];
}
