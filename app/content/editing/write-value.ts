import { stringify } from "yaml";

/** What a value is at its place: a text, a number, or yes or no. */
export type Plain = string | number | boolean;

const needsQuotes = /^\d{1,2}:\d\d/;

/**
 * A single value as YAML writes it, for a place in a list or group in brackets as well as on a line of
 * its own. Times go in quotes, as everywhere in the content.
 */
export function writeValue(value: Plain, quoted = false): string {
  const type = quoted || needsQuotes.test(String(value)) ? "QUOTE_DOUBLE" : "PLAIN";
  const inBrackets = stringify([value], {
    collectionStyle: "flow",
    lineWidth: 0,
    defaultStringType: type,
    flowCollectionPadding: false,
  });
  return inBrackets.trim().slice(1, -1);
}

/** A value with its parts, in brackets on one line: `{ opponent: drift, us: 13 }`. */
export function writeInBrackets(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeInBrackets).join(", ")}]`;
  if (typeof value !== "object" || value === null) {
    return typeof value === "number" || typeof value === "boolean"
      ? writeValue(value)
      : writeValue(String(value));
  }
  const fields = Object.entries(value).filter(([, part]) => part !== undefined);
  const written = fields.map(([name, part]) => `${name}: ${writeInBrackets(part)}`);
  return `{ ${written.join(", ")} }`;
}
