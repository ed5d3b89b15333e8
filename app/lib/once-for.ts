/** Memoizes a function by its object argument. */
export function onceFor<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const stored = made.get(key);
    if (stored !== undefined) return stored;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
