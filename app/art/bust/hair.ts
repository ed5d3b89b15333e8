import { pointOnCircle, range, circle, strokePath, fillPath, ring } from "#app/art/print/shapes.ts";
import type { Paint } from "#app/art/print/ink.ts";
import { limb } from "#app/art/print/limb.ts";
import { isHat } from "#app/art/season/look.ts";
import type { HairStyle, Gear } from "#app/domain/look.ts";

/** Hair before and behind a head of radius 76 at (200, 130). */
export interface Hair {
  readonly front: string;
  readonly back: string;
}

const DOME_PATH = "M119 128A81 81 0 0 1 281 128Q266 74 200 76Q134 74 119 128Z";

function braids(color: Paint): string {
  return [-1, 1]
    .flatMap((side) =>
      range(5).map((i) => circle(200 + side * (84 + i * 3), 152 + i * 25, 17 - i * 1.6, color)),
    )
    .join("");
}

function curls(color: Paint): string {
  return range(11)
    .map((i) => circle(...pointOnCircle([200, 128], 82, 168 + i * 20.4), 28, color))
    .join("");
}

type DrawHair = (color: Paint) => Hair;

const HAIR_STYLES: Readonly<Record<HairStyle, DrawHair>> = {
  ponytail: (color) => ({
    front: fillPath(DOME_PATH, color),
    back: fillPath(
      limb(
        [
          [258, 92],
          [334, 100],
          [332, 236],
        ],
        50,
        14,
      ),
      color,
    ),
  }),
  bun: (color) => ({ front: fillPath(DOME_PATH, color), back: circle(200, 42, 33, color) }),
  topknot: (color) => ({
    front: fillPath(DOME_PATH, color),
    back: fillPath("M180 58Q150 20 178 4Q200 26 203 2Q228 14 222 58Z", color),
  }),
  braids: (color) => ({ front: fillPath(DOME_PATH, color) + braids(color), back: "" }),
  bob: (color) => ({
    front: fillPath(DOME_PATH, color),
    back: fillPath(
      "M104 206V130A96 96 0 0 1 296 130V206Q290 218 270 218H130Q110 218 104 206Z",
      color,
    ),
  }),
  long: (color) => ({
    front: fillPath("M119 146A82 82 0 0 1 282 130Q250 112 214 72Q180 130 119 146Z", color),
    back: fillPath("M106 280V130A94 94 0 0 1 294 130V280Z", color),
  }),
  curls: (color) => ({ front: fillPath(DOME_PATH, color), back: curls(color) }),
  crop: (color) => ({
    front: fillPath(
      "M120 122A82 82 0 0 1 280 122Q262 92 246 98Q226 76 206 92Q180 72 160 96Q138 90 120 122Z",
      color,
    ),
    back: "",
  }),
  bald: () => ({ front: "", back: "" }),
  buzz: (color) => ({
    front: fillPath(
      "M123 124A78 78 0 0 1 277 124Q270 96 246 96Q200 82 154 96Q130 96 123 124Z",
      color,
    ),
    back: "",
  }),
  short: (color) => ({
    front: fillPath(
      "M120 148L116 122A84 84 0 0 1 284 122L280 148Q276 112 250 100Q216 112 176 92Q140 96 132 116Q124 126 120 148Z",
      color,
    ),
    back: "",
  }),
  waves: (color) => ({
    front:
      fillPath(DOME_PATH, color) +
      range(6)
        .map((i) => circle(...pointOnCircle([200, 126], 70, 190 + i * 32), 27, color))
        .join(""),
    back: "",
  }),
  locs: (color) => ({
    front: fillPath(DOME_PATH, color),
    back: [100, 126, 152, 224, 250, 276]
      .map((x) => fillPath(`M${x} 116V226A12 12 0 0 0 ${x + 24} 226V116Z`, color))
      .join(""),
  }),
  side: (color) => ({
    front: fillPath("M119 140A82 82 0 0 1 282 128Q270 100 236 70Q208 108 119 140Z", color),
    back: fillPath(
      limb(
        [
          [130, 116],
          [84, 152],
          [92, 224],
        ],
        50,
        14,
      ),
      color,
    ),
  }),
  twin: (color) => ({
    front: fillPath(DOME_PATH, color),
    back:
      fillPath(
        limb(
          [
            [128, 90],
            [70, 72],
            [56, 156],
          ],
          44,
          14,
        ),
        color,
      ) +
      fillPath(
        limb(
          [
            [272, 90],
            [330, 72],
            [344, 156],
          ],
          44,
          14,
        ),
        color,
      ),
  }),
};

/** A hairstyle on the bust's head. Hats hide the part, which would cut into the head. */
export function drawHair(style: HairStyle, color: Paint, gear: Gear): Hair {
  const hair = HAIR_STYLES[style](color);
  const isParted = style === "side" || style === "long";
  return isParted && isHat(gear) ? { ...hair, front: fillPath(DOME_PATH, color) } : hair;
}

/** Sunglasses, in ink on every head. */
function sunglasses(lens: Paint): string {
  const frame =
    "M122 108H278V118L269 124Q263 160 236 160Q211 160 206 126H194Q189 160 164 160Q137 160 131 124L122 118Z";
  const glint = "M146 122h16l-11 24q-7-9-5-24zM218 122h16l-11 24q-7-9-5-24z";
  return fillPath(frame, "black") + fillPath(glint, lens);
}

/** Glasses, in ink on every head. */
function glasses(): string {
  const rims = ring(164, 132, 26, "black", 8) + ring(236, 132, 26, "black", 8);
  return rims + strokePath("M189 128Q200 120 211 128M139 126L122 118M261 126L278 118", "black", 8);
}

/** A scarf around the face and over the shoulders, with a band on the forehead. */
function hijab(color: Paint, trim: Paint): string {
  const scarf =
    "M114 150Q112 214 84 252Q142 268 200 268Q258 268 316 252Q288 214 286 150Q262 200 200 200Q138 200 114 150Z";
  return (
    ring(200, 134, 70, color, 38) +
    fillPath(scarf, color) +
    strokePath("M160 104Q200 76 240 104", trim, 9)
  );
}

function cap(color: Paint, trim: Paint): string {
  const peak = "M116 106H284Q302 108 316 128Q250 118 200 120Q150 118 84 128Q98 108 116 106Z";
  const crown = fillPath("M116 110A84 84 0 0 1 284 110V118H116Z", color);
  return crown + fillPath(peak, trim) + circle(200, 72, 17, trim) + circle(200, 72, 7, color);
}

function visor(color: Paint, trim: Paint): string {
  const peak =
    "M110 108Q200 74 290 108Q308 118 322 138Q252 114 200 116Q148 114 78 138Q92 118 110 108Z";
  const strap = "M117 112Q200 76 283 112V92Q200 58 117 92Z";
  return fillPath(strap, trim) + fillPath(peak, color);
}

function bucket(color: Paint, trim: Paint): string {
  const hat = "M132 36H268L284 108H116ZM112 102H288L332 148Q200 110 68 148Z";
  return fillPath(hat, color) + fillPath("M118 99H282L284 112H116Z", trim);
}

/** A bust's headwear or glasses, in a color and a trim. */
export function drawGear(gear: Gear, color: Paint, trim: Paint): string {
  switch (gear) {
    case "sunglasses":
      return sunglasses(color);
    case "headband":
      return fillPath("M121 118Q200 84 279 118V92Q200 58 121 92Z", color);
    case "glasses":
      return glasses();
    case "hijab":
      return hijab(color, trim);
    case "cap":
      return cap(color, trim);
    case "visor":
      return visor(color, trim);
    case "bucket":
      return bucket(color, trim);
    case "none":
      return "";
  }
}
