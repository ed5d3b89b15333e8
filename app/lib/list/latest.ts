/** The latest of some days, or of years as texts; those that are unknown do not count. */
export function latest(days: readonly (string | undefined)[]): string | undefined {
  return days
    .flatMap((day) => day ?? [])
    .toSorted()
    .at(-1);
}
