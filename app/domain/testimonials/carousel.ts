/**
 * The testimonial to show for any step forward or back, wrapping around at both ends; 0 if there
 * are none.
 */
export function wrappedIndex(index: number, length: number): number {
  if (length === 0) return 0;
  return ((index % length) + length) % length;
}
