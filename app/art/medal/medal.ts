import type { Paint } from "#app/art/print/ink.ts";
import { scalloped } from "#app/art/print/polygon.ts";
import { filled, ring } from "#app/art/print/shapes.ts";

const FIGURES = "#1a1611";

/** Gold, silver and bronze differ by the number of their scallops, not by colour alone. */
const MEDALS = {
  gold: { scallops: 18, metal: "g" },
  silver: { scallops: 14, metal: "#c3c6c7" },
  bronze: { scallops: 10, metal: "#c98a54" },
} as const satisfies Record<string, { scallops: number; metal: Paint }>;

export type Medal = keyof typeof MEDALS;

/** A place medal, 100 x 100, without its figure: text stands on it. */
export function medal(name: Medal): string {
  const { scallops, metal } = MEDALS[name];
  const radius = 44;
  const bulge = (2 * radius * Math.sin(Math.PI / scallops)) / 1.885;
  return (
    filled(scalloped(scallops, [50, 50], radius, bulge), metal) +
    ring(50, 50, 38.5, FIGURES, 2.2) +
    ring(50, 50, 35, FIGURES, 1)
  );
}

/** The ring of every other place, in the colour of its text. */
export function plainRing(): string {
  return ring(50, 50, 45, "currentColor", 4);
}
