const LONGEST_LINE = 24;

/**
 * A playlist's title in the lines of its headline: a long one breaks after its colon, so that it
 * stays as loud as the others.
 */
export function titleLines(title: string): string[] {
  const colon = title.indexOf(": ");
  if (title.length <= LONGEST_LINE || colon === -1) return [title];
  return [title.slice(0, colon + 1), title.slice(colon + 2)];
}
