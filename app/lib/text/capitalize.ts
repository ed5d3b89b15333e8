/** The text with its first letter in upper case; the rest stays as it is. */
export function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
