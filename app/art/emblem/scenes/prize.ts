import { discLaurel } from "#app/art/mark/laurel.ts";
import { disc } from "#app/art/print/disc.ts";
import { range } from "#app/art/print/geometry.ts";
import { halftone } from "#app/art/print/halftone.ts";
import { round, xy } from "#app/art/print/number.ts";
import { starPath } from "#app/art/print/polygon.ts";
import { circle, drawn, filled, rect, ring } from "#app/art/print/shapes.ts";
import type { Scene } from "./scene.ts";

/** Nationals: a star in the laurel. */
export function star({ width: w, height: h, near }: Scene): string {
  const laurel = { centre: [w / 2, h * 0.46], radius: h * 0.38, leaves: 6 } as const;
  return (
    halftone({ width: w, height: h }, { pitch: h * 0.075, ramp: (v) => 0.55 * v, colour: near }) +
    discLaurel({ ...laurel, leaf: h * 0.075, colour: "g" }) +
    filled(starPath([w / 2, h * 0.47], h * 0.3, h * 0.125), "p")
  );
}

/** Motown: a record. */
export function record({ width: w, height: h, far, near }: Scene): string {
  const [x, y] = [w / 2, h / 2];
  const grooves = range(5).map((i) => ring(x, y, h * (0.43 - i * 0.05), "s2", 1.6));
  return (
    circle(x, y, h * 0.47, far) +
    grooves.join("") +
    circle(x, y, h * 0.17, near) +
    circle(x, y, h * 0.035, "s")
  );
}

/** Heavyweights: a barbell whose middle plate is a disc. */
export function weights({ width: w, height: h, far, near }: Scene): string {
  const [x, y] = [w / 2, h * 0.46];
  const sizes: readonly [at: number, half: number][] = [
    [0.16, 0.3],
    [0.235, 0.4],
    [0.31, 0.46],
  ];
  const plates = sizes.flatMap(([at, half], i) =>
    [at, 1 - at].map((share) => {
      const left = w * share - w * 0.028;
      const ink = i % 2 === 0 ? far : near;
      return rect(left, y - h * half * 0.9, w * 0.056, h * half * 1.8, ink);
    }),
  );
  const middle = { centre: [x, y], rx: h * 0.2, ry: h * 0.2, lineWidth: 3, grooves: 2 } as const;
  return (
    rect(0, y - h * 0.045, w, h * 0.09, "p") + plates.join("") + disc({ ...middle, fill: "g" })
  );
}

/** Pro Championships: a cup with a disc on it. */
export function cup({ width: w, height: h, near }: Scene): string {
  const x = w / 2;
  const r = round(h * 0.3);
  const bowl = `M${xy(x - h * 0.3, h * 0.1)}H${round(x + h * 0.3)}V${r}A${r} ${r} 0 0 1 ${xy(x - h * 0.3, h * 0.3)}Z`;
  const handle = (side: 1 | -1) => {
    const drop = `q${xy(0, h * 0.24)} ${xy(side * -h * 0.2, h * 0.24)}`;
    return `M${xy(x + side * h * 0.29, h * 0.16)}h${round(side * h * 0.15)}${drop}`;
  };
  const [d, t] = [round(h * 0.12), round(h * 0.1)];
  const foot = `M${xy(x - h * 0.05, h * 0.56)}h${t}v${round(h * 0.14)}h${d}v${t}h${round(-h * 0.34)}v${-t}h${d}Z`;
  return (
    filled(bowl, near) +
    drawn(handle(-1) + handle(1), near, h * 0.05) +
    filled(foot, near) +
    circle(x, h * 0.3, h * 0.13, "k") +
    ring(x, h * 0.3, h * 0.09, near, 2.5)
  );
}
