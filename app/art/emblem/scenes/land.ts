import { range } from "#app/art/print/geometry.ts";
import { xy, round } from "#app/art/print/number.ts";
import { closed } from "#app/art/print/polygon.ts";
import { circle, drawn, filled } from "#app/art/print/shapes.ts";
import type { Scene } from "./scene.ts";

/** A line of waves across the picture, from beyond its left edge. */
function waves(start: number, y: number, length: number, rise: number, count: number): string {
  const wave = `q${xy(length / 4, -rise)} ${xy(length / 2, 0)}t${xy(length / 2, 0)}`;
  return `M${xy(start, y)}${wave.repeat(count)}`;
}

/** Great Lakes: five lakes, one behind the other, under a sun. */
export function lakes({ width: w, height: h, far, near, sun, sunX }: Scene): string {
  const length = w / 5;
  const lake = (i: number) => {
    const start = i % 2 === 0 ? -length : -length / 2;
    const shore = waves(start, h * (0.48 + i * 0.115), length, h * 0.07, 7);
    const water = filled(`${shore}V${round(h)}H0Z`, i % 2 === 0 ? far : near);
    return water + drawn(shore, "p", h * 0.018);
  };
  return circle(w * sunX, h * 0.42, h * 0.3, sun) + range(5).map(lake).join("");
}

/** East Plains: furrows that run to the horizon, a barn and a silo. */
export function plains({ width: w, height: h, far, near, sun }: Scene): string {
  const horizon = h * 0.52;
  const furrows = range(23).map((i) => {
    const foot = (i - 9) * w * 0.16;
    return `M${xy(w * 0.32, horizon)}L${xy(foot, h * 1.02)}H${round(foot + w * 0.08)}Z`;
  });
  const dome = h * 0.07;
  const silo = `M${xy(w * 0.16, horizon)}V${round(h * 0.2)}a${xy(dome, dome)} 0 0 1 ${xy(dome * 2, 0)}V${round(horizon)}Z`;
  const roof = xy(w * 0.06, -h * 0.11);
  // In a high picture the silo is wide: the barn keeps its distance.
  const barnX = Math.max(w * 0.26, w * 0.178 + dome * 2);
  const barn = `M${xy(barnX, horizon)}V${round(h * 0.36)}l${roof}l${xy(w * 0.06, h * 0.11)}V${round(horizon)}Z`;
  return (
    circle(w * 0.68, h * 0.4, h * 0.26, sun) +
    filled(`M${xy(0, horizon)}H${round(w)}V${round(h)}H0Z`, far) +
    filled(furrows.join(""), near) +
    filled(silo + barn, "s")
  );
}

/** Pro Elite in Colorado: two mountains with snow. */
export function peaks({ width: w, height: h, far, near, sun }: Scene): string {
  const shape = (...shares: [number, number][]) =>
    closed(shares.map(([x, y]) => [w * x, h * y] as const));
  const high = shape([-0.05, 1], [0.3, 0.12], [0.62, 1]);
  const snow = shape(
    [0.3, 0.12],
    [0.205, 0.36],
    [0.265, 0.32],
    [0.3, 0.4],
    [0.345, 0.31],
    [0.392, 0.37],
  );
  const low = shape([0.42, 1], [0.66, 0.42], [1.06, 1]);
  const cap = shape([0.66, 0.42], [0.607, 0.55], [0.66, 0.51], [0.725, 0.54]);
  return (
    circle(w * 0.74, h * 0.3, h * 0.17, sun) +
    filled(high, far) +
    filled(snow, "p") +
    filled(low, near) +
    filled(cap, "g")
  );
}

/** A sun over waves; on a beach they break on sand. */
export function beach({ width: w, height: h, far, near, sun, sunX }: Scene): string {
  const wave = (i: number) => {
    const swell = `q${xy(w / 4, -h * 0.1)} ${xy(w / 2, 0)}t${xy(w / 2, 0)}`;
    const water = `M${xy(0, h * (0.6 + i * 0.1))}${swell}V${round(h)}H0Z`;
    return filled(water, i % 2 === 0 ? far : near);
  };
  return circle(w * sunX, h * 0.4, h * 0.28, sun) + range(4).map(wave).join("");
}
