/** A jersey number, 0 to 99, or 00, which is different from 0. */
export type Jersey = number | "00";

/** Numbers that people wear in a season instead of their usual ones, by player id. */
export type SeasonNumbers = Readonly<Record<string, Jersey>>;

/** Position of a number among others: 00 before 0. */
export function jerseyOrder(jersey: Jersey): number {
  return jersey === "00" ? -1 : jersey;
}

/** A person's number in a season: the season's, else her usual one. */
export function jerseyIn(
  { numbers = {} }: { readonly numbers?: SeasonNumbers | undefined },
  { id, jersey }: { readonly id: string; readonly jersey?: Jersey | null | undefined },
): Jersey | undefined {
  return (Object.hasOwn(numbers, id) ? numbers[id] : undefined) ?? jersey ?? undefined;
}
