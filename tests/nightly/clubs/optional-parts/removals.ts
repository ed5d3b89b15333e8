import { parseDocument } from "yaml";

export type Texts = ReadonlyMap<string, string>;
/** Takes a part out of the content of a club. */
export type Removal = (texts: Texts) => Texts;

/** Removes files with matching paths. */
export function withoutFiles(pattern: RegExp): Removal {
  return (texts) => new Map([...texts].filter(([file]) => !pattern.test(file)));
}

/** Removes fields of the first level from files with matching paths. */
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
