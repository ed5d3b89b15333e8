import { around, range, circle, drawn, filled, ring } from "#app/art/print/shapes.ts";
import type { Paint } from "#app/art/print/ink.ts";
import { limb } from "#app/art/print/limb.ts";
import type { HairStyle, Gear } from "#app/domain/look.ts";

/** Hair before and behind a head of radius 76 at (200, 130). */
export interface Hair {
  readonly front: string;
  readonly back: string;
}

const DOME = "M119 128A81 81 0 0 1 281 128Q266 74 200 76Q134 74 119 128Z";

function braids(colour: Paint): string {
  return [-1, 1]
    .flatMap((side) =>
      range(5).map((i) => circle(200 + side * (84 + i * 3), 152 + i * 25, 17 - i * 1.6, colour)),
    )
    .join("");
}

function curls(colour: Paint): string {
  return range(11)
    .map((i) => circle(...around([200, 128], 82, 168 + i * 20.4), 28, colour))
    .join("");
}

type DrawHair = (colour: Paint) => Hair;

const STYLES: Readonly<Record<HairStyle, DrawHair>> = {
  ponytail: (colour) => ({
    front: filled(DOME, colour),
    back: filled(
      limb(
        [
          [258, 92],
          [334, 100],
          [332, 236],
        ],
        50,
        14,
      ),
      colour,
    ),
  }),
  bun: (colour) => ({ front: filled(DOME, colour), back: circle(200, 42, 33, colour) }),
  topknot: (colour) => ({
    front: filled(DOME, colour),
    back: filled("M180 58Q150 20 178 4Q200 26 203 2Q228 14 222 58Z", colour),
  }),
  braids: (colour) => ({ front: filled(DOME, colour) + braids(colour), back: "" }),
  bob: (colour) => ({
    front: filled(DOME, colour),
    back: filled(
      "M104 206V130A96 96 0 0 1 296 130V206Q290 218 270 218H130Q110 218 104 206Z",
      colour,
    ),
  }),
  long: (colour) => ({
    front: filled("M119 146A82 82 0 0 1 282 130Q250 112 214 72Q180 130 119 146Z", colour),
    back: filled("M106 280V130A94 94 0 0 1 294 130V280Z", colour),
  }),
  curls: (colour) => ({ front: filled(DOME, colour), back: curls(colour) }),
  crop: (colour) => ({
    front: filled(
      "M120 122A82 82 0 0 1 280 122Q262 92 246 98Q226 76 206 92Q180 72 160 96Q138 90 120 122Z",
      colour,
    ),
    back: "",
  }),
  bald: () => ({ front: "", back: "" }),
  buzz: (colour) => ({
    front: filled(
      "M123 124A78 78 0 0 1 277 124Q270 96 246 96Q200 82 154 96Q130 96 123 124Z",
      colour,
    ),
    back: "",
  }),
  short: (colour) => ({
    front: filled(
      "M120 148L116 122A84 84 0 0 1 284 122L280 148Q276 112 250 100Q216 112 176 92Q140 96 132 116Q124 126 120 148Z",
      colour,
    ),
    back: "",
  }),
  waves: (colour) => ({
    front:
      filled(DOME, colour) +
      range(6)
        .map((i) => circle(...around([200, 126], 70, 190 + i * 32), 27, colour))
        .join(""),
    back: "",
  }),
  locs: (colour) => ({
    front: filled(DOME, colour),
    back: [100, 126, 152, 224, 250, 276]
      .map((x) => filled(`M${x} 116V226A12 12 0 0 0 ${x + 24} 226V116Z`, colour))
      .join(""),
  }),
  side: (colour) => ({
    front: filled("M119 140A82 82 0 0 1 282 128Q270 100 236 70Q208 108 119 140Z", colour),
    back: filled(
      limb(
        [
          [126, 120],
          [92, 170],
          [120, 270],
        ],
        50,
        18,
      ),
      colour,
    ),
  }),
  twin: (colour) => ({
    front: filled(DOME, colour),
    back:
      filled(
        limb(
          [
            [128, 90],
            [70, 72],
            [56, 156],
          ],
          44,
          14,
        ),
        colour,
      ) +
      filled(
        limb(
          [
            [272, 90],
            [330, 72],
            [344, 156],
          ],
          44,
          14,
        ),
        colour,
      ),
  }),
};

/** A hairstyle on the bust's head. */
export function hairOf(style: HairStyle, colour: Paint): Hair {
  return STYLES[style](colour);
}

/** Sunglasses, in ink on every head. */
function sunglasses(lens: Paint): string {
  const frame =
    "M122 108H278V118L269 124Q263 160 236 160Q211 160 206 126H194Q189 160 164 160Q137 160 131 124L122 118Z";
  const glint = "M146 122h16l-11 24q-7-9-5-24zM218 122h16l-11 24q-7-9-5-24z";
  return filled(frame, "k") + filled(glint, lens);
}

/** Glasses, in ink on every head. */
function glasses(): string {
  const rims = ring(164, 132, 26, "k", 8) + ring(236, 132, 26, "k", 8);
  return rims + drawn("M189 128Q200 120 211 128M139 126L122 118M261 126L278 118", "k", 8);
}

/** A scarf around the face and over the shoulders, with a band on the forehead. */
function hijab(colour: Paint, trim: Paint): string {
  const scarf =
    "M114 150Q112 214 84 252Q142 268 200 268Q258 268 316 252Q288 214 286 150Q262 200 200 200Q138 200 114 150Z";
  return (
    ring(200, 134, 70, colour, 38) +
    filled(scarf, colour) +
    drawn("M160 104Q200 76 240 104", trim, 9)
  );
}

function cap(colour: Paint, trim: Paint): string {
  const peak = "M116 106H284Q302 108 316 128Q250 118 200 120Q150 118 84 128Q98 108 116 106Z";
  const crown = filled("M116 110A84 84 0 0 1 284 110V118H116Z", colour);
  return crown + filled(peak, trim) + circle(200, 72, 17, trim) + circle(200, 72, 7, colour);
}

function visor(colour: Paint, trim: Paint): string {
  const peak =
    "M110 108Q200 74 290 108Q308 118 322 138Q252 114 200 116Q148 114 78 138Q92 118 110 108Z";
  const strap = "M117 112Q200 76 283 112V92Q200 58 117 92Z";
  return filled(strap, trim) + filled(peak, colour);
}

function bucket(colour: Paint, trim: Paint): string {
  const hat = "M132 36H268L284 108H116ZM112 102H288L332 148Q200 110 68 148Z";
  return filled(hat, colour) + filled("M118 99H282L284 112H116Z", trim);
}

/** A bust's headwear or glasses, in a color and a trim. */
export function gearOf(gear: Gear, colour: Paint, trim: Paint): string {
  switch (gear) {
    case "sunglasses":
      return sunglasses(colour);
    case "headband":
      return filled("M121 118Q200 84 279 118V92Q200 58 121 92Z", colour);
    case "glasses":
      return glasses();
    case "hijab":
      return hijab(colour, trim);
    case "cap":
      return cap(colour, trim);
    case "visor":
      return visor(colour, trim);
    case "bucket":
      return bucket(colour, trim);
    case "none":
      return "";
  }
}
