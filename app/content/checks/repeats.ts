import type { FieldPath } from "#app/content/field-path.ts";

/** Something that may stand once only, and where it stands. */
export interface Once {
  readonly what: string;
  readonly path: FieldPath;
}

/** Those that stand a second or a further time. */
export function repeats<T extends Once>(all: readonly T[]): T[] {
  const seen = new Set<string>();
  return all.filter(({ what }) => {
    const again = seen.has(what);
    seen.add(what);
    return again;
  });
}
