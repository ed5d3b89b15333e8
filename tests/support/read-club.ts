import { publicContent } from "#app/content/.server/privacy.ts";
import { checkContent } from "#app/content/check-content.ts";
import type { Content } from "#app/content/content.ts";

/** The published content of a club, or its errors. */
export function tryClub(texts: ReadonlyMap<string, string>): Content | readonly string[] {
  const { draft, problems } = checkContent(texts);
  const { site } = draft;
  const errors = problems.filter(({ severity }) => severity === "error");
  if (site === undefined || errors.length > 0) return errors.map(({ cause }) => cause);
  return publicContent({ ...draft, site });
}

/**
 * The published content of a club.
 *
 * @throws if it has errors
 */
export function readClub(texts: ReadonlyMap<string, string>): Content {
  const club = tryClub(texts);
  if ("site" in club) return club;
  throw new Error(club.join("\n"));
}
