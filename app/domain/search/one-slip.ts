/** How long two texts are the same from their beginning. */
function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/**
 * Whether one slip of a letter makes one word the other: a wrong letter, one too many, one left out,
 * or two neighbours exchanged. Equal words need none.
 */
export function isOneSlip(one: string, other: string): boolean {
  if (one.length > other.length) return isOneSlip(other, one);
  const at = sharedLength(one, other);
  const [rest, longer] = [one.slice(at), other.slice(at)];
  if (other.length - one.length === 1) return rest === longer.slice(1);
  if (one.length !== other.length || rest === "") return false;
  if (rest.slice(1) === longer.slice(1)) return true;
  const isSwapped = rest[0] === longer[1] && rest[1] === longer[0];
  return isSwapped && rest.slice(2) === longer.slice(2);
}
