import { stringify } from "yaml";

/** The longest line that a new group in brackets, or a folded text, makes. */
export const WIDTH = 96;

type Quotes = "PLAIN" | "QUOTE_DOUBLE" | "QUOTE_SINGLE";

/** A single value as YAML writes it, on one line. Times are in quotes, as everywhere in the content. */
export function writeScalar(value: unknown, quotes: Quotes = "PLAIN"): string {
  const needsQuotes = typeof value === "string" && /^\d{1,2}:\d\d|\n/.test(value);
  const written = stringify([value], {
    collectionStyle: "flow",
    flowCollectionPadding: false,
    lineWidth: 0,
    doubleQuotedMinMultiLineLength: Number.POSITIVE_INFINITY,
    defaultStringType: needsQuotes ? "QUOTE_DOUBLE" : quotes,
    singleQuote: quotes === "QUOTE_SINGLE",
  });
  return written.trim().slice(1, -1);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function fieldsOf(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, part]) => part !== undefined);
}

/** A value with its parts in brackets, on one line. */
export function writeInBrackets(value: unknown): string {
  if (!isObject(value)) return writeScalar(value);
  if (Array.isArray(value)) return `[${value.map(writeInBrackets).join(", ")}]`;
  const parts = fieldsOf(value).map(
    ([key, part]) => `${writeScalar(key)}: ${writeInBrackets(part)}`,
  );
  return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
}

function isShort(value: object, indent: number): boolean {
  const plain = Object.values(value).every((part) => !isObject(part));
  return !Array.isArray(value) && plain && indent + writeInBrackets(value).length <= WIDTH;
}

/** What stands behind a key and its colon: a value on the same line, or its parts on lines below. */
export function behindKey(value: unknown, indent: number): string {
  if (!isObject(value) || Object.keys(value).length === 0) return ` ${writeInBrackets(value)}`;
  if (isShort(value, indent + 16)) return ` ${writeInBrackets(value)}`;
  return `\n${writeLines(value, indent + 2)}`;
}

/**
 * What stands behind the hyphen of an entry of a list. A short entry of a list inside a file, such as a game, is
 * one line, so that a score changes one line; those of a file that is a list, such as news, have lines of their own.
 */
export function behindHyphen(value: unknown, indent: number): string {
  if (isObject(value) && indent > 0 && isShort(value, indent + 2)) return writeInBrackets(value);
  return isObject(value) && !Array.isArray(value)
    ? writeLines(value, indent + 2).trimStart()
    : writeInBrackets(value);
}

/** The parts of a value, each on lines of its own. */
export function writeLines(value: object, indent: number): string {
  const space = " ".repeat(indent);
  const lines = Array.isArray(value)
    ? value.map((part: unknown) => `${space}- ${behindHyphen(part, indent)}`)
    : fieldsOf(value).map(
        ([key, part]) => `${space}${writeScalar(key)}:${behindKey(part, indent)}`,
      );
  return lines.join("\n");
}
