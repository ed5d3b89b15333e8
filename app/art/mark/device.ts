import { around, range } from "#app/art/print/geometry.ts";
import { hash, pick, type Choices } from "#app/art/print/hash.ts";
import { closed, starPath } from "#app/art/print/polygon.ts";
import { circle, filled } from "#app/art/print/shapes.ts";
import { discLaurel } from "./laurel.ts";

type Device = "laurel" | "rays" | "discs" | "stars";

const DEVICES: Choices<Device> = ["laurel", "rays", "discs", "stars"];
const CENTRE = [150, 150] as const;
const RADIUS = 117;
/** Fewer would leave the ring empty. */
const LEAST = 12;

function ray(angle: number, outer: number): string {
  const half = 1.6;
  return filled(
    closed([
      around(CENTRE, 104, angle - half),
      around(CENTRE, outer, angle - half),
      around(CENTRE, outer, angle + half),
      around(CENTRE, 104, angle + half),
    ]),
    "g",
  );
}

/** What stands around the letters of the crest, by lot of the name, with parts for every season played. */
export function device(name: string, seasons: number): string {
  const kind = pick(DEVICES, hash(name) >>> 4);
  if (kind === "laurel") {
    return discLaurel({ centre: CENTRE, radius: 112, leaves: seasons, colour: "g" });
  }
  const count = Math.max(LEAST, 2 * seasons + 2);
  const parts = range(count).map((i) => {
    const angle = (i * 360) / count - 90;
    const [x, y] = around(CENTRE, RADIUS, angle);
    const isLong = i % 2 === 0;
    if (kind === "discs") return circle(x, y, isLong ? 11 : 5, "g");
    if (kind === "stars") return filled(starPath([x, y], 12.5, 5.2), "g");
    return ray(angle, isLong ? 131 : 122);
  });
  return parts.join("");
}
