/** Values of custom properties by their names without dashes, such as `g` → `#dcae2c`. */
export type Inks = ReadonlyMap<string, string>;

const DECLARATION = /--([a-z][\w-]*):\s*([^;]+);/g;

/** A reference without another one in its fallback: the innermost of nested references. */
const INNERMOST = /var\(--([\w-]+)(?:,\s*([^()]+))?\)/g;

/** The inks that a stylesheet declares for light mode: everything before its first media query. */
export function dayInks(css: string): Inks {
  const [day = ""] = css.split("@media");
  return new Map(
    [...day.matchAll(DECLARATION)].map(([, name = "", value = ""]) => [name, value.trim()]),
  );
}

/**
 * Replaces every `var(--ink)` by its colour: a picture outside the page has no custom properties.
 *
 * @throws RangeError when an ink is not known and has no fallback
 */
export function inked(markup: string, inks: Inks): string {
  const replaced = markup.replace(INNERMOST, (_, name: string, fallback?: string) => {
    const colour = inks.get(name) ?? fallback;
    if (colour === undefined) throw new RangeError(`There is no ink --${name}.`);
    return colour.trim();
  });
  return replaced === markup ? markup : inked(replaced, inks);
}
