/**
 * The tag on a badge or avatar, shown only for a count above 1 (specification section 9): "x2" to
 * "x9", from 10 on the bare number.
 */
export function countTag(count: number): string | undefined {
  if (count <= 1) return undefined;
  return count < 10 ? `x${count}` : String(count);
}

/** The count in words: "not earned", "earned once", "earned 3 times". */
export function timesEarned(count: number): string {
  if (count < 1) return "not earned";
  return count === 1 ? "earned once" : `earned ${count} times`;
}
