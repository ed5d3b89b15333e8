import { editStored } from "#app/content/writing/edit.ts";
import { files, rosterFile } from "#app/content/files.ts";
import { schemaNode } from "#app/content/reading/schema-node.ts";
import { playersFile, roster as rosterSchema } from "#app/content/schema/roster.ts";
import { addEntry } from "#app/content/writing/list-entries.ts";
import { setValue } from "#app/content/writing/set-value.ts";
import { type Jersey, jerseyIn, jerseyOrder } from "#app/domain/jersey.ts";
import type { Draft, Roster } from "#app/content/content.ts";
import { fold } from "#app/domain/fold.ts";
import { fullName } from "#app/domain/full-name.ts";
import { groupBy } from "#app/lib/list.ts";
import { Refusal, refuseDamaged } from "#scripts/captain/content-texts.ts";
import { newPersonKey } from "#scripts/captain/new-person.ts";
import { sortByJersey, formatRoster, type RosterLists } from "#app/content/writing/roster-text.ts";
import { takeEach, findYear, type Imported, type Job } from "#scripts/import/importer.ts";
import { nameKey } from "./known-person.ts";
import { rosterReader, type RosterRow } from "./people.ts";

interface Person extends RosterRow {
  readonly id: string;
  readonly isNew: boolean;
}

/** Gives new people unused keys. */
function withKeys(rows: readonly RosterRow[], usedKeys: Iterable<string>): Person[] {
  const keys = new Set(usedKeys);
  return rows.map((row) => {
    if (row.id !== undefined) return { ...row, id: row.id, isNew: false };
    const id = newPersonKey(row, keys);
    if (id === undefined) {
      throw new Refusal(
        `Row ${row.number}: ${row.first} ${row.last} has no Latin letters for a key. Add the person to players.yml by hand.`,
      );
    }
    keys.add(id);
    return { ...row, id, isNew: true };
  });
}

/** Merges a player with a number and a coach of the same name without one. */
function asPlayerAndCoach(rows: readonly RosterRow[]): RosterRow[] | undefined {
  const player = rows.find((row) => row.isPlayer && !row.isCoach && row.jersey !== undefined);
  const coach = rows.find((row) => row.isCoach && !row.isPlayer && row.jersey === undefined);
  if (rows.length !== 2 || player === undefined || coach === undefined) return undefined;
  return [{ ...player, isCoach: true }];
}

/** Refuses rows that may be the same person: "21 Samantha Li" and "21 Sam Li". */
function refuseShortForms(rows: readonly RosterRow[]): void {
  const numbered = rows.filter(({ jersey, last }) => jersey !== undefined && last !== "");
  const alike = groupBy(numbered, ({ jersey, last }) => `${jersey} ${fold(last)}`).values();
  for (const [a, b] of alike) {
    if (a === undefined || b === undefined || nameKey(a) === nameKey(b)) continue;
    throw new Refusal(
      `Rows ${a.number} and ${b.number}: are ${fullName(a)} and ${fullName(b)}, both with number ${a.jersey}, the same person? ` +
        "If so, delete one row. If not, correct the number of one.",
    );
  }
}

/**
 * Distinguishes people with the same name in one file. Of two rows with a known person's name, the one with her
 * number is her, and the other is someone else; without a different number, the captain is asked. Rows are never
 * merged.
 */
function distinguishNamesakes(
  rows: readonly RosterRow[],
  draft: Draft,
  isNew: boolean,
): RosterRow[] {
  refuseShortForms(rows);
  return [...groupBy(rows, (row) => row.id ?? nameKey(row)).values()].flatMap((alike) => {
    const [a, b] = alike;
    if (a === undefined || b === undefined) return alike;
    const both = asPlayerAndCoach(alike);
    if (both !== undefined) return both;
    const name = fullName(a);
    const hers = a.id === undefined ? undefined : draft.players.get(a.id)?.jersey;
    const marks = new Set(
      alike.map(({ jersey, position }) => (a.id === undefined ? `${jersey} ${position}` : jersey)),
    );
    const isTold = marks.size === alike.length && !(a.id !== undefined && marks.has(undefined));
    const isKnown = a.id === undefined || marks.has(hers);
    if (!isTold || !isKnown) {
      throw new Refusal(
        `Rows ${a.number} and ${b.number}: are they the same person, ${name}? If so, delete one row. ` +
          "If not, add the second one to players.yml with her own key, and use that key as her name in the file.",
      );
    }
    return alike.map((row) => {
      if (row.id === undefined || row.jersey === hers) return row;
      if (isNew) return { ...row, id: undefined };
      throw new Refusal(
        `Row ${row.number}: is ${name} with number ${row.jersey} a different person than ${row.id}, who has ${hers}? If so, add --new.`,
      );
    });
  });
}

function withPeople(text: string, people: readonly Person[]): string {
  const rules = schemaNode(playersFile);
  let now = text;
  for (const { id, isNew, first, last, nickname, jersey, position } of people) {
    if (!isNew) continue;
    const entry = { name: { first, last: last || undefined, nickname }, jersey, position };
    now = setValue(now, [id], entry, rules);
  }
  return now;
}

function splitLists(
  people: readonly Person[],
  findJersey: (id: string) => Jersey | undefined,
): RosterLists {
  const ids = (isThere: (person: Person) => boolean) =>
    sortByJersey(
      people.filter(isThere).map(({ id }) => id),
      findJersey,
    );
  return {
    captains: ids(({ isCaptain }) => isCaptain),
    players: ids(({ isPlayer }) => isPlayer),
    coaches: ids(({ isCoach }) => isCoach),
  };
}

/** Adds missing people to an existing roster in the order of numbers, and removes nobody. */
function completed(
  text: string,
  before: RosterLists,
  lists: RosterLists,
  findJersey: (id: string) => Jersey | undefined,
): string {
  const rules = schemaNode(rosterSchema);
  let now = text;
  for (const name of ["captains", "players", "coaches"] as const) {
    const listed = [...before[name]];
    for (const id of lists[name].filter((id) => !listed.includes(id))) {
      const order = (person: string) => jerseyOrder(findJersey(person) ?? 100);
      const later = listed.findIndex((listedId) => order(listedId) > order(id));
      const index = later < 0 || name === "captains" ? listed.length : later;
      now = addEntry(now, [name], id, rules, index);
      listed.splice(index, 0, id);
    }
  }
  return now;
}

/** Known people whose number in the file differs from their usual one and from the roster's. */
function renumbered(people: readonly Person[], { draft }: Job, before: Roster | undefined) {
  return people.flatMap(({ id, jersey, isNew, isCoach }) => {
    const knownJersey = draft.players.get(id)?.jersey;
    const isKnown = jersey === jerseyIn(before ?? {}, { id, jersey: knownJersey });
    return isNew || isCoach || jersey === undefined || isKnown
      ? []
      : [{ id, jersey, usual: knownJersey }];
  });
}

function withNumbers(text: string, numbers: ReturnType<typeof renumbered>): string {
  return numbers.reduce(
    (now, { id, jersey, usual }) =>
      setValue(
        now,
        ["numbers", id],
        jersey === usual ? undefined : jersey,
        schemaNode(rosterSchema),
      ),
    text,
  );
}

function notesOn(
  people: readonly Person[],
  before: Roster | undefined,
  others: ReturnType<typeof renumbered>,
): string[] {
  const numbers = others.map(({ id, jersey, usual }) =>
    jersey === usual
      ? `${id} wears her usual ${jersey}, so the other number is removed from the roster.`
      : `${id} has number ${usual ?? "none"} in players.yml and ${jersey} in the file: ${jersey} is added to numbers in this roster. If it is her number in all seasons now, change players.yml instead. If this is a different person, add them to players.yml with another key.`,
  );
  const absent = [...(before?.players ?? []), ...(before?.coaches ?? [])].filter(
    (id) => !people.some((person) => person.id === id),
  );
  return absent.length === 0
    ? numbers
    : [...numbers, `On the roster but not in the file, so they stay: ${absent.join(", ")}.`];
}

/** Creates the roster of a season or adds missing people to it. New people are added to players.yml. */
export function importRoster(job: Job): Imported {
  const { draft, problems, texts, typed } = job;
  const year = findYear(job);
  const { taken, notes, fates } = takeEach(job, rosterReader(job, year, typed.has("new")));
  const file = rosterFile(year);
  refuseDamaged(problems, file);
  const rows = distinguishNamesakes(taken, draft, typed.has("new"));
  const people = withKeys(rows, draft.players.keys()).toSorted((a, b) => a.number - b.number);
  // Keys of unreadable entries are taken, too.
  if (people.some(({ isNew }) => isNew)) refuseDamaged(problems, files.players);
  const fresh = new Map(people.map(({ id, jersey }) => [id, jersey]));
  const findJersey = (id: string) => fresh.get(id) ?? draft.players.get(id)?.jersey;
  const lists = splitLists(people, findJersey);
  const before = draft.rosters.find((roster) => roster.year === year);
  const others = renumbered(people, job, before);
  const isListed = ({ id, isPlayer, isCoach, isCaptain }: Person) =>
    before !== undefined &&
    (!isPlayer || before.players.includes(id)) &&
    (!isCoach || before.coaches.includes(id)) &&
    (!isCaptain || before.captains.includes(id));
  const numbered = new Set(others.map(({ id }) => id));
  const known = people.filter(
    (person) => !person.isNew && isListed(person) && !numbered.has(person.id),
  ).length;
  const stored = texts.get(file);
  const roster =
    stored === undefined || before === undefined
      ? withNumbers(
          formatRoster(file, `${draft.site?.teamName ?? ""} ${year}`.trim(), lists),
          others,
        )
      : editStored(stored, (text) =>
          withNumbers(completed(text, before, lists, findJersey), others),
        );
  const players = editStored(texts.get(files.players) ?? "", (text) => withPeople(text, people));
  return {
    change: new Map([
      [files.players, players],
      [file, roster],
    ]),
    notes: [
      ...notes,
      ...people.flatMap((person) => person.notes),
      ...notesOn(people, before, others),
    ],
    known,
    fates,
    // Two rows of a person who plays and coaches count as one.
    written: people.length - known + taken.length - rows.length,
  };
}
