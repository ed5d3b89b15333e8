/** Path of a value inside a file: keys of mappings, and indexes of lists from 0. */
export type FieldPath = readonly (string | number)[];

/** The value at a path; undefined if there is none. */
export function valueAt(root: unknown, path: FieldPath): unknown {
  let value = root;
  for (const step of path) {
    if (typeof value !== "object" || value === null) return undefined;
    // A key such as "constructor" must not find what every object inherits.
    value = Object.getOwnPropertyDescriptor(value, step)?.value;
  }
  return value;
}

const MAX_QUOTE_LENGTH = 60;

/** Truncates a text for quoting it in a sentence. */
export function cut(text: string): string {
  return text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text;
}

const MAX_MESSAGE_LENGTH = 1000;

/** Shortens the middle of a message that quotes a long text. */
export function cutMessage(message: string): string {
  if (message.length <= MAX_MESSAGE_LENGTH) return message;
  const half = MAX_MESSAGE_LENGTH / 2;
  return `${message.slice(0, half)} … ${message.slice(-half)}`;
}

/** Formats a value for a sentence: text in quotes and truncated, numbers bare. */
export function showValue(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "a group of fields";
  if (typeof value !== "string") return String(value);
  const line = value.replaceAll(/\s+/g, " ");
  return `"${cut(line)}"`;
}

/** A path in words, with positions counted from 1: "games 3, date", "entry 4, link". */
export function fieldLabel(path: FieldPath): string {
  const words: string[] = [];
  for (const step of path) {
    if (typeof step === "string") words.push(step === "" ? '""' : cut(step));
    else words.push(`${words.pop() ?? "entry"} ${step + 1}`);
  }
  return words.length === 0 ? "the file" : words.join(", ");
}

/** Label of a path within a file. Rows of a log have no number, because their line identifies them. */
export function fieldIn(file: string, path: FieldPath): string {
  if (!file.endsWith(".csv")) return fieldLabel(path);
  return path.length < 2 ? "the row" : fieldLabel(path.slice(1));
}

/** The last step of a path in words: "date", "players 3". */
export function fieldName(path: FieldPath): string {
  const last = path.at(-1);
  return typeof last === "string" ? cut(last) : fieldLabel(path.slice(-2));
}
