import { fold } from "#app/domain/search/fold.ts";
import { eventOf } from "./event-of.ts";

/** What a season leads to: as a finish names it ("Nationals"), and in full. */
export interface Championship {
  readonly name: string;
  readonly title: string;
}

/** Whether a tournament is the championship, by its id: `2016-nationals`. */
export function isChampionship(id: string, { name }: Championship): boolean {
  return eventOf(id) === fold(name).replaceAll(/\s+/g, "-");
}

/** Whether a season ended there: "12th Nationals". */
export function endedThere(finish: string | undefined, { name }: Championship): boolean {
  return finish?.includes(name) ?? false;
}
