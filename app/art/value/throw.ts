import { figure } from "#app/art/figure/figure.ts";
import { disc } from "#app/art/print/disc.ts";
import { range } from "#app/art/print/geometry.ts";
import { drawn, rect } from "#app/art/print/shapes.ts";
import { kit } from "./kit.ts";
import type { PictureInks } from "./picture-inks.ts";

/** One throw out of five that were possible. */
export function forehand(inks: PictureInks): string {
  const { ground, second, dark, sun, light } = inks;
  const lines = range(5).map((i) => {
    const path = `M236 236Q${380 + i * 22} ${200 - i * 70} 640 ${250 - i * 78}`;
    return i === 2 ? drawn(path, sun, 12, { round: true, dash: [0, 24] }) : drawn(path, second, 9);
  });
  const thrower = figure({
    pose: "forehand",
    hair: "braids",
    number: "11",
    scale: 2.35,
    at: [150, 206],
    headRadius: 11,
    palette: kit(inks, sun, light, "k"),
  });
  const flying = { centre: [512, 98], rx: 74, ry: 27, tilt: -24, lineWidth: 4.5 } as const;
  return (
    rect(0, 0, 600, 400, ground) +
    lines.join("") +
    rect(0, 368, 600, 32, dark) +
    thrower +
    disc({ ...flying, fill: light, grooves: 2 })
  );
}
