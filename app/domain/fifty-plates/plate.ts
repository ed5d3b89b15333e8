import { tileOf, type Tile } from "./tile-grid.ts";

/** Credit for a plate: a state, the District of Columbia, a territory, or Mexico as a bonus. */
export type PlateKind = "state" | "district" | "territory" | "bonus";

export interface Plate {
  /** postal code, "MEX" for Mexico */
  readonly code: string;
  readonly name: string;
  readonly kind: PlateKind;
  readonly tile: Tile;
}

const NAMES: Record<PlateKind, string> = {
  state: `
    AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut,
    DE Delaware, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa,
    KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan,
    MN Minnesota, MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire,
    NJ New Jersey, NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio,
    OK Oklahoma, OR Oregon, PA Pennsylvania, RI Rhode Island, SC South Carolina, SD South Dakota,
    TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington, WV West Virginia,
    WI Wisconsin, WY Wyoming`,
  district: "DC District of Columbia",
  territory: `
    AS American Samoa, GU Guam, MP Northern Mariana Islands, PR Puerto Rico, VI U.S. Virgin Islands`,
  bonus: "MEX Mexico",
};

function platesOf(kind: PlateKind): Plate[] {
  return NAMES[kind].split(",").map((entry) => {
    const [code = "", ...name] = entry.trim().split(" ");
    return { code, name: name.join(" "), kind, tile: tileOf(code) };
  });
}

/** Every plate of the game: states by name, then DC, the five territories and Mexico. */
export const PLATES: readonly Plate[] = [
  ...platesOf("state"),
  ...platesOf("district"),
  ...platesOf("territory"),
  ...platesOf("bonus"),
];
