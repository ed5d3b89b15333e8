import type { Draft, Player, Roster } from "#app/content/content.ts";
import { files, rosterFile } from "#app/content/files.ts";
import { schemaNode } from "#app/content/reading/schema-node.ts";
import { playersFile, roster as rosterSchema } from "#app/content/schema/roster.ts";
import { editStored } from "#app/content/writing/edit.ts";
import { addEntry } from "#app/content/writing/list-entries.ts";
import { formatRoster } from "#app/content/writing/roster-text.ts";
import { setValue } from "#app/content/writing/set-value.ts";
import { slug } from "#app/lib/text.ts";
import { matchingKeys, playerNames } from "#scripts/captain/find-key.ts";
import type { Texts } from "#scripts/captain/propose.ts";
import type { PersonRow, Rows } from "./tables.ts";

const playerRules = schemaNode(playersFile);
const rosterRules = schemaNode(rosterSchema);

/** A row with the key of its person. */
interface Member extends PersonRow {
  readonly id: string;
  /** Whether it is the first row of a new person. */
  readonly isNew: boolean;
  /** The number in players.yml, or of the first row of a new person. */
  readonly usualNumber: Player["jersey"];
}

/** A free key: the surname, with the first name if it is taken; undefined without one or without Latin letters. */
function newKey({ first, last = "" }: PersonRow, used: ReadonlyMap<string, unknown>) {
  const [given, surname] = [slug(first), slug(last).replaceAll("-", "")];
  const stem = surname || given;
  return [stem, `${stem}-${given.slice(0, 1)}`, `${stem}-${given}`].find(
    (key) => /^[a-z]/.test(key) && !used.has(key),
  );
}

/** The person of each row: the one with that name, or a new one. */
function findMembers({ rows, refuse }: Rows<PersonRow>, { players }: Draft): Member[] {
  const numbers = new Map(Array.from(players, ([id, { jersey }]) => [id, jersey]));
  const added = new Map<string, string>();
  const names = playerNames({ players });
  return rows.flatMap((row, index) => {
    const name = `${row.first} ${row.last ?? ""}`.trim();
    const [match, ...more] = matchingKeys(name, names);
    const id = match ?? added.get(name) ?? newKey(row, numbers);
    if (id === undefined || more.length > 0) {
      const reason = id === undefined ? "gets no key" : `may be ${[match, ...more].join(" or ")}`;
      refuse(index, "first", `${name} ${reason}.`, "Add that person by hand.");
      return [];
    }
    const listedPosition = players.get(id)?.position ?? "no position";
    if (match !== undefined && row.position !== undefined && row.position !== listedPosition) {
      const cause = `players.yml has ${listedPosition} for ${id}, not ${row.position}.`;
      refuse(index, "position", cause, "Correct one of the two, or leave the cell empty.");
    }
    const isNew = !numbers.has(id);
    if (isNew) numbers.set(id, row.number);
    added.set(name, id);
    return { ...row, id, isNew, usualNumber: numbers.get(id) };
  });
}

/** The lists of a roster to which a role belongs. A captain plays, too. */
const listsOf = {
  player: ["players"],
  captain: ["players", "captains"],
  coach: ["coaches"],
} as const;

/** Adds a person to a roster, unless she is on it, and her number of the season. */
function withMember(text: string, member: Member, roster: Roster | undefined): string {
  const { id, role, number, usualNumber } = member;
  const missing = listsOf[role].filter((list) => roster?.[list].includes(id) !== true);
  const withRole = missing.reduce((now, list) => addEntry(now, [list], id, rosterRules), text);
  if (number === undefined || number === usualNumber) return withRole;
  return setValue(withRole, ["numbers", id], number, rosterRules);
}

/** Adds people to players.yml and to the rosters of their seasons; a season without a roster gets one. */
export function addPeople(table: Rows<PersonRow>, draft: Draft, texts: Texts): Texts {
  const changed = new Map(texts);
  const edit = (file: string, change: (text: string) => string) =>
    changed.set(file, editStored(changed.get(file) ?? "", change));
  for (const member of findMembers(table, draft)) {
    const { id, first, last, nickname, number: jersey, position, season, isNew } = member;
    const entry = { name: { first, last, nickname }, jersey, position };
    if (isNew) edit(files.players, (text) => setValue(text, [id], entry, playerRules));
    const file = rosterFile(season);
    const roster = draft.rosters.find(({ year }) => year === season);
    const name = `${draft.site?.teamName ?? ""} ${season}`;
    const empty = formatRoster(file, name, { captains: [], players: [], coaches: [] });
    edit(file, (text) => withMember(text || empty, member, roster));
  }
  return changed;
}
