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
  Lexer,
} from "yaml";
import { findInvisibleCharacter } from "#app/content/text-rules.ts";
import { tooDeep } from "./schema-node.ts";
import { findLineAndColumn } from "./plain-text.ts";
import type { Fault, Read } from "./read.ts";
import {
  aliasMistake,
  depthMistake,
  hiddenComment,
  lostKey,
  numberMistake,
  unclosedBracketMistake,
  tagMistake,
  unclosedQuoteMistake,
  yamlMistake,
  type Mistake,
} from "./yaml-mistakes.ts";

const measureIndent = (line: string): number => /^ */.exec(line)?.[0].length ?? 0;

/** A line with spaces in place of quoted texts and comments. */
function maskQuotesAndComments(line: string): string {
  return line.replaceAll(/"(?:[^"\\]|\\.)*"|'[^']*'|(?:^|\s)#.*$/g, (text) =>
    " ".repeat(text.length),
  );
}

/** Position of a bracket that is not closed on its line. */
function findOpenBracket(line: string): number | undefined {
  const open: number[] = [];
  for (const { 0: bracket, index } of maskQuotesAndComments(line).matchAll(/[[{}\]]/g)) {
    if (bracket === "{" || bracket === "[") open.push(index);
    else open.pop();
  }
  return open.at(-1);
}

/**
 * Position of an unclosed bracket: the next line begins another entry or field, at the same or a lower indent.
 * YAML reports it there, or later. Undefined if there is none.
 */
function unclosedBracket(text: string): number | undefined {
  const lines = text.split("\n");
  let position = 0;
  for (const [index, line] of lines.entries()) {
    const open = findOpenBracket(line);
    const next = lines.slice(index + 1).find((other) => maskQuotesAndComments(other).trim() !== "");
    const isOver =
      next === undefined ||
      (/^ *(?:- |[\w-]+:(?: |$))/.test(next) && measureIndent(next) <= measureIndent(line));
    if (open !== undefined && isOver) return position + open;
    position += line.length + 1;
  }
  return undefined;
}

/** Whether a quoted text ends with its quote rather than with the file. */
function isClosed(token: string): boolean {
  return token.length > 1 && token.endsWith(token.charAt(0));
}

function isQuoted(token: string): boolean {
  return token.startsWith('"') || token.startsWith("'");
}

/** Markers that the lexer inserts between tokens; they are not in the text. */
const CONTROL_CHARACTERS: ReadonlySet<string> = new Set(["\u0002", "\u0018", "\u001F"]);

/** Characters that may follow a closing quote. */
const afterQuote = /^[\s,:\]}]/;

/**
 * Position of a quote that is not closed on its line: its text continues on the next lines, up to the next
 * quote that is followed by other text, or to the end of the file. Undefined if there is none.
 */
function unclosedQuote(text: string): number | undefined {
  let position = 0;
  const tokens = [...new Lexer().lex(text)].filter(
    (token) => !CONTROL_CHARACTERS.has(token.charAt(0)),
  );
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1] ?? "\n";
    const continuesPastQuote = token.includes("\n") && !afterQuote.test(next);
    if (isQuoted(token) && (continuesPastQuote || !isClosed(token))) return position;
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

function findPosition(document: Document, path: FieldPath, onKey: boolean): number {
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

/** An invisible character written as an escape, such as \u202E; all others are found without parsing. */
function findEscapedInvisible(node: unknown, text: string): Mistake | undefined {
  if (!isScalar(node) || node.type !== "QUOTE_DOUBLE" || !node.range) return undefined;
  const hasRawInvisible =
    findInvisibleCharacter(text.slice(node.range[0], node.range[1])) !== undefined;
  return hasRawInvisible ? undefined : findInvisibleCharacter(String(node.value));
}

/** A number in a notation that only programs use. Schemas refuse infinite ones. */
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
      const invisible = findEscapedInvisible(node, text);
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
  if (quote !== undefined && quote <= at) return [quote, unclosedQuoteMistake];
  const bracket = unclosedBracket(text);
  if (bracket !== undefined && bracket < at) return [bracket, unclosedBracketMistake];
  return [at, yamlMistake(error.code)];
}

/** The first mistake only, because one missing quote causes many; and every repeated key. */
function mistakesIn(document: Document, text: string): [number, Mistake][] {
  const all: YAMLError[] = [...document.errors, ...document.warnings];
  const repeated = all.filter(({ code }) => code === "DUPLICATE_KEY");
  const first = all.find(({ code }) => code !== "DUPLICATE_KEY");
  const overrun = all.find(
    (e) => e.code === "MULTILINE_IMPLICIT_KEY" && e.pos[0] === first?.pos[0],
  );
  const syntax = overrun ?? first;
  return [
    // Skip `syntaxMistake` here: a thousand repeated keys would take minutes.
    ...repeated.map(({ pos, code }): [number, Mistake] => [pos[0], yamlMistake(code)]),
    ...(syntax === undefined ? [] : [syntaxMistake(text, syntax)]),
  ];
}

function faultAt(text: string, position: number, mistake: Mistake): Fault {
  const { cause, remedy } = mistake;
  return {
    severity: "error",
    ...findLineAndColumn(text, position),
    field: "the file",
    cause,
    remedy,
  };
}

/** Reads YAML. With a syntax error it has no value, except for repeated keys. */
export function readYaml(text: string): Read {
  const deep = tooDeep(text);
  if (deep !== undefined) {
    const fault = faultAt(text, deep, depthMistake);
    return {
      raw: undefined,
      locate: () => findLineAndColumn(text, deep),
      faults: [fault],
    };
  }
  const document = parseDocument(text, { prettyErrors: false, logLevel: "error" });
  // A person may be called Null, so keys are always texts. The jersey number 00 is not 0.
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
    locate: (path, onKey = false) => findLineAndColumn(text, findPosition(document, path, onKey)),
    faults,
    source: (path) => {
      const node = document.getIn(path, true);
      return isScalar(node) ? node.source : undefined;
    },
  };
}
