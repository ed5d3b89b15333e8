import { readFolder } from "#app/content/.server/load-content.ts";
import { checkContent } from "#app/content/check-content.ts";
import type { Draft, Roster } from "#app/content/content.ts";
import { formatNextRoster } from "#app/content/writing/roster-text.ts";
import { schemaNode } from "#app/content/reading/schema-node.ts";
import { playersFile } from "#app/content/schema/roster.ts";
import { setValue } from "#app/content/writing/set-value.ts";
import { files, rosterFile } from "#app/content/files.ts";
import { seasonId } from "#app/domain/seasons.ts";
import { fileBytes, readTables } from "#scripts/import/reading/read-tables.ts";
import { readNameCell } from "#scripts/import/kinds/name-cell.ts";
import type { Command, Typed } from "./command.ts";
import { propose, Refusal, type Outcome, editFile } from "./content-texts.ts";
import { findKey, guessKeys, findPeople, findPerson, playerNames } from "./find-key.ts";
import { newPersonKey, splitName, type PersonName } from "./new-person.ts";

const help = `npm run new-season -- <year>

  npm run new-season -- 2027 --without quill,rowan --with elder
  npm run new-season -- 2027 --roster roster.csv

Creates a season's roster from the last one, and makes it the default season. It does not copy the old season's
record, links, highlights and pictures, and never changes an existing season.

  --without <people>  people of the last roster who don't come back, by key or name, separated by commas
  --with <people>     new people; those who are not in players.yml are added there
  --captains <people> captains; none if left out
  --roster <file>     a list of everybody instead: one name or key per line, or in a table's first column
  --callout <text>    the callout of the tryouts`;

/** The people of a list: the first column of a table, and whether it has others. */
async function listed(file: string, draft: Draft) {
  const rows = (await readTables(fileBytes(file))).flatMap((table) => table.rows);
  const names = rows.map(({ cells: [first = ""] }) => first).filter((name) => name !== "");
  const isHeader = /^(?:player|name|key)s?$/i.test(names[0] ?? "");
  const people = (isHeader ? names.slice(1) : names).map((name) => findPerson(name, draft));
  const hasMore = rows.some(({ cells }) => cells.slice(1).some((cell) => cell !== ""));
  return { people, hasMore };
}

/** A person in `--with` who is not in players.yml. */
interface Newcomer {
  readonly id: string;
  readonly written: string;
  readonly name: PersonName & { readonly nickname: string | undefined };
}

/** The newcomers among typed people. Refuses names that are similar to known ones. */
function newcomersIn(written: readonly string[], draft: Draft): Newcomer[] {
  const known = playerNames(draft);
  const usedKeys = new Set(draft.players.keys());
  return written.flatMap((cell) => {
    const { name: plain, nickname } = readNameCell(cell);
    try {
      findKey(plain, known, "player");
      return [];
    } catch (error) {
      const name = splitName(plain);
      const id = newPersonKey(name, usedKeys);
      if (name.last === "" || id === undefined || guessKeys(plain, known).length > 0) throw error;
      usedKeys.add(id);
      return [{ id, written: cell, name: { ...name, nickname: nickname || undefined } }];
    }
  });
}

function everybody(typed: Typed, last: Roster, draft: Draft, findKey: (name: string) => string) {
  const leaving = new Set(findPeople(typed, "without", draft));
  const staying = [...last.players, ...last.coaches].filter((id) => !leaving.has(id));
  return [...staying, ...(typed.value("with")?.split(",").map(findKey) ?? [])];
}

async function run(typed: Typed): Promise<Outcome> {
  const year = Number(typed.words[0]);
  if (!/^20\d\d$/.test(typed.words[0] ?? "")) throw new Refusal("Add the year, such as 2027.");
  const texts = readFolder(typed.folder);
  const { draft } = checkContent(texts);
  const last = draft.rosters.findLast((roster) => roster.year < year);
  if (last === undefined || draft.site === undefined) {
    throw new Refusal("There is no earlier season to start from.");
  }
  const file = rosterFile(year);
  if (texts.has(file)) throw new Refusal(`${file} already exists.`);
  const shown = seasonId(draft.site.teamName, year);
  const callout = typed.value("callout");
  const site = editFile(texts, files.site, (text) => {
    const now = setValue(text, ["defaultRoster"], shown);
    return callout === undefined ? now : setValue(now, ["tryouts", "callout"], callout);
  });
  const coming = typed.value("with")?.split(",") ?? [];
  const newcomers = newcomersIn(
    coming.map((name) => name.trim()),
    draft,
  );
  const findKey = (written: string) =>
    newcomers.find((newcomer) => newcomer.written === written.trim())?.id ??
    findPerson(readNameCell(written.trim()).name, draft);
  const list = typed.value("roster");
  const table = list === undefined ? undefined : await listed(list, draft);
  const season = {
    people: table?.people ?? everybody(typed, last, draft, findKey),
    captains: typed.value("captains")?.split(",").map(findKey) ?? [],
  };
  const rules = schemaNode(playersFile);
  const players = editFile(texts, files.players, (text) =>
    newcomers.reduce((now, { id, name }) => setValue(now, [id], { name }, rules), text),
  );
  const roster = formatNextRoster(last, year, season, draft);
  const { ok, lines } = propose(typed.folder, new Map([...players, [file, roster], ...site]), true);
  const note = `Only the first column of ${list} is read. npm run import reads numbers, positions and captains.`;
  return { ok, lines: table?.hasMore === true ? [note, ...lines] : lines };
}

const text = { type: "string" } as const;

/** Starts a season with the roster of the last one. */
export const newSeasonCommand: Command = {
  help,
  options: { without: text, with: text, captains: text, roster: text, callout: text },
  run,
};
