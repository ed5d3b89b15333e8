import type { Edit } from "#app/content/writing/edit.ts";
import { cut } from "#app/content/field-path.ts";
import type { Fault } from "./read.ts";

/** Spaces that look like the one of the keyboard, but that YAML reads as letters. */
const HARD_SPACES = String.raw`\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000`;
const DASHES = "‐‑‒–—―−•·◦▪";
const OPENING_QUOTES = "“”„‟«»‹›‘‚‛";
const CLOSING_QUOTES = "“”‟«»‹›‘’";

const isSmart = new RegExp(`[${HARD_SPACES}${DASHES}${OPENING_QUOTES}${CLOSING_QUOTES}]`);

/** Hard spaces in an indent, behind a hyphen, a key or a bracket, and at the end of a line. */
const hardSpaces = new RegExp(
  [
    String.raw`^[ ${HARD_SPACES}]*[${HARD_SPACES}][ ${HARD_SPACES}]*`,
    String.raw`(?<=^[ ${HARD_SPACES}]*-)[ ${HARD_SPACES}]*[${HARD_SPACES}][ ${HARD_SPACES}]*`,
    String.raw`(?<=(?:^|[-{,])[ ${HARD_SPACES}]*[\w-]+:)[ ${HARD_SPACES}]*[${HARD_SPACES}][ ${HARD_SPACES}]*`,
    String.raw`(?<=\{[^"']*[{,])[ ${HARD_SPACES}]*[${HARD_SPACES}][ ${HARD_SPACES}]*(?=[\w-]+:)`,
    String.raw`(?<=\[)[ ${HARD_SPACES}]*[${HARD_SPACES}][ ${HARD_SPACES}]*`,
    String.raw`[ ${HARD_SPACES}]*[${HARD_SPACES}][ ${HARD_SPACES}]*(?=[}\]]|$| #)`,
  ].join("|"),
  "g",
);

const longDash = new RegExp(String.raw`^([ ${HARD_SPACES}]*)([${DASHES}])(?=[ ${HARD_SPACES}]+\S)`);

/** A whole value in curly quotes: `name: “Fog Cup”`, `[“alder”]`, `"Fog Cup”`. */
const curlyQuotes = new RegExp(
  String.raw`(?<=(?:(?<key>[\w-]+):\s+|^\s*-\s+|[[,]\s*))(?:[${OPENING_QUOTES}](?<curly>[^${OPENING_QUOTES}${CLOSING_QUOTES}"\\]*(?:’[^${OPENING_QUOTES}${CLOSING_QUOTES}"\\]+)*)[${CLOSING_QUOTES}"]|"(?<mixed>[^"“”\\]*)[“”])(?=\s*(?:$|[,}\]]|\s#))`,
  "g",
);

/** Fields with sentences, which may be in quotes on the page. */
const prose =
  /^(?:title|quote|description|explanation|remark|note|question|answer|text|rule|callout|meaning|status|about)$/;

/** Characters that end a text without straight quotes. */
const ending = /: |:$| #|[,{}[\]]/;

const measureIndent = (line: string) => line.length - line.trimStart().length;

/** Indexes of the lines of a text in several lines, which may have any signs. */
function linesInBlocks(lines: readonly string[]): ReadonlySet<number> {
  const inside = new Set<number>();
  let indent: number | undefined;
  for (const [index, line] of lines.entries()) {
    if (indent !== undefined && (line.trim() === "" || measureIndent(line) > indent))
      inside.add(index);
    else
      indent = /(?:^|[:\s-])[>|][+-]?\d?\s*(?:#.*)?$/.test(line) ? measureIndent(line) : undefined;
  }
  return inside;
}

/** Whether a line stands where a list has an entry, and not in a text of several lines. */
function isInList(lines: readonly string[], index: number): boolean {
  const indent = measureIndent(lines[index] ?? "");
  const before = lines
    .slice(0, index)
    .findLast((line) => line.trim() !== "" && !/^\s*#/.test(line) && measureIndent(line) <= indent);
  if (before === undefined) return true;
  if (measureIndent(before) < indent) return /:\s*(?:#.*)?$/.test(before);
  return /:\s*$/.test(before) || /^\s*-\s/.test(before) || longDash.test(before);
}

/** A fault with an edit that replaces characters one by one. */
interface Smart {
  readonly edit: Edit;
  readonly severity: "error" | "warning";
  readonly cause: string;
  readonly remedy: string;
}

function quotesIn(line: string): Smart[] {
  return Array.from(line.matchAll(curlyQuotes), (match) => {
    const { key = "", curly, mixed = "" } = match.groups ?? {};
    const text = curly ?? mixed;
    const isProse = prose.test(key) || (key === "" && text.includes(" "));
    const isWanted = curly !== undefined && isProse && !ending.test(text);
    return {
      edit: { start: match.index, end: match.index + match[0].length, text: `"${text}"` },
      severity: isWanted ? ("warning" as const) : ("error" as const),
      cause: `The quotes around ${cut(text)} are curly${isWanted ? ", so visitors see them" : ""}.`,
      remedy: `Write straight quotes: "${cut(text)}".${isWanted ? " If the quotes belong to the text, leave it as is." : ""}`,
    };
  });
}

function spacesIn(line: string): Smart[] {
  return Array.from(line.matchAll(hardSpaces), (match) => ({
    edit: {
      start: match.index,
      end: match.index + match[0].length,
      text: " ".repeat(match[0].length),
    },
    severity: "error" as const,
    cause: "There is a hard space here, which looks like a space but is another character.",
    remedy: "Replace it with a space from the keyboard.",
  }));
}

function dashIn(lines: readonly string[], index: number): Smart[] {
  const [, indent = "", dash] = longDash.exec(lines[index] ?? "") ?? [];
  if (dash === undefined || !isInList(lines, index)) return [];
  return [
    {
      edit: { start: indent.length, end: indent.length + 1, text: "-" },
      severity: "error",
      cause: `The line starts with ${dash} instead of a hyphen.`,
      remedy: "Write a hyphen and a space, as in the other entries of lists: - alder.",
    },
  ];
}

/**
 * Finds punctuation that word processors put in place of what was typed: curly quotes, long dashes and hard spaces.
 * Returns the text as it was meant, of the same length, so that its other problems have their places.
 */
export function straighten(text: string): { text: string; faults: Fault[] } {
  if (!isSmart.test(text)) return { text, faults: [] };
  const lines = text.split("\n");
  const inBlocks = linesInBlocks(lines);
  const faults: Fault[] = [];
  let start = 0;
  const straight = lines.map((line, index) => {
    const isPlain = !isSmart.test(line) || inBlocks.has(index) || /^\s*#/.test(line);
    const found = isPlain ? [] : [...dashIn(lines, index), ...spacesIn(line), ...quotesIn(line)];
    let now = line;
    for (const { edit, severity, cause, remedy } of found) {
      const fix = { start: start + edit.start, end: start + edit.end, text: edit.text };
      const position = { line: index + 1, column: edit.start + 1 };
      faults.push({ severity, ...position, field: "the file", cause, remedy, fix });
      if (severity === "error") now = now.slice(0, edit.start) + edit.text + now.slice(edit.end);
    }
    start += line.length + 1;
    return now;
  });
  return { text: straight.join("\n"), faults };
}

/** A single value without smart punctuation: "2026–09–12" is 2026-09-12, "“10:30”" is 10:30. */
export function straightValue(value: string): string {
  return value
    .replaceAll(/[‐‑‒–—―−]/g, "-")
    .replaceAll(new RegExp(`[${HARD_SPACES}]`, "g"), " ")
    .replaceAll(/^[“”„‟«»‘’"']+|[“”„‟«»‘’"']+$/g, "")
    .trim();
}
