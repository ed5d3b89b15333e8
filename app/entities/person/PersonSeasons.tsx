import { type SeasonMark, SeasonDiscs } from "#app/entities/season/SeasonDiscs.tsx";
import * as counts from "#words/counts.ts";
import type { PersonShape } from "./shape.ts";

interface PersonSeasonsProps {
  person: PersonShape;
  /** Index of a season that is marked, as the one of the page. */
  shownIndex?: number;
}

/** The seasons of a person: a disc for each, and her years in words. */
export function PersonSeasons({ person, shownIndex }: PersonSeasonsProps) {
  const { seasons = 0, years, marks = [] } = person;
  return (
    <>
      <SeasonDiscs
        seasons={marks.map((mark, index): SeasonMark => (index === shownIndex ? "s" : mark))}
      />
      <span className="sr">
        {counts.seasons(seasons)}: {years}
      </span>
    </>
  );
}
