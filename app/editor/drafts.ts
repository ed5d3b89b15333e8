import { z } from "zod";
import { writeItem, readItem } from "./storage.ts";
import type { BranchRef } from "./stored.ts";
import type { Edits } from "./workspace.ts";

/** Open forms by name. What is typed in them, such as a new player, is not in a file yet. */
export type Forms = ReadonlyMap<string, unknown>;

const edits = z.record(z.string(), z.object({ base: z.string(), mine: z.string() }));
const forms = z.record(z.string(), z.unknown());

/** Storage key of changed files, or of open forms. */
const keyOf = (kind: "draft" | "form", { repository, branch }: BranchRef) =>
  `editor-${kind} ${repository} ${branch}`;

function readMap<T>(key: string, schema: z.ZodType<Readonly<Record<string, T>>>): Map<string, T> {
  try {
    return new Map(Object.entries(schema.parse(JSON.parse(readItem("device", key) ?? ""))));
  } catch {
    return new Map();
  }
}

function writeMap(key: string, items: ReadonlyMap<string, unknown>): boolean {
  const text = items.size === 0 ? undefined : JSON.stringify(Object.fromEntries(items));
  return writeItem("device", key, text);
}

/** Reads the changed files of an earlier visit. */
export const readDrafts = (place: BranchRef): Edits => readMap(keyOf("draft", place), edits);

/** Stores changed files. Returns false if the browser stores nothing. */
export const writeDrafts = (place: BranchRef, now: Edits) => writeMap(keyOf("draft", place), now);

/** Reads the open forms of an earlier visit. */
export const readForms = (place: BranchRef): Forms => readMap(keyOf("form", place), forms);

/** Stores open forms. */
export const writeForms = (place: BranchRef, now: Forms) => writeMap(keyOf("form", place), now);

/** Deletes changed files and open forms. */
export function forgetDrafts(place: BranchRef): void {
  writeDrafts(place, new Map());
  writeForms(place, new Map());
}
