import { parseDocument } from "yaml";

export type Texts = ReadonlyMap<string, string>;
/** The content of a club without one of its parts. */
export type Removal = (texts: Texts) => Texts;

/** Removes files with matching paths. */
export function withoutFiles(pattern: RegExp): Removal {
  return (texts) => new Map([...texts].filter(([file]) => !pattern.test(file)));
}

/** Removes fields, by their full path, from files with matching paths. */
export function withoutFields(pattern: RegExp, ...fields: readonly string[]): Removal {
  return (texts) =>
    new Map(
      Array.from(texts, ([file, text]) => {
        if (!pattern.test(file)) return [file, text];
        const document = parseDocument(text);
        for (const field of fields) document.delete(field);
        return [file, document.toString()];
      }),
    );
}

/** Removes several parts. */
export function removeAll(...removals: readonly Removal[]): Removal {
  return (texts) => removals.reduce((rest, remove) => remove(rest), texts);
}
