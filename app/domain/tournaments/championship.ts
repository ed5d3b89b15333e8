import { lettersOf } from "#app/domain/search/fold.ts";

/** What a season leads to: as a finish names it ("Nationals"), and in full. */
export interface Championship {
  readonly name: string;
  readonly title: string;
}

/** Whether an event is the championship: `nationals` of `2016-nationals`, `dm` for "D.M.". */
export function isChampionship(event: string, { name }: Championship): boolean {
  return lettersOf(event) === lettersOf(name);
}

/** Whether a season ended there: "12th Nationals". */
export function endedThere(finish: string | undefined, { name }: Championship): boolean {
  return finish?.includes(name) ?? false;
}
