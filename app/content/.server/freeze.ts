const refuse = (): never => {
  throw new TypeError("The content cannot be changed.");
};

/** Makes a value unchangeable, all the way in, maps included. */
export function freeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  if (value instanceof Map) {
    for (const entry of value.values()) freeze(entry);
    Object.assign(value, { set: refuse, delete: refuse, clear: refuse });
  }
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}
