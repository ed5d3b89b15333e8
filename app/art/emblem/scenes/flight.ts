import { disc } from "#app/art/print/disc.ts";
import { range, type Point } from "#app/art/print/geometry.ts";
import { round, xy } from "#app/art/print/number.ts";
import { regular } from "#app/art/print/polygon.ts";
import { circle, drawn, filled, ring } from "#app/art/print/shapes.ts";
import type { Scene } from "./scene.ts";

/** Select Flight: discs in formation. */
export function flights({ width: w, height: h, far, near }: Scene): string {
  const trails = range(3).map((i) => {
    const start = xy(-w * 0.1, h * (1.1 - i * 0.12));
    const top = xy(w * 0.45, h * (0.95 - i * 0.3));
    return drawn(`M${start}Q${top} ${xy(w * 1.1, h * (0.62 - i * 0.32))}`, far, h * 0.07);
  });
  const formation: readonly Point[] = [
    [0.2, 0.62],
    [0.46, 0.44],
    [0.78, 0.16],
    [0.42, 0.8],
    [0.74, 0.52],
  ];
  const discs = formation.map(([x, y], i) =>
    disc({
      centre: [w * x, h * y],
      rx: w * (0.075 + (i % 3) * 0.018),
      ry: h * 0.052 + i * 1.5,
      tilt: -18,
      fill: i % 2 === 0 ? near : "p",
      lineWidth: 2.5,
      grooves: 1,
    }),
  );
  return [...trails, ...discs].join("");
}

/** Elite Select: five steps, a disc climbing them. */
export function steps({ width: w, height: h, far, near, sun }: Scene): string {
  const stairs = range(5).map((i) => {
    const left = w * i * 0.2;
    const step = `M${xy(left, h * (0.86 - i * 0.16))}H${round(w)}V${round(h)}H${round(left)}Z`;
    return filled(step, i % 2 === 0 ? far : near);
  });
  const climber = disc({
    centre: [w * 0.24, h * 0.3],
    rx: w * 0.12,
    ry: h * 0.085,
    tilt: -20,
    fill: sun,
    lineWidth: 2.5,
    grooves: 2,
  });
  const path = `M${xy(w * 0.02, h * 0.52)}Q${xy(w * 0.08, h * 0.42)} ${xy(w * 0.14, h * 0.37)}`;
  return stairs.join("") + climber + drawn(path, "k", 3, { round: true, dash: [0, 8] });
}

/** US Open: a globe and a disc in orbit. */
export function globe({ width: w, height: h, far, near }: Scene): string {
  const [x, y, r] = [w / 2, h * 0.47, h * 0.4];
  const parallel = (rise: number, half: number) =>
    `M${xy(x - r * half, y - r * rise)}h${round(2 * r * half)}`;
  const grid = `${parallel(0, 1)}${parallel(0.5, 0.87)}${parallel(-0.5, 0.87)}M${xy(x, y - r)}v${round(2 * r)}`;
  const meridian = `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(r * 0.42)}" ry="${round(r)}" fill="none" stroke="var(--p)" stroke-width="3"/>`;
  const orbit = `M${xy(x - r * 1.6, y + r * 0.5)}Q${xy(x, y + r * 0.7)} ${xy(x + r * 1.5, y - r * 0.7)}`;
  const satellite = disc({
    centre: [x + r * 1.62, y - r * 0.72],
    rx: w * 0.075,
    ry: h * 0.055,
    tilt: -24,
    fill: "g",
    lineWidth: 2.5,
    grooves: 1,
  });
  return (
    circle(x, y, r, near) +
    ring(x, y, r, "p", 3) +
    meridian +
    drawn(grid, "p", 3) +
    drawn(orbit, far, 8) +
    satellite
  );
}

/** A round robin as the complete graph of seven: everybody plays everybody. */
export function graph({ width: w, height: h, near }: Scene): string {
  const centre: Point = [w / 2, h * 0.47];
  const teams = regular(7, [0, 0], 1).map(([x, y]): Point => [
    centre[0] + x * w * 0.3,
    centre[1] + y * h * 0.37,
  ]);
  const games = teams.flatMap((team, i) =>
    teams.slice(i + 1).map((other) => `M${xy(...team)}L${xy(...other)}`),
  );
  const nodes = teams.map(([x, y], i) => {
    return circle(x, y, h * 0.07, i === 0 ? "g" : "p") + ring(x, y, h * 0.07, "k", 3);
  });
  return drawn(games.join(""), near, 2.5) + nodes.join("");
}
