import { searchWords } from "#app/domain/search/fold.ts";
import { slugOf } from "./event-of.ts";

interface NamedTournament {
  /** `<year>-<slug>`; the slug is the team's word for it: "nationals", "esc" */
  readonly id: string;
  readonly location: { readonly region: { readonly name: string } | undefined };
}

/** " 3rd world champs " and " dm ", so that only whole words meet. */
const wordsOf = (text: string) => ` ${searchWords(text).join(" ")} `;

/**
 * Other names of a tournament: its slug, which names the level ("nationals"), its state in full,
 * and the season's finish where the season ended there: "12th Nationals" belongs to the tournament
 * with the slug "nationals".
 */
export function otherNames(
  { id, location }: NamedTournament,
  finish: string | null | undefined,
): string[] {
  const slug = slugOf(id);
  const endedHere = wordsOf(finish ?? "").includes(wordsOf(slug));
  const state = location.region?.name;
  return [slug, ...(state === undefined ? [] : [state]), ...(endedHere && finish ? [finish] : [])];
}
