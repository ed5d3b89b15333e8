import type { FieldPath } from "#app/content/field-path.ts";
import {
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type Document,
  type YAMLError,
} from "yaml";
import { yamlEdit } from "#app/content/writing/yaml-edit.ts";
import { invisibleIn } from "#app/content/text-rules/invisible.ts";
import { tooDeep } from "./nesting.ts";
import { placeOf } from "./plain-text.ts";
import type { Fault, Read } from "./read.ts";
import { unclosedBracket } from "./unclosed-bracket.ts";
import { unclosedQuote } from "./unclosed-quote.ts";
import {
  aliasMistake,
  depthMistake,
  hiddenComment,
  lostKey,
  numberMistake,
  openMistake,
  tagMistake,
  unclosedMistake,
  yamlMistake,
  type Mistake,
} from "#app/content/reading/explain/yaml-mistakes.ts";

interface Step {
  readonly key: number;
  readonly value: unknown;
}

function start(node: unknown, fallback: number): number {
  return isNode(node) && node.range ? node.range[0] : fallback;
}

function stepInto(node: unknown, step: string | number): Step | undefined {
  if (isSeq(node)) {
    const value = node.items[Number(step)];
    return value === undefined ? undefined : { key: start(value, 0), value };
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
  return pair && { key: start(pair.key, 0), value: pair.value };
}

function positionOf(document: Document, path: FieldPath, onKey: boolean): number {
  let node: unknown = document.contents;
  let position = start(node, 0);
  for (const [index, step] of path.entries()) {
    const next = stepInto(node, step);
    if (next === undefined) return position;
    node = next.value;
    const last = index === path.length - 1;
    const below = isCollection(node) && node.flow !== true;
    position = last && (onKey || below) ? next.key : start(node, next.key);
  }
  return position;
}

/** An invisible character that an escape such as \u202E makes; a bare one is found without parsing. */
function escaped(node: unknown, text: string): Mistake | undefined {
  if (!isScalar(node) || node.type !== "QUOTE_DOUBLE" || !node.range) return undefined;
  const bare = invisibleIn(text.slice(node.range[0], node.range[1])) !== undefined;
  return bare ? undefined : invisibleIn(String(node.value));
}

/** A number in a notation that only programs use; what is no finite number is none to any schema. */
function disguisedNumber(node: unknown): Mistake | undefined {
  if (!isScalar(node) || typeof node.value !== "number" || !Number.isFinite(node.value))
    return undefined;
  const written = node.source ?? "";
  return /[a-z]/i.test(written) ? numberMistake(written, node.value) : undefined;
}

function slips(document: Document, text: string): [number, Mistake][] {
  const found: [number, Mistake][] = [];
  visit(document, {
    Pair: (_, { key }) => {
      if (isScalar(key) && key.value === "__proto__") found.push([start(key, 0), lostKey]);
    },
    Node: (_, node) => {
      if (isAlias(node) || node.anchor !== undefined) found.push([start(node, 0), aliasMistake]);
      if (isNode(node) && node.tag !== undefined) found.push([start(node, 0), tagMistake]);
      const comment = isScalar(node) ? node.comment : undefined;
      if (comment && !/^[\s#]/.test(comment)) found.push([start(node, 0), hiddenComment]);
      const number = disguisedNumber(node);
      if (number !== undefined) found.push([start(node, 0), number]);
      const invisible = escaped(node, text);
      if (invisible !== undefined) found.push([start(node, 0), invisible]);
    },
  });
  return found;
}

/** What makes something else of a file than what it reads like. */
const other: ReadonlySet<Mistake> = new Set([aliasMistake, tagMistake]);

/** What was opened before an error and not closed explains it better than the error does. */
function syntaxMistake(text: string, error: YAMLError): [number, Mistake] {
  const [at] = error.pos;
  const quote = unclosedQuote(text);
  if (quote !== undefined && quote <= at) return [quote, unclosedMistake];
  const bracket = unclosedBracket(text);
  if (bracket !== undefined && bracket < at) return [bracket, openMistake];
  return [at, yamlMistake(error.code)];
}

/** The first mistake only, because one forgotten quote makes many; and every repeated key. */
function mistakesIn(document: Document, text: string): [number, Mistake][] {
  const all: YAMLError[] = [...document.errors, ...document.warnings];
  const repeated = all.filter(({ code }) => code === "DUPLICATE_KEY");
  const first = all.find(({ code }) => code !== "DUPLICATE_KEY");
  const overrun = all.find(
    (e) => e.code === "MULTILINE_IMPLICIT_KEY" && e.pos[0] === first?.pos[0],
  );
  const syntax = overrun ?? first;
  const errors = syntax === undefined ? repeated : [...repeated, syntax];
  return errors.map((error) => syntaxMistake(text, error));
}

function faultAt(text: string, position: number, mistake: Mistake): Fault {
  const { cause, remedy } = mistake;
  return { severity: "error", ...placeOf(text, position), field: "the file", cause, remedy };
}

const noEdit = (): undefined => undefined;

/** Reads a YAML text. A text with a mistake in its writing has no value, repeated keys apart. */
export function readYaml(text: string): Read {
  const deep = tooDeep(text);
  if (deep !== undefined) {
    const fault = faultAt(text, deep, depthMistake);
    return { raw: undefined, locate: () => placeOf(text, deep), faults: [fault], edit: noEdit };
  }
  const document = parseDocument(text, { prettyErrors: false, logLevel: "error" });
  // A person may be called Null: no key stands for nothing.
  visit(document, {
    Pair: (_, { key }) => {
      if (isScalar(key) && key.value === null && key.source !== undefined) key.value = key.source;
    },
  });
  const mistakes = mistakesIn(document, text);
  const broken = [...document.errors, ...document.warnings].some((e) => e.code !== "DUPLICATE_KEY");
  const found = broken ? mistakes : [...mistakes, ...slips(document, text)];
  const faults = found.map(([position, mistake]) => faultAt(text, position, mistake));
  const unsafe = broken || found.some(([, mistake]) => other.has(mistake));
  return {
    raw: unsafe ? undefined : document.toJS(),
    locate: (path, onKey = false) => placeOf(text, positionOf(document, path, onKey)),
    faults,
    edit: (path, change) => yamlEdit(document, text, path, change),
  };
}
