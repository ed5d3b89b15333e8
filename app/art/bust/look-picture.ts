import { circle, ring } from "#app/art/print/shapes.ts";
import type { ChosenLook } from "#app/domain/look.ts";
import { drawGear, drawHair, HEAD_CENTER, HEAD_RADIUS } from "./hair.ts";

const PICKER_COLORS = {
  ground: "#fffdf6",
  head: "#f0b323",
  ink: "#15171c",
  gear: "#1e4fa3",
} as const;

/** A head with hair and gear as a standalone SVG file, for a picker of looks. */
export function lookPicture({ hair, gear = "none" }: ChosenLook): string {
  // A hijab covers all hair.
  const { front, back } = drawHair(
    gear === "hijab" ? "bald" : (hair ?? "short"),
    PICKER_COLORS.ink,
    gear,
  );
  const head =
    circle(...HEAD_CENTER, HEAD_RADIUS, PICKER_COLORS.head) +
    ring(...HEAD_CENTER, 66, PICKER_COLORS.ink, 4) +
    ring(...HEAD_CENTER, 24, PICKER_COLORS.ink, 3);
  // Gear may have black, too. A file of its own has no inks.
  const worn = drawGear(gear, PICKER_COLORS.gear, PICKER_COLORS.ink).replaceAll(
    "var(--k)",
    PICKER_COLORS.ink,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="40 -10 320 300"><path d="M40 -10h320v300H40Z" fill="${PICKER_COLORS.ground}"/>${back}${head}${front}${worn}</svg>`;
}
