import type { z } from "zod";
import { cutMessage, fieldIn } from "./field-path.ts";
import { type Problem, textProblem } from "./problem.ts";
import { type SchemaProblem, explainIssues } from "./reading/explain.ts";
import { plainText, findTextProblem } from "./reading/plain-text.ts";
import { readRows } from "./reading/read-rows.ts";
import { readYaml } from "./reading/read-yaml.ts";
import type { ReadText } from "./reading/read.ts";
import { childNode, schemaNode, type SchemaNode } from "./reading/schema-node.ts";
import { findConflictMarks, findInvisible } from "./text-rules.ts";

/** One file of the content, parsed. */
export interface Entry<T> {
  /** The parsed value; undefined if the schema refuses the file. */
  readonly value: T | undefined;
  /** The file's data before validation; undefined if it cannot be read. */
  readonly raw: unknown;
  readonly rules: SchemaNode;
  readonly problems: readonly Problem[];
  readonly locate: ReadText["locate"];
}

function readText(file: string, text: string, rules: SchemaNode): ReadText {
  const problem = findTextProblem(text) ?? findConflictMarks(text);
  if (problem !== undefined) {
    return { raw: undefined, locate: () => ({ line: 1, column: 1 }), problems: [problem] };
  }
  const row = childNode(rules, 0);
  const read = file.endsWith(".csv") ? readRows(text, row ?? {}) : readYaml(text);
  return { ...read, problems: [...findInvisible(text), ...read.problems] };
}

function locateProblem(file: string, problem: SchemaProblem, { locate }: ReadText) {
  const { path, at } = problem;
  const [cause, remedy] = [cutMessage(problem.cause), cutMessage(problem.remedy)];
  return textProblem(locate(path, at), { cause, remedy }, fieldIn(file, path));
}

/** Reads one file by its schema, with all its problems at once. */
export function parseEntry<S extends z.ZodType>(
  file: string,
  text: string,
  schema: S,
): Entry<z.output<S>> {
  const rules = schemaNode(schema);
  const read = readText(file, plainText(text), rules);
  const { raw, locate, source } = read;
  const unchecked = { raw, rules, source };
  const { data, error } = raw === undefined ? {} : schema.safeParse(raw);
  const refused = explainIssues(error?.issues ?? [], unchecked);
  const located = refused.map((problem) => locateProblem(file, problem, read));
  const problems = [...read.problems, ...located].map((found) => Object.assign({ file }, found));
  return { value: data, raw, rules, locate, problems };
}
