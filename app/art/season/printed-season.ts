import { drawFigure, type Palette } from "#app/art/figure/figure.ts";
import type { Ink } from "#app/art/print/ink.ts";
import { pickCyclic, type NonEmpty } from "#app/art/print/shapes.ts";
import type { HairStyles } from "#app/domain/look.ts";
import type { SEASON_INKS, SeasonInks } from "#app/domain/seasons.ts";

/** The inks that may cover a whole picture. */
export type Ground = (typeof SEASON_INKS)[number];

/** Inks that stay distinguishable when printed on a ground. */
export interface GroundInks {
  readonly body: NonEmpty<Ink>;
  /** The pattern behind the figure. */
  readonly motif: Ink;
  /** A large number behind the figure. */
  readonly backNumber: Ink;
  /** Text of any size. */
  readonly type: Ink;
}

/** Body inks are in order of preference. */
export const INKS_ON_GROUND: Readonly<Record<Ground, GroundInks>> = {
  sun: {
    body: ["plate1", "plate3", "paper"],
    motif: "sunTint",
    backNumber: "paper",
    type: "black",
  },
  plate1: { body: ["sun", "paper"], motif: "plate1Tint", backNumber: "paper", type: "paper" },
  plate2: { body: ["sun", "paper"], motif: "plate2Tint", backNumber: "paper", type: "paper" },
  plate3: { body: ["sun", "paper"], motif: "plate3Tint", backNumber: "paper", type: "paper" },
  deepSun: {
    body: ["paper", "plate1"],
    motif: "deepSunTint",
    backNumber: "paper",
    type: "black",
  },
  black: { body: ["sun", "paper"], motif: "blackTint", backNumber: "sun", type: "paper" },
  newsprint: { body: ["plate1", "plate3"], motif: "paper", backNumber: "sun", type: "black" },
};

/** Grooves of a head, by the ink of the head. */
export function pickGroove(body: Ink): Ink {
  if (body === "plate1") return "paper";
  return body === "plate2" || body === "plate3" ? "sun" : "black";
}

/** The inks of a season's pictures. */
interface Colorway {
  /** The season's own ink: of its banner, of jerseys where the team stands in rows, and of many figures. */
  readonly lead: Ground;
  /** The grounds that its pictures rotate through. */
  readonly grounds: NonEmpty<Ground>;
}

/** Colorways of seasons for which the club has chosen none, in turn; its first plate leads the first season. */
// oxfmt-ignore
const DEFAULT_COLORWAYS: NonEmpty<Colorway> = [
  { lead: "plate1", grounds: ["plate1", "sun", "newsprint"] },
  { lead: "plate2", grounds: ["plate2", "newsprint", "sun"] },
  { lead: "plate3", grounds: ["plate3", "sun", "newsprint"] },
  { lead: "black", grounds: ["sun", "black", "newsprint"] },
  { lead: "plate2", grounds: ["plate1", "plate2", "sun"] },
  { lead: "deepSun", grounds: ["deepSun", "plate3", "newsprint"] },
  { lead: "plate1", grounds: ["sun", "plate1", "plate2", "plate3"] },
];

/** Data of a season for drawing its pictures. */
export interface PrintedSeason {
  readonly year: number;
  /** "Côte Sauvage 2019" */
  readonly team: string;
  readonly colorway: Colorway;
  /** Hairstyles for people who have not chosen a look. */
  readonly hairStyles: HairStyles;
}

/** The part of the record that determines the inks of each season. */
export interface PrintedRecord {
  readonly club: { readonly teamName: string; readonly hairStyles?: HairStyles | undefined };
  readonly seasons: readonly { readonly year: number; readonly inks?: SeasonInks | undefined }[];
}

/** Looks up a season by year. Years without a team have inks too, for their photos. */
export function makeSeasonLookup({
  club,
  seasons,
}: PrintedRecord): (year: number) => PrintedSeason {
  const pickColorway = (year: number): Colorway => {
    const chosen = seasons.find((season) => season.year === year)?.inks;
    if (chosen === undefined)
      return pickCyclic(DEFAULT_COLORWAYS, seasons.filter((season) => season.year < year).length);
    const [first = chosen.lead, ...more] = chosen.grounds;
    return { lead: chosen.lead, grounds: [first, ...more] };
  };
  return (year) => ({
    year,
    team: `${club.teamName} ${year}`,
    colorway: pickColorway(year),
    hairStyles: club.hairStyles ?? "neutral",
  });
}

interface Placed {
  readonly at: readonly [x: number, y: number];
  readonly scale: number;
}

/**
 * Inks of the anonymous player on a season's banner. She crosses the digits of the year, which are paper-colored on dark
 * banners, so all of them stand out from the banner and from paper.
 */
export function bannerPalette(lead: Ground): Palette {
  const isLight = lead === "deepSun" || lead === "sun" || lead === "newsprint";
  const kit: Ink = lead === "black" ? "plate1" : "black";
  const hair: Ink = lead === "black" ? "plate2" : "black";
  return {
    skin: isLight ? "plate1" : "sun",
    jersey: kit,
    shorts: kit,
    socks: isLight || lead === "plate1" || lead === "black" ? "plate2" : "plate1",
    shoes: kit,
    hair,
    accent: "paper",
    number: isLight ? "paper" : "sun",
    groove: isLight ? "paper" : "black",
  };
}

/** An anonymous player laying out for the disc on a season's banner; her number is the year. */
export function yearFigure(year: number, lead: Ground, { at, scale }: Placed): string {
  const palette = bannerPalette(lead);
  return drawFigure({
    pose: "layout",
    hair: "bun",
    at,
    scale,
    turn: -6,
    number: String(year).slice(-2),
    palette,
    discFill: palette.number,
  });
}
