/**
 * A count with its noun: "1 win", "0 wins", "2 losses". The plural is the noun with an s if not
 * given.
 */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
