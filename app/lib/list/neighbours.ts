export interface Neighbours<T> {
  /** `undefined` at the first item */
  readonly previous: T | undefined;
  /** `undefined` at the last item */
  readonly next: T | undefined;
}

/** The items before and after one of a list. An item that is not in the list has no neighbours. */
export function neighbours<T>(list: readonly T[], item: T): Neighbours<T> {
  const index = list.indexOf(item);
  if (index === -1) return { previous: undefined, next: undefined };
  return { previous: list[index - 1], next: list[index + 1] };
}
