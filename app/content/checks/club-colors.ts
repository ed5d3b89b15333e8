import { files } from "#app/content/files.ts";
import { warning, type Finding } from "#app/content/finding.ts";
import { clubInks } from "#app/art/inks/club-inks.ts";
import { ratio } from "#app/art/inks/color.ts";
import { movedColors, type MovedColor } from "#app/art/inks/moved-colors.ts";
import { listPairs } from "#app/art/inks/pairs.ts";
import type { Check } from "./check.ts";

const CARRIES: Readonly<Record<MovedColor["role"], string>> = {
  sun: "It is the background of black text",
  plate: "It is the background of paper-colored text",
};

/** Warnings about colors that are printed as others. */
function moved(colors: readonly string[]): Finding[] {
  return movedColors(colors).map(({ given, printed, role }) =>
    warning(
      files.site,
      ["colors", colors.indexOf(given)],
      `${CARRIES[role]}, so ${given} is printed as ${printed}.`,
      `Write ${printed}, or leave it: the site prints the legible one.`,
    ),
  );
}

/** "dark: skill on sheet" → the place of that ink in the file. */
function parseInkName(name: string): [set: string, ink: string] {
  const [set = "", ink = ""] = name.replace("poster at night", "stage").split(/: | on /);
  return [set, ink];
}

/** Colors and fixed inks are legible. Fixed ones are used in any case. */
export const clubColors: Check = ({ site, inks }) => {
  const colors = site?.colors ?? [];
  if (inks === undefined) return moved(colors);
  const fixed = new Set(
    Object.entries(inks).flatMap(([set, some]) => Object.keys(some).map((ink) => `${set} ${ink}`)),
  );
  const poor = listPairs(clubInks(colors, inks)).filter(
    ({ name, text, ground, need }) =>
      fixed.has(parseInkName(name).join(" ")) && ratio(text, ground) < need.ratio,
  );
  return [
    ...moved(colors),
    ...poor.map(({ name, text, ground, need }) =>
      warning(
        files.inks,
        parseInkName(name),
        `${text} on ${ground} (${name}) has a contrast of ${ratio(text, ground).toFixed(1)} to 1.`,
        `Choose a color with ${need.ratio} to 1, or delete the line: the site then computes one.`,
      ),
    ),
  ];
};
