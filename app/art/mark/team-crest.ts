import { circle, moved, ring } from "#app/art/print/shapes.ts";
import { discLaurel } from "./laurel.ts";
import { monogram } from "./monogram.ts";

/** The club's crest, 300 x 300. Its laurel has a pair of leaves for every season played. */
export function teamCrest(name: string, seasons: number): string {
  const letter = monogram(name, { ink: "p", disc: "g", groove: "k", hole: "k" });
  return (
    circle(150, 150, 148, "k") +
    ring(150, 150, 139, "g", 2.5) +
    discLaurel({ centre: [150, 150], radius: 112, leaves: seasons, colour: "g" }) +
    moved("translate(84 89) scale(1.22)", letter)
  );
}
