import { readFileSync } from "node:fs";
import { CsvError, parse } from "csv-parse/sync";
import { decodeText } from "#app/content/.server/decode-text.ts";
import { readFolder } from "#app/content/.server/load-content.ts";
import { checkContent } from "#app/content/check-content.ts";
import type { Draft, Roster } from "#app/content/content.ts";
import { nextRosterText } from "#app/content/writing/roster-text.ts";
import { schemaNode } from "#app/content/reading/schema-node.ts";
import { playersFile } from "#app/content/schema/roster.ts";
import { setValue } from "#app/content/writing/set-value.ts";
import { files, rosterFile } from "#app/content/files.ts";
import { delimiterOf } from "#app/content/reading/read-rows.ts";
import { plainText } from "#app/content/reading/plain-text.ts";
import { seasonId } from "#app/domain/seasons.ts";
import type { Command, Typed } from "./command.ts";
import { propose, Refusal, type Outcome, editFile } from "./content-texts.ts";
import { findKey, guessKeys, peopleOf, personOf, playerNames } from "./find-key.ts";
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

function textOf(file: string): string {
  try {
    return plainText(decodeText(readFileSync(file), true));
  } catch {
    throw new Refusal(`There is no file ${file}. Use --roster to set it.`);
  }
}

function rowsOf(file: string): string[][] {
  const text = textOf(file);
  try {
    return parse(text, { delimiter: delimiterOf(text), relax_column_count: true, trim: true });
  } catch (error) {
    const line = error instanceof CsvError ? error["lines"] : undefined;
    if (typeof line !== "number") throw error;
    throw new Refusal(
      `${file}:${line}: A quote is opened or closed in the wrong place. Close it, or delete it.`,
    );
  }
}

function listed(file: string, draft: Draft): string[] {
  const rows = rowsOf(file);
  const names = rows.map(([first = ""]) => first).filter((name) => name !== "");
  const [head = ""] = names;
  const people = /^(?:player|name|key)s?$/i.test(head) ? names.slice(1) : names;
  return people.map((name) => personOf(name, draft));
}

/** A person in `--with` who is not in players.yml. */
interface Newcomer {
  readonly id: string;
  readonly written: string;
  readonly name: PersonName;
}

/** The newcomers among typed people. Refuses names that are similar to known ones. */
function newcomersIn(typed: Typed, draft: Draft): Newcomer[] {
  const known = playerNames(draft);
  const taken = new Set(draft.players.keys());
  const names =
    typed
      .value("with")
      ?.split(",")
      .map((name) => name.trim()) ?? [];
  return names.flatMap((written) => {
    try {
      findKey(written, known, "player");
      return [];
    } catch (error) {
      const name = splitName(written);
      const id = newPersonKey(name, taken);
      if (name.last === "" || id === undefined || guessKeys(written, known).length > 0) throw error;
      taken.add(id);
      return [{ id, written, name }];
    }
  });
}

function everybody(typed: Typed, last: Roster, draft: Draft, keyOf: (name: string) => string) {
  const file = typed.value("roster");
  if (file !== undefined) return listed(file, draft);
  const leaving = new Set(peopleOf(typed, "without", draft));
  const staying = [...last.players, ...last.coaches].filter((id) => !leaving.has(id));
  return [...staying, ...(typed.value("with")?.split(",").map(keyOf) ?? [])];
}

function run(typed: Typed): Outcome {
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
  const newcomers = newcomersIn(typed, draft);
  const keyOf = (written: string) =>
    newcomers.find((one) => one.written === written.trim())?.id ?? personOf(written, draft);
  const season = {
    people: everybody(typed, last, draft, keyOf),
    captains: typed.value("captains")?.split(",").map(keyOf) ?? [],
  };
  const rules = schemaNode(playersFile);
  const players = editFile(texts, files.players, (text) =>
    newcomers.reduce(
      (now, { id, name: { first, last: surname } }) =>
        setValue(now, [id], { name: { first, last: surname } }, rules),
      text,
    ),
  );
  const roster = nextRosterText(last, year, season, draft);
  return propose(typed.folder, new Map([...players, [file, roster], ...site]), true);
}

const text = { type: "string" } as const;

/** Starts a season with the roster of the last one. */
export const newSeasonCommand: Command = {
  help,
  options: { without: text, with: text, captains: text, roster: text, callout: text },
  run,
};
