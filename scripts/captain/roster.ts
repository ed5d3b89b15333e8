import { readFolder } from "#app/content/.server/load-content.ts";
import { checkContent } from "#app/content/check-content.ts";
import type { Draft, Roster } from "#app/content/content.ts";
import { rosterFile } from "#app/content/files.ts";
import { jerseyIn } from "#app/domain/jersey.ts";
import { schemaNode } from "#app/content/reading/schema-node.ts";
import { roster as rosterSchema } from "#app/content/schema/roster.ts";
import { addEntry, removeEntry } from "#app/content/writing/list-entries.ts";
import { findInsertIndex } from "#app/content/writing/roster-text.ts";
import { knownPages } from "#app/routes/has-page.ts";
import type { Command, Typed } from "./command.ts";
import { propose, Refusal, type Outcome, editFile, refuseDamaged } from "./content-texts.ts";
import { findPeople } from "./find-key.ts";

const help = `npm run roster -- <year> --with <people> --without <people>

  npm run roster -- 2026 --with elder,fir --without "Tamsin Quill"

Changes a season's roster, one line per person. Players are added in the order of their jersey numbers, coaches
to the coaches. Everybody must be in players.yml already: npm run import -- roster.csv --new adds new people.

  --with <people>     who joins, by key or name, separated by commas
  --without <people>  who leaves; replace a captain with --captains first
  --captains <people> the new captains, instead of the old ones
  --coaches <people>  players who also coach`;

type ListName = "captains" | "players" | "coaches";

const rules = schemaNode(rosterSchema);

/** A roster being edited: its text, and the lists in the text. */
interface Change {
  readonly text: string;
  readonly lists: Readonly<Record<ListName, readonly string[]>>;
}

function without({ text, lists }: Change, name: ListName, id: string): Change {
  const at = lists[name].indexOf(id);
  const left = lists[name].toSpliced(at, 1);
  return { text: removeEntry(text, [name], at), lists: { ...lists, [name]: left } };
}

function withPerson({ text, lists }: Change, name: ListName, id: string, at: number): Change {
  const more = lists[name].toSpliced(at, 0, id);
  return { text: addEntry(text, [name], id, rules, at), lists: { ...lists, [name]: more } };
}

function chooseList({ players }: Draft, id: string): ListName {
  return players.get(id)?.position === "Coach" ? "coaches" : "players";
}

function asked(typed: Typed, draft: Draft) {
  const [coming = [], going = [], leading = [], coaching = []] = [
    "with",
    "without",
    "captains",
    "coaches",
  ].map((option) => findPeople(typed, option, draft));
  return { coming, going, leading, coaching };
}

type Asked = ReturnType<typeof asked>;

/** Refuses impossible requests; the content checks report the rest. */
function refuse(roster: Roster, { coming, going, leading, coaching }: Asked): void {
  const people = new Set([...roster.players, ...roster.coaches]);
  if (coming.length + going.length + leading.length + coaching.length === 0) {
    throw new Refusal("Add who joins or leaves: --with elder --without quill.");
  }
  const alreadyListed = coming.find((id) => people.has(id));
  if (alreadyListed !== undefined) {
    throw new Refusal(`${alreadyListed} is already on the ${roster.year} roster.`);
  }
  const coach = coaching.find((id) => roster.coaches.includes(id));
  if (coach !== undefined) throw new Refusal(`${coach} already coaches in ${roster.year}.`);
  const gone = going.find((id) => !people.has(id));
  if (gone !== undefined) throw new Refusal(`${gone} is not on the ${roster.year} roster.`);
  const captains = leading.length > 0 ? leading : roster.captains;
  const captain = going.find((id) => captains.includes(id));
  if (captain !== undefined) {
    throw new Refusal(
      `${captain} is a captain of ${roster.year}. Use --captains to name the new captains.`,
    );
  }
}

function changed(text: string, roster: Roster, draft: Draft, wish: Asked) {
  const { coming, going, leading, coaching } = wish;
  const { captains, players, coaches } = roster;
  let change: Change = { text, lists: { captains, players, coaches } };
  for (const id of going) {
    if (players.includes(id)) change = without(change, "players", id);
    if (coaches.includes(id)) change = without(change, "coaches", id);
  }
  for (const id of coaching) {
    change = withPerson(change, "coaches", id, change.lists.coaches.length);
  }
  for (const id of coming) {
    const name = chooseList(draft, id);
    change = withPerson(
      change,
      name,
      id,
      findInsertIndex(change.lists[name], id, (person) =>
        jerseyIn(roster, { id: person, jersey: draft.players.get(person)?.jersey }),
      ),
    );
  }
  if (leading.length === 0) return change.text;
  for (const id of leading.filter((id) => !captains.includes(id))) {
    change = withPerson(change, "captains", id, change.lists.captains.length);
  }
  for (const id of captains.filter((captain) => !leading.includes(captain))) {
    change = without(change, "captains", id);
  }
  return change.text;
}

function run(typed: Typed): Outcome {
  const [year = ""] = typed.words;
  if (!/^20\d\d$/.test(year)) throw new Refusal("Add the year, such as 2027.");
  const texts = readFolder(typed.folder);
  const { draft, problems } = checkContent(texts, { pages: knownPages });
  const file = rosterFile(Number(year));
  refuseDamaged(problems, file);
  const roster = draft.rosters.find((roster) => roster.year === Number(year));
  if (roster === undefined) {
    throw new Refusal(
      `There is no roster of ${year}. Create one with npm run new-season -- ${year}.`,
    );
  }
  const wish = asked(typed, draft);
  refuse(roster, wish);
  return propose(
    typed.folder,
    editFile(texts, file, (text) => changed(text, roster, draft, wish)),
    true,
  );
}

const text = { type: "string" } as const;

/** Adds people to the roster of a season, and removes them. */
export const rosterCommand: Command = {
  help,
  options: { with: text, without: text, captains: text, coaches: text },
  run,
};
