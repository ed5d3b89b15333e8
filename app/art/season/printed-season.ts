import type { SeasonInks } from "#app/domain/seasons/season-inks.ts";
import { colourwayOf, countedColourway, type Colourway } from "./colourway.ts";
import type { Ground } from "./grounds.ts";

/** A season as pictures show it. */
export interface PrintedSeason {
  readonly year: number;
  /** "Côte Sauvage 2019" */
  readonly team: string;
  readonly colourway: Colourway;
}

/** The part of the content that says in which inks the seasons are printed. */
export interface PrintedContent {
  readonly site: { readonly teamName: string };
  readonly rosters: readonly { readonly year: number; readonly inks?: SeasonInks | undefined }[];
}

const PLATES: Readonly<Record<SeasonInks["grounds"][number], Ground>> = {
  gold: "g",
  blue: "b",
  oxblood: "s",
  green: "c",
  ochre: "e",
  ink: "k",
  newsprint: "n",
};

function chosenColourway({ lead, grounds }: SeasonInks): Colourway {
  const [first, ...others] = grounds.map((ink) => PLATES[ink]);
  return { lead: PLATES[lead], grounds: [first ?? PLATES[lead], ...others] };
}

/** Looks a season up by its year; years without a team have inks too, for photographs of them. */
export function seasonsInPrint({ site, rosters }: PrintedContent): (year: number) => PrintedSeason {
  const chosen = new Map(
    rosters.flatMap(({ year, inks }) =>
      inks === undefined ? [] : [[year, chosenColourway(inks)] as const],
    ),
  );
  const colourway = (year: number) =>
    chosen.size === 0
      ? countedColourway(rosters.filter((roster) => roster.year < year).length)
      : colourwayOf(year, chosen);
  return (year) => ({
    year,
    team: `${site.teamName} ${year}`,
    colourway: colourway(year),
  });
}
