import { takeInventory } from "#app/content/inventory.ts";
import { writtenTeamName } from "#app/content/collect/collect-content.ts";
import type { Entries } from "#app/content/collect/content-files.ts";
import type { Draft } from "#app/content/content.ts";
import { fieldName, valueAt, showValue } from "#app/content/field-path.ts";
import { files } from "#app/content/files.ts";
import { asWritten, error, type Finding } from "#app/content/finding.ts";
import { walkTexts, type WrittenText } from "#app/content/reading/walk-texts.ts";
import type { Referent } from "#app/content/schema/fields.ts";
import { findNearest } from "#app/content/suggestions/suggestions.ts";
import { fullName } from "#app/domain/full-name.ts";
import { seasonId } from "#app/domain/seasons.ts";
import { type Check, listKeys } from "./check.ts";

/** Reference targets of one kind: the file, its keys, and the names people use instead. */
interface Register {
  readonly home: string;
  readonly keys: ReadonlySet<string>;
  readonly names: ReadonlyMap<string, string>;
}

/** Ids of the rosters; undefined without the team's name, which they start with. */
function rosterKeys(entries: Entries): ReadonlySet<string> | undefined {
  const teamName = writtenTeamName(entries);
  if (teamName === undefined) return undefined;
  const years = [...entries.keys()].flatMap(
    (file) => /^seasons\/(\d+)\/roster/.exec(file)?.[1] ?? [],
  );
  return new Set(years.map((year) => seasonId(teamName, Number(year))));
}

/** The files of tournaments, damaged ones included. */
function tournamentKeys(entries: Entries): ReadonlySet<string> {
  const files = [...entries.keys()];
  return new Set(files.flatMap((file) => /\/tournaments\/([^/]+)\.yml$/.exec(file)?.[1] ?? []));
}

/** The names of the core values, including those of damaged entries. */
function listValueNames(entries: Entries): ReadonlySet<string> | undefined {
  const raw = entries.get(files.coreValues)?.raw;
  if (!Array.isArray(raw)) return undefined;
  const names = raw.map((_, index) => valueAt(raw, [index, "name"]));
  return new Set(names.filter((name) => typeof name === "string"));
}

function collectNames({
  players,
  opponents,
  badgeQuest,
}: Draft): Record<Referent, [string, string][]> {
  return {
    players: [...players.values()].flatMap(({ id, name }): [string, string][] => [
      [fullName(name), id],
      [name.nickname ?? name.last, id],
    ]),
    opponents: [...opponents.values()].map(({ id, name }) => [name, id]),
    badges: [...badgeQuest.badges.values()].map(({ id, title }) => [title, id]),
    values: [],
    rosters: [],
    tournaments: [],
  };
}

/** Registers of the readable files: a broken opponents.yml does not make every opponent unknown. */
function registers(content: Draft, entries: Entries): ReadonlyMap<unknown, Register> {
  const names = collectNames(content);
  const homes: [Referent, string, ReadonlySet<string> | undefined][] = [
    ["players", files.players, listKeys(entries, files.players)],
    ["opponents", files.opponents, listKeys(entries, files.opponents)],
    ["badges", files.badges, listKeys(entries, files.badges)],
    ["values", files.coreValues, listValueNames(entries)],
    ["rosters", "seasons/", rosterKeys(entries)],
    ["tournaments", "seasons/", tournamentKeys(entries)],
  ];
  return new Map(
    homes.flatMap(([kind, home, keys]) =>
      keys === undefined ? [] : [[kind, { home, keys, names: new Map(names[kind]) }] as const],
    ),
  );
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

function reportUnknownKey(file: string, { text, path }: WrittenText, register: Register): Finding {
  const guesses = suggestKeys(text, register);
  const [guess] = guesses;
  const cause = `${fieldName(path)} is ${showValue(text)}, which is not in ${register.home}.`;
  const remedy =
    guess === undefined
      ? `Correct it, or add it there first.${describeNewestSeason(text, register.keys)}`
      : `Did you mean ${guesses.slice(0, 3).join(" or ")}? If it is new, add it there first.`;
  return asWritten(error(file, path, cause, remedy));
}

/** Every reference by key has a target. */
const references: Check = (content, entries) => {
  const known = registers(content, entries);
  const findings: Finding[] = [];
  for (const [file, { raw, rules }] of entries) {
    for (const written of walkTexts(raw, rules)) {
      const register = known.get(written.node["refersTo"]);
      if (register === undefined || written.text.trim() === "") continue;
      if (!register.keys.has(written.text))
        findings.push(reportUnknownKey(file, written, register));
    }
  }
  return findings;
};

/** Internal links must lead to existing pages. Skipped while a file is damaged, as it may have the page. */
const linkedPages: Check = (content, entries, pages) => {
  if (pages === undefined) return [];
  if ([...entries.values()].some(({ problems }) => problems.length > 0)) return [];
  const inventory = takeInventory(content);
  return [...entries].flatMap(([file, { raw, rules }]) =>
    [...walkTexts(raw, rules)].flatMap(({ text, path }) => {
      if (!text.startsWith("/") || !/link$/i.test(String(path.at(-1)))) return [];
      const [page = ""] = text.split(/[?#]/);
      if (pages.isThere(inventory, page)) return [];
      const cause = `${fieldName(path)} is ${text}, but the site has no such page.`;
      return [asWritten(error(file, path, cause, "Correct the link, or delete it."))];
    }),
  );
};

/** `sameAs` names an event without `sameAs`: only one step is followed. */
const sameEvents: Check = ({ site }) => {
  const events = site?.events ?? {};
  return Object.entries(events).flatMap(([event, { sameAs }]) => {
    if (sameAs === undefined) return [];
    const next = events[sameAs]?.sameAs;
    if (next === undefined && sameAs !== event) return [];
    const path = ["events", event, "sameAs"];
    if (sameAs === event) {
      const cause = `${event} is listed as the same as itself.`;
      return error(files.site, path, cause, "Delete the line.");
    }
    const cause = `${event} is the same as ${sameAs}, which is listed as the same as ${next}.`;
    const remedy = "Use one event for all of them, and delete sameAs from that one.";
    return error(files.site, path, cause, remedy);
  });
};

export const referenceChecks: readonly Check[] = [linkedPages, references, sameEvents];
