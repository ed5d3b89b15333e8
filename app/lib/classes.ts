/** Joins class names; those that do not apply are `undefined` or `false`. */
export function classes(...names: readonly (string | undefined | false)[]): string {
  return names.filter((name) => name !== undefined && name !== false).join(" ");
}
