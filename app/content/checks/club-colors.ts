import { clubInks } from "#app/art/inks/club-inks.ts";
import { ratio } from "#app/art/inks/contrast.ts";
import { movedColors } from "#app/art/inks/moved-colors.ts";
import { listPairs } from "#app/art/inks/pairs.ts";
import { files } from "#app/content/files.ts";
import { warning, type FieldProblem } from "#app/content/problem.ts";
import type { Check } from "./check.ts";

const ROLE_REASONS = {
  sun: "It is the background of black text",
  plate: "It is the background of paper-colored text",
} as const;

/** Colors of the club that are adjusted to be legible. */
function warnAboutAdjustedColors(colors: readonly string[]): FieldProblem[] {
  return movedColors(colors).map(({ given, printed, role }) => {
    const cause = `${ROLE_REASONS[role]}, so ${given} is printed as ${printed}.`;
    const remedy = `Write ${printed}, or leave it: the site prints the legible one.`;
    return warning(files.site, ["colors", colors.indexOf(given)], cause, remedy);
  });
}

/** Warns about adjusted colors, and about fixed inks with too little contrast: those are used as they are. */
export const clubColorsCheck: Check = ({ site, inks }) => {
  const colors = site.colors ?? [];
  if (inks === undefined) return warnAboutAdjustedColors(colors);
  const illegible = listPairs(clubInks(colors, inks)).filter(
    ({ set, ink, text, ground, need }) =>
      Object.hasOwn(inks[set] ?? {}, ink) && ratio(text, ground) < need.ratio,
  );
  return [
    ...warnAboutAdjustedColors(colors),
    ...illegible.map(({ name, set, ink, text, ground, need }) => {
      const cause = `${text} on ${ground} (${name}) has a contrast of ${ratio(text, ground).toFixed(1)} to 1.`;
      const remedy = `Choose a color with ${need.ratio} to 1, or delete the line: the site then computes one.`;
      return warning(files.inks, [set, ink], cause, remedy);
    }),
  ];
};
