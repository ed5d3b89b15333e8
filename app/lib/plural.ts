/** Capitalizes the first letter of a text. */
export function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A count with its noun: "1 win", "0 wins", "2 losses". By default the plural has an s. */
export function plural(count: number, singular: string, many = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : many}`;
}
