import { circle, ring } from "#app/art/print/shapes.ts";
import { device } from "./device.ts";
import { monogram } from "./monogram.ts";

/** Where two letters cross, the ground of the crest shows. */
const INKS = {
  ink: "p",
  disc: "g",
  groove: "k",
  hole: "k",
  left: "p",
  right: "g",
  crossing: "k",
} as const;

/** Letters have their stems at the left, so that their middle is a little to the right of their weight. */
const LETTERS = { centre: [152.9, 150], radius: 92.1, most: 1.22 } as const;

/** The club's crest, 300 x 300. What stands around its letters has parts for every season played. */
export function teamCrest(name: string, seasons: number): string {
  return (
    circle(150, 150, 148, "k") +
    ring(150, 150, 139, "g", 2.5) +
    device(name, seasons) +
    monogram(name, LETTERS, INKS)
  );
}
