import { z } from "zod";
import type { Place } from "./code-host.ts";
import { keep, keysBelow, readKept } from "./storage.ts";
import type { Edits } from "./workspace.ts";

/**
 * Storage key prefixes for drafts. Each changed file and open form is an item of its own, so that
 * two tabs do not overwrite each other.
 */
function keysOf({ repository, branch }: Place) {
  return {
    file: `editor-draft ${repository} ${branch} `,
    form: `editor-form ${repository} ${branch} `,
  };
}

/** A stored value; undefined if it is missing or does not match the schema. */
function readItem<T>(key: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.parse(JSON.parse(readKept("device", key) ?? ""));
  } catch {
    return undefined;
  }
}

const edit = z.object({ base: z.string(), mine: z.string() });

/** Drafts of files stored on this device. */
export function readDrafts(place: Place): Edits {
  const { file: prefix } = keysOf(place);
  const drafts = keysBelow(prefix).flatMap((file) => {
    const draft = readItem(prefix + file, edit);
    return draft === undefined ? [] : [[file, draft] as const];
  });
  return new Map(drafts);
}

/**
 * Stores drafts on this device, and deletes those that were saved or discarded.
 *
 * @param before the drafts that this tab stored last @returns false if the browser stores nothing
 */
export function writeDrafts(place: Place, before: Edits, now: Edits): boolean {
  const { file: prefix } = keysOf(place);
  const gone = [...before.keys()].filter((file) => !now.has(file));
  const changed = [...now].filter(([file, draft]) => before.get(file) !== draft);
  const kept = [
    ...gone.map((file) => keep("device", prefix + file, undefined)),
    ...changed.map(([file, draft]) => keep("device", prefix + file, JSON.stringify(draft))),
  ];
  return kept.every(Boolean);
}

/** The stored draft of a form that is not part of a file yet, such as a new player. */
export function readForm<T>(place: Place, name: string, schema: z.ZodType<T>): T | undefined {
  return readItem(keysOf(place).form + name, schema);
}

/** Stores the draft of such a form; undefined deletes it. */
export function writeForm(place: Place, name: string, value: unknown): void {
  keep("device", keysOf(place).form + name, JSON.stringify(value));
}

/** Deletes the drafts of all forms. */
export function forgetForms(place: Place): void {
  const { form } = keysOf(place);
  for (const name of keysBelow(form)) keep("device", form + name, undefined);
}

/** Deletes all drafts on this device; used while nobody is signed in. */
export function forgetDrafts(place: Place): void {
  writeDrafts(place, readDrafts(place), new Map());
  forgetForms(place);
}
