import type { Draft, Season, Tournament, Edition, Roster } from "#app/content/content.ts";
import { plural } from "#app/lib/plural.ts";
import { enumerate } from "#words/grammar/lists.ts";
import { ordinal } from "#words/grammar/ordinal.ts";
import { groupBy, sortedBy } from "#app/lib/list.ts";
import { pointsText, recordText } from "#app/domain/records.ts";

/** Difference between two versions of a list. */
export interface ListChanges<T> {
  readonly added: readonly T[];
  readonly removed: readonly T[];
  /** Pairs of changed entries with the same key. */
  readonly changed: readonly (readonly [before: T, after: T])[];
}

/** Whether two values of the content are equal. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Compares two lists by the key of an entry. Entries with one key are matched in their order. */
function listChanges<T>(
  before: readonly T[],
  after: readonly T[],
  getKey: (item: T) => string,
): ListChanges<T> {
  const left = groupBy(before, getKey);
  const added: T[] = [];
  const changed: (readonly [T, T])[] = [];
  for (const now of after) {
    const old = left.get(getKey(now))?.shift();
    if (old === undefined) added.push(now);
    else if (!isSame(old, now)) changed.push([old, now]);
  }
  return { added, removed: [...left.values()].flat(), changed };
}

/** "Badges: 2 added and 1 changed", or "Badges: another order"; nothing for equal lists. */
function describeCounts<T>(
  kind: string,
  before: readonly T[],
  after: readonly T[],
  getKey: (item: T) => string,
): string[] {
  const { added, removed, changed } = listChanges(before, after, getKey);
  const parts = [
    added.length === 0 ? [] : [`${added.length} added`],
    removed.length === 0 ? [] : [`${removed.length} taken out`],
    changed.length === 0 ? [] : [`${changed.length} changed`],
  ].flat();
  if (parts.length > 0) return [`${kind}: ${enumerate(parts)}`];
  return isSame(before, after) ? [] : [`${kind}: another order`];
}

type Fields = Readonly<Record<string, unknown>>;

/** "Tide Quest: title and last updated": names of the fields that differ. */
function changedFields(kind: string, before: Fields = {}, after: Fields = {}): string[] {
  const { added, removed, changed } = listChanges(
    Object.entries(before),
    Object.entries(after),
    ([name]) => name,
  );
  const names = [...added, ...removed, ...changed.map(([old]) => old)].map(([name]) => name);
  const fields = names.map((name) =>
    name.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`),
  );
  return fields.length === 0 ? [] : [`${kind}: ${enumerate(fields)}`];
}

type Game = Tournament["games"][number];

const formatScore = ({ score }: Game) => (score === undefined ? "" : pointsText(score));

const dateAndTime = ({ date, time }: Game) => `${date} ${time}`;

/** Key of a game: its opponent, or its day and time if the opponent was unknown before. */
function makeGameKey(before: readonly Game[]): (game: Game) => string {
  const awaited = new Set(before.filter(({ opponent }) => opponent === undefined).map(dateAndTime));
  return (game) =>
    awaited.has(dateAndTime(game)) ? dateAndTime(game) : `${game.opponent ?? ""} ${game.type}`;
}

/** Changes of a tournament: "2 scores in Regionals", "1 game added to Fog Bowl", "Regionals: 3rd". */
function gameChanges(before: Tournament, after: Tournament): string[] {
  const { name } = after;
  const { added, removed, changed } = listChanges(
    before.games,
    after.games,
    makeGameKey(before.games),
  );
  const scores = changed.filter(([old, now]) => formatScore(old) !== formatScore(now)).length;
  const others = changed.length - scores;
  const placed = before.result !== after.result && after.result !== undefined;
  const lines = [
    scores === 0 ? [] : [`${plural(scores, "score")} in ${name}`],
    added.length === 0 ? [] : [`${plural(added.length, "game")} added to ${name}`],
    removed.length === 0 ? [] : [`${plural(removed.length, "game")} taken out of ${name}`],
    others === 0 ? [] : [`${plural(others, "game")} corrected in ${name}`],
    placed ? [`${name}: ${ordinal(after.result)}`] : [],
  ].flat();
  return lines.length === 0 ? [`${name} changed`] : lines;
}

function factsChanges(before: Edition | undefined, after: Edition | undefined): string[] {
  if (before === undefined) return after === undefined ? [] : [`${after.title}: new`];
  if (after === undefined) return [`${before.title}: taken out`];
  const [{ awards: _old, ...facts }, { awards: _now, ...factsNow }] = [before, after];
  return changedFields(after.title, facts, factsNow);
}

function editionChanges(before: Edition | undefined, after: Edition | undefined): string[] {
  const title = after?.title ?? before?.title ?? "";
  return [
    ...factsChanges(before, after),
    ...describeCounts(`${title}, awards`, before?.awards ?? [], after?.awards ?? [], (award) =>
      JSON.stringify(award),
    ),
  ];
}

/** Changes of Badge Quest: "Tide Quest 2025, awards: 3 added". */
function questChanges({ badgeQuest: before }: Draft, { badgeQuest: after }: Draft): string[] {
  const years = new Set([...before.editions.keys(), ...after.editions.keys()]);
  return [
    ...describeCounts(
      "Badges",
      [...before.badges.values()],
      [...after.badges.values()],
      ({ id }) => id,
    ),
    ...sortedBy([...years], (year) => year).flatMap((year) =>
      editionChanges(before.editions.get(year), after.editions.get(year)),
    ),
    ...describeCounts("Past editions", before.history, after.history, ({ year }) => `${year}`),
  ];
}

const listPeople = ({ players, coaches }: Roster) => [...players, ...coaches];

function squadChanges(before: Roster, after: Roster): string[] {
  const { added, removed } = listChanges(listPeople(before), listPeople(after), (person) => person);
  return [
    ...(added.length === 0
      ? []
      : [`${plural(added.length, "person", "people")} joined the roster`]),
    ...(removed.length === 0
      ? []
      : [`${plural(removed.length, "person", "people")} left the roster`]),
  ];
}

function recordChanges({ results: before }: Roster, { results: after }: Roster): string[] {
  if (after === undefined) return before === undefined ? [] : ["no record any more"];
  const now = recordText(after);
  const old = before === undefined ? undefined : recordText(before);
  return [
    ...(old === now ? [] : [old === undefined ? `record ${now}` : `record ${old} → ${now}`]),
    ...(after.finish === before?.finish ? [] : [`finish: ${after.finish ?? "none"}`]),
  ];
}

/** Changes of a roster: "1 person joined the roster", "record 16–11 → 17–11". */
function rosterChanges(before: Roster | undefined, after: Roster | undefined): string[] {
  if (after === undefined) return before === undefined ? [] : ["roster taken out"];
  if (before === undefined)
    return [`new roster with ${plural(listPeople(after).length, "person", "people")}`];
  const lines = [...squadChanges(before, after), ...recordChanges(before, after)];
  const isSame = JSON.stringify(before) === JSON.stringify(after);
  return isSame || lines.length > 0 ? lines : ["roster changed"];
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
    ...describeCounts("news", before?.news ?? [], after?.news ?? [], ({ link }) => link),
  ];
  return parts.length === 0 ? [] : [`${year}: ${parts.join(", ")}`];
}

/** Fixed inks with their sets: "night k". */
function listInks({ inks }: Draft) {
  return Object.entries(inks ?? {}).flatMap(([set, colors]) =>
    Object.entries(colors).map(([ink, color]) => ({ name: `${set} ${ink}`, color })),
  );
}

function statesChanges({ states: before }: Draft, { states: after }: Draft): string[] {
  const { one, many } = after.called;
  const isCalledSo = one === before.called.one && many === before.called.many;
  return [
    ...(isCalledSo ? [] : [`States are called ${one} and ${many}`]),
    ...describeCounts("States", before.list, after.list, ({ code }) => code),
  ];
}

const findSeason = ({ seasons }: Draft, year: number) =>
  seasons.find((season) => season.year === year);
const people = ({ players }: Draft) => [...players.values()];
const teams = ({ opponents }: Draft) => [...opponents.values()];
const pages = ({ playlists }: Draft) => [...playlists.values()];

/**
 * Summarizes an edit of the content, one line per part: "2022: 2 scores in Regionals, record 16–11 → 17–11". The list is
 * empty if nothing differs. People are counted, never named, because the edit may hide a name.
 */
export function describeChanges(before: Draft, after: Draft): readonly string[] {
  const years = new Set([...before.seasons, ...after.seasons].map(({ year }) => year));
  return [
    ...[...years]
      .toSorted((a, b) => b - a)
      .flatMap((year) => seasonChanges(year, findSeason(before, year), findSeason(after, year))),
    ...describeCounts("Players", people(before), people(after), ({ id }) => id),
    ...describeCounts("Opponents", teams(before), teams(after), ({ id }) => id),
    ...questChanges(before, after),
    ...describeCounts("Playlist pages", pages(before), pages(after), ({ year }) => `${year}`),
    ...describeCounts("Core values", before.coreValues, after.coreValues, ({ name }) => name),
    ...describeCounts(
      "Testimonials",
      before.testimonials,
      after.testimonials,
      ({ author }) => author,
    ),
    ...statesChanges(before, after),
    ...describeCounts("Inks", listInks(before), listInks(after), ({ name }) => name),
    ...changedFields("The club", before.site, after.site),
  ];
}

/** A line that differs. */
export interface LineChange {
  readonly kind: "removed" | "added";
  /** Counted from 1, in the old text for a removed line, else in the new one. */
  readonly line: number;
  readonly text: string;
}

/** Lengths of the longest common subsequences of lines from each pair of positions. */
function commonTable(old: readonly string[], now: readonly string[]): number[][] {
  const table = Array.from({ length: old.length + 1 }, () => Array<number>(now.length + 1).fill(0));
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const row = table[i] ?? [];
      row[j] =
        old[i] === now[j]
          ? (table[i + 1]?.[j + 1] ?? 0) + 1
          : Math.max(table[i + 1]?.[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return table;
}

/** Finds the lines of two texts that differ. */
function differentLines(old: readonly string[], now: readonly string[]) {
  const removed = Array<boolean>(old.length).fill(false);
  const added = Array<boolean>(now.length).fill(false);
  let head = 0;
  while (head < Math.min(old.length, now.length) && old[head] === now[head]) head += 1;
  let tail = 0;
  const room = Math.min(old.length, now.length) - head;
  while (tail < room && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const [left, right] = [old.slice(head, old.length - tail), now.slice(head, now.length - tail)];
  const table = commonTable(left, right);
  let [i, j] = [0, 0];
  while (i < left.length || j < right.length) {
    const [gone, come] = [left[i], right[j]];
    if (gone !== undefined && gone === come) [i, j] = [i + 1, j + 1];
    else if (come === undefined || (table[i + 1]?.[j] ?? -1) >= (table[i]?.[j + 1] ?? 0)) {
      removed[head + i] = true;
      i += 1;
    } else {
      added[head + j] = true;
      j += 1;
    }
  }
  return { removed, added };
}

/** Indent of a line; that of an empty line is the largest. */
const measureIndent = (line = "") => (line.trim() === "" ? Infinity : line.search(/\S/));

/**
 * Moves groups of changed lines to where an entry begins. Of two people with equal last lines, a diff may show that of
 * the first one as part of the second.
 */
function alignToEntries(lines: readonly string[], isChanged: boolean[]): void {
  for (let first = 0; first < lines.length; first += 1) {
    if (isChanged[first] !== true) continue;
    let last = first;
    while (isChanged[last + 1] === true) last += 1;
    let [start, end] = [first, last];
    while (start > 0 && isChanged[start - 1] !== true && lines[start - 1] === lines[end]) {
      [start, end] = [start - 1, end - 1];
    }
    let best = first;
    for (; ; start += 1, end += 1) {
      if (measureIndent(lines[start]) < measureIndent(lines[best])) best = start;
      const isNext = end + 1 < lines.length && isChanged[end + 1] !== true;
      if (!isNext || lines[start] !== lines[end + 1]) break;
    }
    isChanged.fill(false, first, last + 1).fill(true, best, best + last - first + 1);
    first = Math.max(last, best + last - first);
  }
}

/** The lines of a diff. */
export function lineChanges(before: string, after: string): LineChange[] {
  const [old, now] = [before.split("\n"), after.split("\n")];
  const { removed, added } = differentLines(old, now);
  alignToEntries(old, removed);
  alignToEntries(now, added);
  const changes: LineChange[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (removed[i] === true) {
      changes.push({ kind: "removed", line: i + 1, text: old[i] ?? "" });
      i += 1;
    } else if (added[j] === true) {
      changes.push({ kind: "added", line: j + 1, text: now[j] ?? "" });
      j += 1;
    } else [i, j] = [i + 1, j + 1];
  }
  return changes;
}
