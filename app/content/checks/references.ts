import type { Content } from "#app/content/content.ts";
import { fieldName, showValue } from "#app/content/field-path.ts";
import { files } from "#app/content/files.ts";
import { takeInventory } from "#app/content/inventory.ts";
import { error, type FieldProblem } from "#app/content/problem.ts";
import { listTexts, type TextOfFile } from "#app/content/reading/walk-texts.ts";
import type { Referent } from "#app/content/schema/fields.ts";
import { findNearest } from "#app/content/suggestions.ts";
import { fullName } from "#app/domain/full-name.ts";
import type { Check } from "./check.ts";

/** Reference targets of one kind: the file, its keys, and the names people use instead. */
interface Register {
  readonly home: string;
  readonly keys: ReadonlySet<string>;
  readonly names: ReadonlyMap<string, string>;
}

function makeRegister(
  home: string,
  keys: Iterable<string>,
  names: readonly (readonly [name: string, key: string])[] = [],
): Register {
  return { home, keys: new Set(keys), names: new Map(names) };
}

/** All targets. Without core-values.yml, the values of the badges are checked elsewhere. */
function makeRegisters(content: Content): Readonly<Record<Referent, Register | undefined>> {
  const { players, opponents, badgeQuest, rosters, tournaments, coreValues } = content;
  const people = [...players.values()].flatMap(({ id, name }) =>
    [fullName(name), name.nickname ?? name.last].map((usualName) => [usualName, id] as const),
  );
  const teams = [...opponents.values()].map(({ id, name }) => [name, id] as const);
  const badges = [...badgeQuest.badges.values()].map(({ id, title }) => [title, id] as const);
  const values = coreValues.map(({ name }) => name);
  const rosterIds = rosters.map(({ id }) => id);
  const tournamentIds = tournaments.map(({ id }) => id);
  return {
    players: makeRegister(files.players, players.keys(), people),
    opponents: makeRegister(files.opponents, opponents.keys(), teams),
    badges: makeRegister(files.badges, badgeQuest.badges.keys(), badges),
    values: values.length === 0 ? undefined : makeRegister(files.coreValues, values),
    rosters: makeRegister("seasons/", rosterIds),
    tournaments: makeRegister("seasons/", tournamentIds),
  };
}

/** Similar keys, except for years: 2020 is not a typo for 2021. */
function suggestKeys(text: string, { keys, names }: Register): string[] {
  if (/\d{4}$/.test(text)) return [];
  const near = findNearest(text, keys);
  if (near.length > 0) return near;
  return findNearest(text, names.keys()).flatMap((name) => names.get(name) ?? []);
}

/** A hint with the newest season: a file may name a season whose roster is not there yet. */
function describeNewestSeason(text: string, keys: ReadonlySet<string>): string {
  const last = [...keys].toSorted().at(-1);
  return /\d{4}$/.test(text) && last !== undefined ? ` The newest one is ${last}.` : "";
}

function reportUnknownKey({ file, text, path }: TextOfFile, register: Register): FieldProblem {
  const cause = `${fieldName(path)} is ${showValue(text)}, which is not in ${register.home}.`;
  // YAML joins a line that is indented too far with the one before it.
  if (text.includes(" - ") && !register.names.has(text)) {
    const indent = "The next line is indented too far. Indent it like its neighbors.";
    return error(file, path, cause, indent);
  }
  const guesses = suggestKeys(text, register);
  const remedy =
    guesses.length === 0
      ? `Correct it, or add it there first.${describeNewestSeason(text, register.keys)}`
      : `Did you mean ${guesses.slice(0, 3).join(" or ")}? If it is new, add it there first.`;
  return error(file, path, cause, remedy);
}

/** Every reference by key has a target, in the register that its schema names as `refersTo`. */
const references: Check = (content, entries) => {
  const registers = new Map<unknown, Register | undefined>(Object.entries(makeRegisters(content)));
  return listTexts(entries).flatMap((reference) => {
    const register = registers.get(reference.node["refersTo"]);
    if (register === undefined || register.keys.has(reference.text)) return [];
    return reportUnknownKey(reference, register);
  });
};

/** Links within the site lead to existing pages, if the pages are known. */
const linkedPages: Check = (content, entries, pages) => {
  if (pages === undefined) return [];
  const inventory = takeInventory(content);
  return listTexts(entries).flatMap(({ file, text, path }) => {
    if (!text.startsWith("/") || !/link$/i.test(String(path.at(-1)))) return [];
    const [page = ""] = text.split(/[?#]/);
    if (pages.isThere(inventory, page)) return [];
    const cause = `${fieldName(path)} is ${text}, but the site has no such page.`;
    return error(file, path, cause, "Correct the link, or delete it.");
  });
};

/** `sameAs` names an event without `sameAs`: only one step is followed. */
const sameEvents: Check = ({ site }) => {
  const events = site.events ?? {};
  return Object.entries(events).flatMap(([event, { sameAs }]) => {
    if (sameAs === undefined) return [];
    const path = ["events", event, "sameAs"];
    if (sameAs === event) {
      const cause = `${event} is listed as the same as itself.`;
      return error(files.site, path, cause, "Delete the line.");
    }
    const next = events[sameAs]?.sameAs;
    if (next === undefined) return [];
    const cause = `${event} is the same as ${sameAs}, which is listed as the same as ${next}.`;
    const remedy = "Use one event for all of them, and delete sameAs from that one.";
    return error(files.site, path, cause, remedy);
  });
};

export const referenceChecks: readonly Check[] = [linkedPages, references, sameEvents];
