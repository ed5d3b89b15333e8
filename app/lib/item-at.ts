/** The item at an index that the caller knows to exist. Throws a RangeError when it does not. */
export function itemAt<T>(list: readonly T[], index: number): NonNullable<T> {
  const item = list[index];
  if (item === undefined || item === null) {
    throw new RangeError(`No item ${index} in a list of ${list.length}`);
  }
  return item;
}
