import type { Draft, Roster } from "#app/content/content.ts";
import { files, rosterFile } from "#app/content/files.ts";
import { schemaNode } from "#app/content/reading/schema-node.ts";
import { playersFile, roster as rosterSchema } from "#app/content/schema/roster.ts";
import { editStored } from "#app/content/writing/edit.ts";
import { addEntry } from "#app/content/writing/list-entries.ts";
import { formatRoster } from "#app/content/writing/roster-text.ts";
import { setValue } from "#app/content/writing/set-value.ts";
import { fold } from "#app/domain/fold.ts";
import { groupBy } from "#app/lib/list.ts";
import { Refusal, type Texts } from "#scripts/captain/content-texts.ts";
import { matchingKeys, playerNames } from "#scripts/captain/find-key.ts";
import { newPersonKey } from "#scripts/captain/new-person.ts";
import type { Line, PersonRow } from "./tables.ts";

const playerRules = schemaNode(playersFile);
const rosterRules = schemaNode(rosterSchema);

interface Member extends Line<PersonRow> {
  readonly id: string;
  readonly isNew: boolean;
}

const fullName = ({ first, last = "" }: PersonRow) => fold(`${first} ${last}`.trim());

/** The key of each row: of the person with that name, or a new one. */
function withKeys(rows: readonly Line<PersonRow>[], draft: Draft): Member[] {
  const known = playerNames(draft);
  const used = new Set(draft.players.keys());
  const found = new Map<string, string>();
  return rows.map((row) => {
    const name = fullName(row);
    const keys = found.has(name) ? [found.get(name) ?? ""] : matchingKeys(name, known);
    if (keys.length > 1) {
      throw new Refusal(
        `Line ${row.line}: ${row.first} ${row.last ?? ""} may be ${keys.join(" or ")}. Add that person to the roster by hand.`,
      );
    }
    const [key = newPersonKey({ first: row.first, last: row.last ?? "" }, used)] = keys;
    if (key === undefined) {
      throw new Refusal(
        `Line ${row.line}: ${row.first} has no Latin letters for a key. Add that person to players.yml by hand.`,
      );
    }
    const isNew = !used.has(key);
    used.add(key);
    found.set(name, key);
    return { ...row, id: key, isNew };
  });
}

function withPlayers(text: string, members: readonly Member[]): string {
  return members
    .filter(({ isNew }) => isNew)
    .reduce((now, { id, first, last, nickname, number, position }) => {
      const entry = { name: { first, last, nickname }, jersey: number, position };
      return setValue(now, [id], entry, playerRules);
    }, text);
}

/** The lists of a roster to which a role belongs. A captain plays, too. */
const listsOf = {
  player: ["players"],
  captain: ["players", "captains"],
  coach: ["coaches"],
} as const;

/** Adds people to a roster who are not on it, and their numbers of the season. */
function withMembers(
  text: string,
  members: readonly Member[],
  roster: Roster | undefined,
  draft: Draft,
): string {
  let now = text;
  for (const { id, role, number, isNew } of members) {
    for (const list of listsOf[role]) {
      if (roster?.[list].includes(id) !== true) now = addEntry(now, [list], id, rosterRules);
    }
    const usual = isNew ? number : draft.players.get(id)?.jersey;
    if (number !== undefined && number !== usual) {
      now = setValue(now, ["numbers", id], number, rosterRules);
    }
  }
  return now;
}

/** Adds people to players.yml and to the rosters of their seasons; a season without a roster gets one. */
export function addPeople(rows: readonly Line<PersonRow>[], draft: Draft, texts: Texts): Texts {
  const members = withKeys(rows, draft);
  const changed = new Map(texts);
  const edit = (file: string, change: (text: string) => string) =>
    changed.set(file, editStored(changed.get(file) ?? "", change));
  edit(files.players, (text) => withPlayers(text, members));
  for (const [year, ofYear] of groupBy(members, ({ season }) => season)) {
    const file = rosterFile(year);
    const roster = draft.rosters.find((candidate) => candidate.year === year);
    const name = `${draft.site?.teamName ?? ""} ${year}`;
    const empty = formatRoster(file, name, { captains: [], players: [], coaches: [] });
    edit(file, (text) => withMembers(text || empty, ofYear, roster, draft));
  }
  return changed;
}
