import { z } from "zod";
import type { BranchRef } from "./stored.ts";
import { keep, keysBelow, readKept } from "./storage.ts";
import type { Tab } from "./tab.ts";
import type { Edits } from "./workspace.ts";

/** Where a tab keeps its unsaved changes. */
export interface DraftKey extends BranchRef {
  /** Id of the tab. */
  readonly tab: string;
}

/** Forms that are not part of a file yet, such as a new player, by name. */
export type Forms = ReadonlyMap<string, unknown>;

/**
 * Storage key prefixes. Each changed file and open form of a tab is an item of its own, so that tabs
 * do not overwrite each other.
 */
const getKeyPrefixes = ({ repository, branch }: BranchRef) => ({
  file: `editor-draft ${repository} ${branch} `,
  form: `editor-form ${repository} ${branch} `,
});

/** A stored value; undefined if it is missing or does not match the schema. */
function readItem<T>(key: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.parse(JSON.parse(readKept("device", key) ?? ""));
  } catch {
    return undefined;
  }
}

const edit = z.object({ base: z.string(), mine: z.string() });

/** Drafts of a tab. */
export function readDrafts(draftKey: DraftKey): Edits {
  const prefix = `${getKeyPrefixes(draftKey).file}${draftKey.tab} `;
  const drafts = keysBelow(prefix).flatMap((file) => {
    const draft = readItem(prefix + file, edit);
    return draft === undefined ? [] : [[file, draft] as const];
  });
  return new Map(drafts);
}

/**
 * Stores drafts on this device, and deletes those that were saved or discarded.
 *
 * @param before the drafts that this tab stored last
 * @returns false if the browser stores nothing
 */
export function writeDrafts(draftKey: DraftKey, before: Edits, now: Edits): boolean {
  const prefix = `${getKeyPrefixes(draftKey).file}${draftKey.tab} `;
  const gone = [...before.keys()].filter((file) => !now.has(file));
  const changed = [...now].filter(([file, draft]) => before.get(file) !== draft);
  const kept = [
    ...gone.map((file) => keep("device", prefix + file, undefined)),
    ...changed.map(([file, draft]) => keep("device", prefix + file, JSON.stringify(draft))),
  ];
  return kept.every(Boolean);
}

/** Open forms of a tab. */
export function readForms(draftKey: DraftKey): Forms {
  const prefix = `${getKeyPrefixes(draftKey).form}${draftKey.tab} `;
  return new Map(keysBelow(prefix).map((name) => [name, readItem(prefix + name, z.unknown())]));
}

/** Stores an open form; undefined deletes it. */
export function writeForm(draftKey: DraftKey, name: string, value: unknown): void {
  keep("device", `${getKeyPrefixes(draftKey).form}${draftKey.tab} ${name}`, JSON.stringify(value));
}

/** Deletes the drafts and open forms of a tab. */
export function forgetDrafts(draftKey: DraftKey): void {
  writeDrafts(draftKey, readDrafts(draftKey), new Map());
  for (const name of readForms(draftKey).keys()) writeForm(draftKey, name, undefined);
}

/** Tab and name of a stored item; before drafts had tabs, it was the name alone. */
function splitKey(key: string): readonly [tab: string, name: string] {
  const [, tab = "", name = key] = /^([0-9a-f]{32}) (.*)$/s.exec(key) ?? [];
  return [tab, name];
}

/**
 * Takes over the drafts and forms of closed tabs, such as after a crash. Those of files that this
 * tab has changed itself wait until its own are saved or discarded.
 */
export function adoptClosedTabs(ref: BranchRef, { id, open }: Tab): void {
  for (const prefix of Object.values(getKeyPrefixes(ref))) {
    for (const key of keysBelow(prefix)) {
      const [tab, name] = splitKey(key);
      const own = `${prefix}${id} ${name}`;
      if (open.has(tab) || readKept("device", own) !== undefined) continue;
      if (keep("device", own, readKept("device", prefix + key))) {
        keep("device", prefix + key, undefined);
      }
    }
  }
}

/** Drafts of all other tabs. */
export function readOtherDrafts(draftKey: DraftKey) {
  const prefix = getKeyPrefixes(draftKey).file;
  return keysBelow(prefix).flatMap((key) => {
    const [tab, file] = splitKey(key);
    const draft = tab === draftKey.tab ? undefined : readItem(prefix + key, edit);
    return draft === undefined ? [] : [{ tab, file, edit: draft }];
  });
}
