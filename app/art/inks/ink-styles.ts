import type { ClubInks } from "./club-inks.ts";
import { inkProperty } from "./interface-inks.ts";
import { toHex, toneOf } from "./tone.ts";

type Colors = Readonly<Record<string, string>>;

function declareTokens(tokens: Colors): string {
  return Object.entries(tokens)
    .map(([name, color]) => `--${name}:${color};`)
    .join("");
}

const declareInks = (inks: Colors, prefix = "") =>
  declareTokens(
    Object.fromEntries(
      Object.entries(inks).map(([name, color]) => [prefix + inkProperty(name), color]),
    ),
  );

/** Paper fibers, two darker and one lighter, as a repeating image. */
function createPaperTexture(paper: string): string {
  const { c, h } = toneOf(paper);
  const colors = [
    toHex({ l: 79, c: c * 2.8, h }),
    toHex({ l: 69, c: c * 2.6, h }),
    toHex({ l: 98, c: c * 0.5, h }),
  ];
  const [long = "", short = "", light = ""] = colors.map((color) => color.replace("#", "%23"));
  const paths = [
    `<path stroke='${long}' d='M22 40l3 1M180 22l1 3M290 96l-3 2M64 150l2-2M240 180l3 0M110 260l1 3M300 270l-2 1M30 296l3-1M152 104l0 2'/>`,
    `<path stroke='${short}' d='M96 70l1 1M214 60l2-1M136 190l1 1M270 224l1-1M48 220l2 1M196 300l1 0M310 20l0 1'/>`,
    `<path stroke='${light}' d='M70 20l3 2M250 120l-3 1M20 110l3-1M170 240l3 1M230 290l2-3M120 140l2 2'/>`,
  ];
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='320' height='320'><g fill='none' stroke-linecap='round' stroke-width='1.3'>${paths.join("")}</g></svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll("<", "%3C").replaceAll(">", "%3E")}")`;
}

/** For visitors who ask for more contrast: secondary and gold text, and thin lines, in the color of the text. */
const moreContrast = "--fg2:var(--fg);--gold-text:var(--fg);--hair:var(--fg);";

/**
 * CSS custom properties of a club's colors, for the head of every document. Print inks (`--p`, `--k` …) are
 * for artwork, the others for the interface; `--stage-*` is the poster in the dark theme. `--paper`, `--coin`,
 * `--on-ink`, `--ink-gold`, `--ink-hair` and `--rim` are the same in both themes.
 */
export function inkStyles({ day, night, stage, light, dark }: ClubInks): string {
  const sharedTokens = {
    // Dark clothes and hair, the face of a large disc, outlines of crests: some grounds change them.
    j: "var(--k)",
    dp: "var(--p)",
    cl: day.black,
    paper: day.paper,
    ink: day.black,
    coin: day.sun,
    "on-ink": night.paper,
    "ink-gold": dark.gold,
    "ink-hair": light.fg2,
    rim: light["gold-text"],
    fleck: createPaperTexture(day.paper),
    overprint: "multiply",
  };
  const darkTokens = { ink: night.black, cl: night.paper, fleck: "none", overprint: "normal" };
  const byDay =
    declareInks(day) + declareTokens({ ...sharedTokens, ...light }) + declareInks(stage, "stage-");
  const byNight = declareInks(night) + declareTokens({ ...darkTokens, ...dark });
  return `@layer tokens{:root{${byDay}}@media (prefers-color-scheme:dark){:root{${byNight}}}@media (prefers-contrast:more){:root{${moreContrast}}}}`;
}
