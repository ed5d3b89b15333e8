/** Events that are the same under another name. */
const sameAs: ReadonlyMap<string, string> = new Map([["sfi-east", "sfi"]]);

/**
 * What a tournament is called every year: the text after the year in its id. `2019-esc` and
 * `2021-esc` are years of one event, and so is `2019-sfi-east` of `sfi`.
 */
export function eventOf(id: string): string {
  const slug = id.replace(/^\d{4}-/, "");
  return sameAs.get(slug) ?? slug;
}
