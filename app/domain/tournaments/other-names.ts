import { foldedWords } from "#app/domain/search/fold.ts";

interface NamedTournament {
  /** `<year>-<slug>`; the slug is the team's word for it: "nationals", "esc" */
  readonly id: string;
  readonly location: { readonly region: { readonly name: string } | undefined };
}

/**
 * Other names of a tournament: its slug, which names the level ("nationals"), its state in full,
 * and the season's finish where the season ended there: "12th Nationals" belongs to the tournament
 * with the slug "nationals".
 */
export function otherNames(
  { id, location }: NamedTournament,
  finish: string | null | undefined,
): string[] {
  const slug = id.replace(/^\d{4}-/, "");
  const endedHere = foldedWords(finish ?? "").includes(slug);
  const state = location.region?.name;
  return [slug, ...(state === undefined ? [] : [state]), ...(endedHere && finish ? [finish] : [])];
}
