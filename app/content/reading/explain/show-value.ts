const longest = 60;

/** A text of any length, cut to what a sentence can hold. */
export function cut(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** A value as a sentence can quote it: text in quotes and cut to size, numbers bare. */
export function showValue(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "a group of fields";
  if (typeof value !== "string") return String(value);
  const line = value.replaceAll(/\s+/g, " ");
  return `"${cut(line)}"`;
}
