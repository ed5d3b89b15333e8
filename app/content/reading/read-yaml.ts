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
import type { FieldPath } from "#app/content/field-path.ts";
import { type Explanation, textProblem, type TextProblem } from "#app/content/problem.ts";
import { findInvisibleCharacter, nameSigns } from "#app/content/text-rules.ts";
import { findLineAndColumn } from "./plain-text.ts";
import type { ReadText } from "./read.ts";
import { findDepthLimit } from "./schema-node.ts";
import {
  aliasProblem,
  depthProblem,
  hiddenComment,
  lostKey,
  numberProblem,
  unclosedBracket,
  tagProblem,
  unclosedQuote,
  yamlProblem,
} from "./yaml-problems.ts";

/** A problem with its position in the text. */
type Located = readonly [position: number, Explanation];

const measureIndent = (line: string): number => /^ */.exec(line)?.[0].length ?? 0;

/** A line with spaces in place of quoted texts and comments. */
function maskQuotesAndComments(line: string): string {
  return line.replaceAll(/"(?:[^"\\]|\\.)*"|'[^']*'|(?:^|\s)#.*$/g, (text) =>
    " ".repeat(text.length),
  );
}

/** Position of a bracket that is not closed on a line, which has no quoted texts. */
function findOpenBracket(line: string): number | undefined {
  const open: number[] = [];
  for (const { 0: bracket, index } of line.matchAll(/[[{}\]]/g)) {
    if (bracket === "{" || bracket === "[") open.push(index);
    else open.pop();
  }
  return open.at(-1);
}

/** Whether the entry or field of a line ends with it: the next one begins below, at the same or a lower indent. */
function endsEntry(lines: readonly string[], index: number): boolean {
  const next = lines.slice(index + 1).find((line) => maskQuotesAndComments(line).trim() !== "");
  return (
    next === undefined ||
    (/^ *(?:- |[\w-]+:(?: |$))/.test(next) &&
      measureIndent(next) <= measureIndent(lines[index] ?? ""))
  );
}

/** A quote at the beginning of a value. */
const openingQuote = /(?<=(?:^|[-:,[{])\s*)["']/;

/** Position of the first quote or bracket that is not closed. YAML reports it on the next line, or later. */
function findUnclosed(text: string): Located | undefined {
  const lines = text.split("\n");
  let lineStart = 0;
  for (const [index, line] of lines.entries()) {
    const masked = maskQuotesAndComments(line);
    const quote = masked.search(openingQuote);
    const bracket = findOpenBracket(masked);
    const isOpen = quote >= 0 || bracket !== undefined;
    if (isOpen && endsEntry(lines, index)) {
      return quote >= 0
        ? [lineStart + quote, unclosedQuote]
        : [lineStart + (bracket ?? 0), unclosedBracket];
    }
    lineStart += line.length + 1;
  }
  return undefined;
}

/** A node below another one, with the position of its key. */
interface Step {
  readonly keyPosition: number;
  readonly node: unknown;
}

function startOf(node: unknown, fallback: number): number {
  return isNode(node) && node.range ? node.range[0] : fallback;
}

function stepInto(node: unknown, step: string | number): Step | undefined {
  if (isSeq(node)) {
    const item = node.items[Number(step)];
    return item === undefined ? undefined : { keyPosition: startOf(item, 0), node: item };
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
  return pair && { keyPosition: startOf(pair.key, 0), node: pair.value };
}

/** Position of the value at a path, or of its key. A block, which begins on the line below, is found at its key. */
function findPosition(document: Document, path: FieldPath, at?: "key"): number {
  let node: unknown = document.contents;
  let position = startOf(node, 0);
  for (const [index, step] of path.entries()) {
    const next = stepInto(node, step);
    if (next === undefined) return position;
    node = next.node;
    const isBlock = isCollection(node) && node.flow !== true;
    const isFoundAtKey = index === path.length - 1 && (at === "key" || isBlock);
    position = isFoundAtKey ? next.keyPosition : startOf(node, next.keyPosition);
  }
  return position;
}

/** An invisible character written as an escape, such as \u202E; all others are found without parsing. */
function findEscapedInvisible(node: unknown, text: string): Explanation | undefined {
  if (!isScalar(node) || node.type !== "QUOTE_DOUBLE" || !node.range) return undefined;
  const hasRawInvisible =
    findInvisibleCharacter(text.slice(node.range[0], node.range[1])) !== undefined;
  return hasRawInvisible ? undefined : findInvisibleCharacter(String(node.value));
}

/** A number in a notation that only programs use. Schemas refuse infinite ones. */
function disguisedNumber(node: unknown): Explanation | undefined {
  if (!isScalar(node) || typeof node.value !== "number" || !Number.isFinite(node.value))
    return undefined;
  const digits = node.source ?? "";
  return /[a-z]/i.test(digits) ? numberProblem(digits, node.value) : undefined;
}

function findUnsafeNodes(document: Document, text: string): Located[] {
  const found: Located[] = [];
  visit(document, {
    Pair: (_, { key }) => {
      if (isScalar(key) && key.value === "__proto__") found.push([startOf(key, 0), lostKey]);
    },
    Node: (_, node) => {
      if (isAlias(node) || node.anchor !== undefined) found.push([startOf(node, 0), aliasProblem]);
      if (isNode(node) && node.tag !== undefined) found.push([startOf(node, 0), tagProblem]);
      const comment = isScalar(node) ? node.comment : undefined;
      if (comment && !/^[\s#]/.test(comment)) found.push([startOf(node, 0), hiddenComment]);
      const number = disguisedNumber(node);
      if (number !== undefined) found.push([startOf(node, 0), number]);
      const invisible = findEscapedInvisible(node, text);
      if (invisible !== undefined) found.push([startOf(node, 0), invisible]);
    },
  });
  return found;
}

/** YAML features that change the parsed value: aliases and tags. */
const unsafeYamlFeatures: ReadonlySet<Explanation> = new Set([aliasProblem, tagProblem]);

/** Locates a syntax error. An unclosed quote or bracket before it explains it better than the parser does. */
function explainSyntax(text: string, error: YAMLError): Located {
  const [position] = error.pos;
  const unclosed = findUnclosed(text);
  if (unclosed !== undefined && unclosed[0] <= position) return unclosed;
  const line = text.split("\n")[findLineAndColumn(text, position).line - 1] ?? "";
  const { cause, remedy } = yamlProblem(error.code, line);
  const signs = nameSigns(line);
  return [position, { cause, remedy: signs === undefined ? remedy : `${signs} ${remedy}` }];
}

/** Whether YAML cannot be read; a repeated key is reported, but can. */
const isSyntaxError = ({ code }: YAMLError) => code !== "DUPLICATE_KEY";

/** The first problem only, because one missing quote causes many; and every repeated key. */
function syntaxProblems(document: Document, text: string): Located[] {
  const all: YAMLError[] = [...document.errors, ...document.warnings];
  const repeated = all.filter((error) => !isSyntaxError(error));
  const first = all.find(isSyntaxError);
  // Reported at the same place as another error, but it explains more.
  const overrun = all.find(
    (e) => e.code === "MULTILINE_IMPLICIT_KEY" && e.pos[0] === first?.pos[0],
  );
  const syntax = overrun ?? first;
  return [
    // Skip `explainSyntax` here: a thousand repeated keys would take minutes.
    ...repeated.map(({ pos, code }): Located => [pos[0], yamlProblem(code)]),
    ...(syntax === undefined ? [] : [explainSyntax(text, syntax)]),
  ];
}

/** Reads YAML. Text with an alias, a tag or a syntax error other than a repeated key has no value. */
export function readYaml(text: string): ReadText {
  const depthLimit = findDepthLimit(text);
  if (depthLimit !== undefined) {
    const position = findLineAndColumn(text, depthLimit);
    const problems = [textProblem(position, depthProblem)];
    return { raw: undefined, locate: () => position, problems };
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
  const syntax = syntaxProblems(document, text);
  const isBroken = [...document.errors, ...document.warnings].some(isSyntaxError);
  const located = isBroken ? syntax : [...syntax, ...findUnsafeNodes(document, text)];
  const problems = located.map(([position, explanation]): TextProblem =>
    textProblem(findLineAndColumn(text, position), explanation),
  );
  const isUnsafe =
    isBroken || located.some(([, explanation]) => unsafeYamlFeatures.has(explanation));
  return {
    raw: isUnsafe ? undefined : document.toJS(),
    locate: (path, at) => findLineAndColumn(text, findPosition(document, path, at)),
    problems,
    source: (path) => {
      const node = document.getIn(path, true);
      return isScalar(node) ? node.source : undefined;
    },
  };
}
