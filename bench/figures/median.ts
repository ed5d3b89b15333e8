/** The middle of some numbers; the mean of the two in the middle of an even count; 0 of none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half];
  if (upper === undefined) return 0;
  const lower = sorted.length % 2 === 0 ? (sorted[half - 1] ?? upper) : upper;
  return (lower + upper) / 2;
}
