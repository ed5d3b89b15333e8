import type { z } from "zod";
import type { States } from "#app/domain/places/state.ts";
import { cutMessage, fieldIn, type FieldPath } from "./field-path.ts";
import type { SourcePosition, Problem } from "./problem.ts";
import { type Complaint, explainIssues } from "./reading/explain.ts";
import { plainText, textFault } from "./reading/plain-text.ts";
import { readRows } from "./reading/read-rows.ts";
import { readYaml } from "./reading/read-yaml.ts";
import type { Fault, Read } from "./reading/read.ts";
import { salvage } from "./reading/salvage.ts";
import { childNode, schemaNode, type SchemaNode } from "./reading/schema-node.ts";
import { conflictFault, invisibleFaults } from "./text-rules.ts";

/** One file of the content, parsed. */
export interface Entry<T> {
  /** The parsed value without its damaged parts; undefined if nothing is left. */
  readonly value: T | undefined;
  /** The file's data before validation; undefined if it cannot be read. */
  readonly raw: unknown;
  readonly rules: SchemaNode;
  readonly problems: readonly Problem[];
  readonly locate: (path: FieldPath, onKey?: boolean) => SourcePosition;
  /** Maps a path in `value` to the path in the file. */
  readonly toWrittenPath: (path: FieldPath) => FieldPath;
}

const locateNothing = (): SourcePosition => ({ line: 1, column: 1 });

function readText(file: string, text: string, rules: SchemaNode): Read {
  const fault = textFault(text) ?? conflictFault(text);
  if (fault !== undefined) {
    return { raw: undefined, locate: locateNothing, faults: [fault] };
  }
  const row = childNode(rules, 0);
  const read = file.endsWith(".csv") ? readRows(text, row ?? {}) : readYaml(text);
  return { ...read, faults: [...invisibleFaults(text), ...read.faults] };
}

/** Adds the file to a fault, which has its position already. */
function addFile(file: string, fault: Fault): Problem {
  return { ...fault, file };
}

function readYear(file: string): number | undefined {
  const year = /\/(\d{4})[/.]/.exec(`/${file}`)?.[1];
  return year === undefined ? undefined : Number(year);
}

function toProblem(file: string, complaint: Complaint, { locate }: Read): Problem {
  const { path, onKey } = complaint;
  const [cause, remedy] = [cutMessage(complaint.cause), cutMessage(complaint.remedy)];
  const field = fieldIn(file, path);
  return { severity: "error", file, ...locate(path, onKey), field, cause, remedy };
}

/**
 * Reads one file by its schema: all its problems at once, and its undamaged parts as the value. With the country's states,
 * it suggests time zones of a venue's state.
 */
export function parseEntry<S extends z.ZodType>(
  file: string,
  text: string,
  schema: S,
  states?: States,
): Entry<z.output<S>> {
  const rules = schemaNode(schema);
  const found = readText(file, plainText(text), rules);
  const { raw, locate, faults, source } = found;
  const read = { raw, rules, locate };
  const broken = faults.map((fault) => addFile(file, fault));
  if (raw === undefined) {
    return { ...read, value: undefined, problems: broken, toWrittenPath: (path) => path };
  }
  const written = { raw, rules, source, season: readYear(file), states };
  const { data, error } = schema.safeParse(raw);
  if (error === undefined) {
    return { ...read, value: data, problems: broken, toWrittenPath: (path) => path };
  }
  const complaints = explainIssues(error.issues, written);
  return {
    ...read,
    // The value without its damaged parts, and its paths in the file.
    ...salvage(schema, raw),
    problems: [...broken, ...complaints.map((complaint) => toProblem(file, complaint, found))],
  };
}
