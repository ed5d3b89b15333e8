import { type FieldPath, valueAt } from "#app/content/field-path.ts";
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
  Lexer,
} from "yaml";
import { invisibleIn } from "#app/content/text-rules.ts";
import { type Change, type Edit, put, nodeAt, pairOf, spanOf } from "#app/content/writing/edit.ts";
import { entryCut } from "#app/content/writing/list-entries.ts";
import { valueEdit, writeScalar } from "#app/content/writing/set-value.ts";
import { tooDeep } from "./schema-node.ts";
import { placeOf } from "./plain-text.ts";
import type { Fault, Read } from "./read.ts";
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
} from "./explain.ts";

function renamed(parent: unknown, from: string | number, key: string): Edit | undefined {
  const pair = pairOf(parent, from);
  if (pair === undefined || pairOf(parent, key) !== undefined) return undefined;
  const { start, end } = spanOf(pair.key);
  return put(start, end, writeScalar(key));
}

/**
 * The edit that makes a certain change at a path of a YAML text; undefined where that is not simple: a group
 * or list is not taken out as a whole, nor the last of its parts.
 */
export function yamlEdit(
  { contents }: Document,
  text: string,
  path: FieldPath,
  change: Change,
): Edit | undefined {
  const step = path.at(-1) ?? "";
  const parent = nodeAt(contents, path.slice(0, -1));
  const node = nodeAt(contents, path);
  if ("key" in change) return renamed(parent, step, change.key);
  if ("to" in change) {
    return isScalar(node) ? valueEdit(contents, text, path, change.to) : undefined;
  }
  if (!isCollection(parent) || parent.items.length === 1 || isCollection(node)) return undefined;
  if (isSeq(parent)) return entryCut(text, parent, Number(step));
  return isMap(parent) ? valueEdit(contents, text, path, undefined) : undefined;
}

const indentOf = (line: string): number => /^ */.exec(line)?.[0].length ?? 0;

/** A line without what stands in quotes or behind a #, each character replaced by a space. */
function bare(line: string): string {
  return line.replaceAll(/"(?:[^"\\]|\\.)*"|'[^']*'|(?:^|\s)#.*$/g, (text) =>
    " ".repeat(text.length),
  );
}

/** Position of a bracket that is not closed on its line. */
function openIn(line: string): number | undefined {
  const open: number[] = [];
  for (const { 0: bracket, index } of bare(line).matchAll(/[[{}\]]/g)) {
    if (bracket === "{" || bracket === "[") open.push(index);
    else open.pop();
  }
  return open.at(-1);
}

/**
 * Position of an unclosed bracket: the next line begins another entry or field, no further in. YAML reports
 * it there, or later. Undefined if there is none.
 */
function unclosedBracket(text: string): number | undefined {
  const lines = text.split("\n");
  let position = 0;
  for (const [index, line] of lines.entries()) {
    const open = openIn(line);
    const next = lines.slice(index + 1).find((other) => bare(other).trim() !== "");
    const isOver =
      next === undefined ||
      (/^ *(?:- |[\w-]+:(?: |$))/.test(next) && indentOf(next) <= indentOf(line));
    if (open !== undefined && isOver) return position + open;
    position += line.length + 1;
  }
  return undefined;
}

/** Whether a quoted text ends with its quote; it may have come to the end of the file instead. */
function isClosed(token: string): boolean {
  return token.length > 1 && token.endsWith(token.charAt(0));
}

function isQuoted(token: string): boolean {
  return token.startsWith('"') || token.startsWith("'");
}

/** Markers that the lexer inserts between tokens; they are not in the text. */
const MARKS: ReadonlySet<string> = new Set(["\u0002", "\u0018", "\u001F"]);

/** Space, comma, bracket, colon or line end: what stands behind a closed quote. */
const behind = /^[\s,:\]}]/;

/**
 * Position of a quote that is not closed on its line: its text continues on the next lines, up to the next
 * quote that is followed by other text, or to the end of the file. Undefined if there is none.
 */
function unclosedQuote(text: string): number | undefined {
  let position = 0;
  const tokens = [...new Lexer().lex(text)].filter((token) => !MARKS.has(token.charAt(0)));
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1] ?? "\n";
    const runsInto = token.includes("\n") && !behind.test(next);
    if (isQuoted(token) && (runsInto || !isClosed(token))) return position;
    position += token.length;
  }
  return undefined;
}

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

function findUnsafeNodes(document: Document, text: string): [number, Mistake][] {
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

/** YAML features that change the parsed value: aliases and tags. */
const unsafeYamlFeatures: ReadonlySet<Mistake> = new Set([aliasMistake, tagMistake]);

/** Locates a syntax error. An unclosed quote or bracket before it explains it better than the parser does. */
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
  return [
    // Without a look at the text before each: a thousand of them would take minutes.
    ...repeated.map(({ pos, code }): [number, Mistake] => [pos[0], yamlMistake(code)]),
    ...(syntax === undefined ? [] : [syntaxMistake(text, syntax)]),
  ];
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
  // A person may be called Null: no key stands for nothing. The jersey number 00 is not 0.
  visit(document, {
    Scalar: (_, node) => {
      if (node.value === 0 && node.source === "00") node.value = "00";
    },
    Pair: (_, { key }) => {
      if (isScalar(key) && key.value === null && key.source !== undefined) key.value = key.source;
    },
  });
  const mistakes = mistakesIn(document, text);
  const broken = [...document.errors, ...document.warnings].some((e) => e.code !== "DUPLICATE_KEY");
  const found = broken ? mistakes : [...mistakes, ...findUnsafeNodes(document, text)];
  const faults = found.map(([position, mistake]) => faultAt(text, position, mistake));
  const unsafe = broken || found.some(([, mistake]) => unsafeYamlFeatures.has(mistake));
  return {
    raw: unsafe ? undefined : document.toJS(),
    locate: (path, onKey = false) => placeOf(text, positionOf(document, path, onKey)),
    faults,
    source: (path) => {
      const node = document.getIn(path, true);
      return isScalar(node) ? node.source : undefined;
    },
    edit: (path, change) => yamlEdit(document, text, path, change),
  };
}

/** The parts of a file that its schema refused, by path as written, and what stands in for some. */
export interface Damage {
  readonly dropped: ReadonlySet<string>;
  readonly standIns: ReadonlyMap<string, unknown>;
}

/** A path as a key of {@link Damage}. */
export function pathKey(path: FieldPath): string {
  return JSON.stringify(path);
}

function keptOf(list: readonly unknown[], at: FieldPath, { dropped }: Damage): number[] {
  return [...list.keys()].filter((index) => !dropped.has(pathKey([...at, index])));
}

/** The value without its refused parts, and with what stands in for needed ones. */
export function withoutDamage(value: unknown, damage: Damage, at: FieldPath = []): unknown {
  if (Array.isArray(value)) {
    return keptOf(value, at, damage).map((i) => withoutDamage(value[i], damage, [...at, i]));
  }
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value)
    .filter(([name]) => !damage.dropped.has(pathKey([...at, name])))
    .map(([name, part]) => [name, withoutDamage(part, damage, [...at, name])]);
  return Object.fromEntries(at.length === 0 ? [...kept, ...damage.standIns] : kept);
}

/** Turns a path into the value without damage into the path of the same place in the file. */
export function pathAsWritten(raw: unknown, path: FieldPath, damage: Damage): FieldPath {
  const written: (string | number)[] = [];
  for (const step of path) {
    const list = valueAt(raw, written);
    const kept = Array.isArray(list) ? keptOf(list, written, damage) : [];
    written.push(typeof step === "number" ? (kept[step] ?? step) : step);
  }
  return written;
}

/** The nearest thing that is really there: the place itself, or what lacks it. */
export function nearestPresent(raw: unknown, path: FieldPath, damage: Damage): FieldPath {
  const gone = valueAt(raw, path) === undefined || damage.dropped.has(pathKey(path));
  return gone && path.length > 0 ? nearestPresent(raw, path.slice(0, -1), damage) : path;
}
