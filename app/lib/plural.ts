/** The text with its first letter in upper case; the rest stays as it is. */
export function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/**
 * A count with its noun: "1 win", "0 wins", "2 losses". The plural is the noun with an s if not
 * given.
 */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
