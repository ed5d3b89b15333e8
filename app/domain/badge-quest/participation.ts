/**
 * Share of people with at least one badge, in whole percent, rounded (docs/product.md, Badge
 * Quest). 0 when there is nobody.
 */
export function participationPercent(
  people: readonly string[],
  counts: ReadonlyMap<string, number>,
): number {
  if (people.length === 0) return 0;
  const active = people.filter((person) => (counts.get(person) ?? 0) > 0);
  return Math.round((active.length / people.length) * 100);
}
