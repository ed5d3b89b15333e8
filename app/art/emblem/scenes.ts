import { type SceneName, stripYear } from "#app/domain/tournaments.ts";
import {
  hash,
  pickCyclic,
  type NonEmpty,
  rect,
  circle,
  strokePath,
  fillPath,
  ring,
  disc,
  range,
  type Point,
  round,
  xy,
  regularPolygon,
  closedPath,
  starPath,
} from "#app/art/print/shapes.ts";
import { discLaurel } from "#app/art/mark/team-crest.ts";
import { halftone } from "#app/art/print/halftone.ts";
import type { Ink } from "#app/art/print/ink.ts";

/** Scenes that fit any event. */
const ANY_EVENT: NonEmpty<SceneName> = [
  "waves",
  "plains",
  "peaks",
  "flights",
  "lakes",
  "globe",
  "cup",
];

/** Data for drawing a tournament's scene. */
export interface SceneEvent {
  readonly id: string;
  readonly year: number;
  /** Undefined if the club has not chosen one. */
  readonly scene?: SceneName | undefined;
}

/** The scene of a tournament, the same every year: the club's choice, else picked by a hash of the event. */
export function pickScene({ id, scene }: SceneEvent): SceneName {
  return scene ?? pickCyclic(ANY_EVENT, hash(stripYear(id)) >>> 3);
}

interface SceneInks {
  readonly ground: Ink;
  readonly far: Ink;
  readonly near: Ink;
  readonly sun: Ink;
}

type InkSet = readonly [ground: Ink, far: Ink, near: Ink, sun: Ink];

/** Three sets of inks per scene: an event looks related each year, but not the same. */
// oxfmt-ignore
const INK_SETS: Readonly<Record<SceneName, NonEmpty<InkSet>>> = {
  lakes: [["newsprint", "plate1", "plate1Tint", "deepSun"], ["sun", "plate1", "plate1Tint", "paper"], ["deepSun", "plate1", "plate1Tint", "paper"]],
  plains: [["sun", "plate3", "plate3Tint", "paper"], ["newsprint", "plate3", "plate3Tint", "deepSun"], ["deepSun", "plate3", "plate3Tint", "paper"]],
  star: [["black", "sun", "plate2", "sun"], ["plate1", "sun", "plate1Tint", "sun"], ["plate3", "sun", "plate3Tint", "sun"]],
  steps: [["sun", "black", "plate2", "paper"], ["plate1", "black", "sun", "paper"], ["newsprint", "plate3", "plate3Tint", "sun"]],
  peaks: [["deepSunTint", "plate1", "black", "paper"], ["newsprint", "plate2", "black", "deepSun"], ["plate1", "black", "deepSun", "sun"]],
  flights: [["plate1", "plate1Tint", "sun", "sun"], ["sun", "sunTint", "paper", "paper"], ["plate2", "plate2Tint", "sun", "sun"]],
  record: [["plate2", "black", "sun", "sun"], ["sun", "black", "plate2", "sun"], ["plate1", "black", "sun", "sun"]],
  weights: [["plate3", "black", "sun", "sun"], ["sun", "black", "plate2", "sun"], ["plate1", "black", "sun", "sun"]],
  globe: [["newsprint", "plate2", "plate1", "sun"], ["sun", "plate2", "plate3", "sun"], ["plate1", "plate2", "sun", "sun"]],
  cup: [["plate1", "black", "sun", "sun"], ["plate2", "black", "sun", "sun"], ["plate3", "black", "sun", "sun"]],
  graph: [["plate2", "plate2Tint", "sun", "paper"], ["plate1", "plate1Tint", "sun", "paper"], ["plate3", "plate3Tint", "sun", "paper"]],
  waves: [["sun", "black", "plate2", "paper"], ["newsprint", "plate1", "plate1Tint", "sun"], ["plate3", "black", "sun", "paper"]],
  // Its waves break on sand.
  beach: [["sun", "plate1", "newsprint", "paper"], ["newsprint", "plate1", "paper", "sun"], ["deepSun", "plate1", "newsprint", "paper"]],
};

/** The inks of a tournament's picture, by its scene and year. */
export function pickSceneInks(event: SceneEvent): SceneInks {
  const [ground, far, near, sun] = pickCyclic(INK_SETS[pickScene(event)], event.year);
  return { ground, far, near, sun };
}

/** The area and inks of a tournament's picture. Every scene fills any area. */
interface Scene extends SceneInks {
  readonly width: number;
  readonly height: number;
  /** Center of the sun as a fraction of the width; it varies by year. */
  readonly sunX: number;
}

/** Select Flight: discs in formation. */
function flights({ width: w, height, far, near }: Scene): string {
  const trails = range(3).map((i) => {
    const start = xy(-w * 0.1, height * (1.1 - i * 0.12));
    const top = xy(w * 0.45, height * (0.95 - i * 0.3));
    return strokePath(
      `M${start}Q${top} ${xy(w * 1.1, height * (0.62 - i * 0.32))}`,
      far,
      height * 0.07,
    );
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
      center: [w * x, height * y],
      rx: w * (0.075 + (i % 3) * 0.018),
      ry: height * 0.052 + i * 1.5,
      tilt: -18,
      fill: i % 2 === 0 ? near : "paper",
      lineWidth: 2.5,
      grooves: 1,
    }),
  );
  return [...trails, ...discs].join("");
}

/** Elite Select: five steps, a disc climbing them. */
function steps({ width: w, height, far, near, sun }: Scene): string {
  const stairs = range(5).map((i) => {
    const left = w * i * 0.2;
    const step = `M${xy(left, height * (0.86 - i * 0.16))}H${round(w)}V${round(height)}H${round(left)}Z`;
    return fillPath(step, i % 2 === 0 ? far : near);
  });
  const climber = disc({
    center: [w * 0.24, height * 0.3],
    rx: w * 0.12,
    ry: height * 0.085,
    tilt: -20,
    fill: sun,
    lineWidth: 2.5,
    grooves: 2,
  });
  const path = `M${xy(w * 0.02, height * 0.52)}Q${xy(w * 0.08, height * 0.42)} ${xy(w * 0.14, height * 0.37)}`;
  return (
    stairs.join("") + climber + strokePath(path, "black", 3, { hasRoundEnds: true, dash: [0, 8] })
  );
}

/** US Open: a globe and a disc in orbit. */
function globe({ width: w, height, far, near }: Scene): string {
  const [x, y, r] = [w / 2, height * 0.47, height * 0.4];
  const parallel = (rise: number, half: number) =>
    `M${xy(x - r * half, y - r * rise)}h${round(2 * r * half)}`;
  const grid = `${parallel(0, 1)}${parallel(0.5, 0.87)}${parallel(-0.5, 0.87)}M${xy(x, y - r)}v${round(2 * r)}`;
  const meridian = `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(r * 0.42)}" ry="${round(r)}" fill="none" stroke="var(--p)" stroke-width="3"/>`;
  const orbit = `M${xy(x - r * 1.6, y + r * 0.5)}Q${xy(x, y + r * 0.7)} ${xy(x + r * 1.5, y - r * 0.7)}`;
  const satellite = disc({
    center: [x + r * 1.62, y - r * 0.72],
    rx: w * 0.075,
    ry: height * 0.055,
    tilt: -24,
    fill: "sun",
    lineWidth: 2.5,
    grooves: 1,
  });
  return (
    circle(x, y, r, near) +
    ring(x, y, r, "paper", 3) +
    meridian +
    strokePath(grid, "paper", 3) +
    strokePath(orbit, far, 8) +
    satellite
  );
}

/** A round robin, drawn as the complete graph of seven: everybody plays everybody. */
function graph({ width: w, height, near }: Scene): string {
  const center: Point = [w / 2, height * 0.47];
  const teams = regularPolygon(7, [0, 0], 1).map(([x, y]): Point => [
    center[0] + x * w * 0.3,
    center[1] + y * height * 0.37,
  ]);
  const games = teams.flatMap((team, i) =>
    teams.slice(i + 1).map((opponent) => `M${xy(...team)}L${xy(...opponent)}`),
  );
  const nodes = teams.map(([x, y], i) => {
    return (
      circle(x, y, height * 0.07, i === 0 ? "sun" : "paper") + ring(x, y, height * 0.07, "black", 3)
    );
  });
  return strokePath(games.join(""), near, 2.5) + nodes.join("");
}

/** A line of waves across the picture, starting outside its left edge. */
function waves(start: number, y: number, length: number, rise: number, count: number): string {
  const wave = `q${xy(length / 4, -rise)} ${xy(length / 2, 0)}t${xy(length / 2, 0)}`;
  return `M${xy(start, y)}${wave.repeat(count)}`;
}

/** Great Lakes: five lakes, one behind the other, under a sun. */
function lakes({ width: w, height, far, near, sun, sunX }: Scene): string {
  const length = w / 5;
  const lake = (i: number) => {
    const start = i % 2 === 0 ? -length : -length / 2;
    const shore = waves(start, height * (0.48 + i * 0.115), length, height * 0.07, 7);
    const water = fillPath(`${shore}V${round(height)}H0Z`, i % 2 === 0 ? far : near);
    return water + strokePath(shore, "paper", height * 0.018);
  };
  return circle(w * sunX, height * 0.42, height * 0.3, sun) + range(5).map(lake).join("");
}

/** East Plains: furrows that run to the horizon, a barn and a silo. */
function plains({ width: w, height, far, near, sun }: Scene): string {
  const horizon = height * 0.52;
  const furrows = range(23).map((i) => {
    const foot = (i - 9) * w * 0.16;
    return `M${xy(w * 0.32, horizon)}L${xy(foot, height * 1.02)}H${round(foot + w * 0.08)}Z`;
  });
  const dome = height * 0.07;
  const silo = `M${xy(w * 0.16, horizon)}V${round(height * 0.2)}a${xy(dome, dome)} 0 0 1 ${xy(dome * 2, 0)}V${round(horizon)}Z`;
  const roof = xy(w * 0.06, -height * 0.11);
  // The silo is wide in a tall picture, so the barn moves away from it.
  const barnX = Math.max(w * 0.26, w * 0.178 + dome * 2);
  const barn = `M${xy(barnX, horizon)}V${round(height * 0.36)}l${roof}l${xy(w * 0.06, height * 0.11)}V${round(horizon)}Z`;
  return (
    circle(w * 0.68, height * 0.4, height * 0.26, sun) +
    fillPath(`M${xy(0, horizon)}H${round(w)}V${round(height)}H0Z`, far) +
    fillPath(furrows.join(""), near) +
    fillPath(silo + barn, "plate2")
  );
}

/** Pro Elite in Colorado: two mountains with snow. */
function peaks({ width: w, height, far, near, sun }: Scene): string {
  const shape = (...shares: [number, number][]) =>
    closedPath(shares.map(([x, y]) => [w * x, height * y] as const));
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
    circle(w * 0.74, height * 0.3, height * 0.17, sun) +
    fillPath(high, far) +
    fillPath(snow, "paper") +
    fillPath(low, near) +
    fillPath(cap, "sun")
  );
}

/** A sun over waves; on a beach they break on sand. */
function beach({ width: w, height, far, near, sun, sunX }: Scene): string {
  const wave = (i: number) => {
    const swell = `q${xy(w / 4, -height * 0.1)} ${xy(w / 2, 0)}t${xy(w / 2, 0)}`;
    const water = `M${xy(0, height * (0.6 + i * 0.1))}${swell}V${round(height)}H0Z`;
    return fillPath(water, i % 2 === 0 ? far : near);
  };
  return circle(w * sunX, height * 0.4, height * 0.28, sun) + range(4).map(wave).join("");
}

/** Nationals: a star in the laurel. */
function star({ width: w, height, near }: Scene): string {
  const laurel = { center: [w / 2, height * 0.46], radius: height * 0.38, leaves: 6 } as const;
  return (
    halftone({ width: w, height }, { pitch: height * 0.075, ramp: (v) => 0.55 * v, color: near }) +
    discLaurel({ ...laurel, leaf: height * 0.075, color: "sun" }) +
    fillPath(starPath([w / 2, height * 0.47], height * 0.3, height * 0.125), "paper")
  );
}

/** Motown: a record. */
function record({ width: w, height, far, near }: Scene): string {
  const [x, y] = [w / 2, height / 2];
  const grooves = range(5).map((i) => ring(x, y, height * (0.43 - i * 0.05), "plate2Tint", 1.6));
  return (
    circle(x, y, height * 0.47, far) +
    grooves.join("") +
    circle(x, y, height * 0.17, near) +
    circle(x, y, height * 0.035, "plate2")
  );
}

/** Heavyweights: a barbell whose middle plate is a disc. */
function weights({ width: w, height, far, near }: Scene): string {
  const [x, y] = [w / 2, height * 0.46];
  const sizes: readonly [at: number, half: number][] = [
    [0.16, 0.3],
    [0.235, 0.4],
    [0.31, 0.46],
  ];
  const plates = sizes.flatMap(([at, half], i) =>
    [at, 1 - at].map((share) => {
      const left = w * share - w * 0.028;
      const ink = i % 2 === 0 ? far : near;
      return rect(left, y - height * half * 0.9, w * 0.056, height * half * 1.8, ink);
    }),
  );
  const middle = {
    center: [x, y],
    rx: height * 0.2,
    ry: height * 0.2,
    lineWidth: 3,
    grooves: 2,
  } as const;
  return (
    rect(0, y - height * 0.045, w, height * 0.09, "paper") +
    plates.join("") +
    disc({ ...middle, fill: "sun" })
  );
}

/** Pro Championships: a cup with a disc on it. */
function cup({ width: w, height, near }: Scene): string {
  const x = w / 2;
  const r = round(height * 0.3);
  const bowl = `M${xy(x - height * 0.3, height * 0.1)}H${round(x + height * 0.3)}V${r}A${r} ${r} 0 0 1 ${xy(x - height * 0.3, height * 0.3)}Z`;
  const handle = (side: 1 | -1) => {
    const drop = `q${xy(0, height * 0.24)} ${xy(side * -height * 0.2, height * 0.24)}`;
    return `M${xy(x + side * height * 0.29, height * 0.16)}h${round(side * height * 0.15)}${drop}`;
  };
  const [d, t] = [round(height * 0.12), round(height * 0.1)];
  const foot = `M${xy(x - height * 0.05, height * 0.56)}h${t}v${round(height * 0.14)}h${d}v${t}h${round(-height * 0.34)}v${-t}h${d}Z`;
  return (
    fillPath(bowl, near) +
    strokePath(handle(-1) + handle(1), near, height * 0.05) +
    fillPath(foot, near) +
    circle(x, height * 0.3, height * 0.13, "black") +
    ring(x, height * 0.3, height * 0.09, near, 2.5)
  );
}

const DRAW_SCENE: Readonly<Record<SceneName, (scene: Scene) => string>> = {
  beach,
  cup,
  flights,
  globe,
  graph,
  lakes,
  peaks,
  plains,
  record,
  star,
  steps,
  waves: beach,
  weights,
};

/** A tournament's picture without lettering, in any size. */
export function drawScene(event: SceneEvent, width: number, height: number): string {
  const { id, year } = event;
  const inks = pickSceneInks(event);
  const sunX = 0.26 + ((year * 7 + (hash(id) % 5)) % 5) * 0.115;
  const ground = rect(0, 0, width, height, inks.ground);
  return ground + DRAW_SCENE[pickScene(event)]({ ...inks, width, height, sunX });
}
