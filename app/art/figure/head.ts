import { gearOf } from "#app/art/bust/gear.ts";
import { hairOf } from "#app/art/bust/hair.ts";
import { degrees } from "#app/art/print/geometry.ts";
import { factor, round, xy } from "#app/art/print/number.ts";
import { circle, filled, moved, ring } from "#app/art/print/shapes.ts";
import type { Gear, HairStyle } from "#app/art/season/look.ts";
import { sideGear } from "./gear.ts";
import { sideHair } from "./hair.ts";
import type { Palette } from "./palette.ts";
import type { Pose } from "./pose.ts";

export interface HeadLook {
  /** Left out, all of it is under the hat. */
  readonly hair?: HairStyle;
  readonly gear?: Gear;
  readonly palette: Palette;
  readonly headRadius?: number;
}

/** A head in two parts: hair that falls behind the body, and the rest before it. */
export interface HeadParts {
  readonly back: string;
  readonly front: string;
}

/** The bust's head: its middle and its radius. */
const BUST = { middle: "-200 -130", radius: 76 };

function face({ palette, headRadius: r = 10 }: HeadLook, { head: at }: Pose): string {
  return (
    circle(...at, r, palette.skin) +
    ring(...at, r * 0.84, palette.groove, 1) +
    ring(...at, r * 0.36, palette.groove, 1)
  );
}

/** The head of a figure: it wears what the bust wears, turned as the pose turns it. */
export function headOf(look: HeadLook, pose: Pose): HeadParts {
  const { hair: style, gear = "none", palette, headRadius: radius = 10 } = look;
  const { head: centre, neck } = pose;
  const lean = degrees(Math.atan2(centre[1] - neck[1], centre[0] - neck[0])) + 90;
  const gearInks = palette.gear ?? ([palette.accent, palette.accent] as const);
  const drawnFace = face(look, pose);
  if (pose.facesUs === true) {
    const size = factor(radius / BUST.radius);
    const place = `translate(${xy(...centre)}) rotate(${round(lean)}) scale(${size}) translate(${BUST.middle})`;
    const hair = style === undefined ? { back: "", front: "" } : hairOf(style, palette.hair);
    const worn = hair.front + gearOf(gear, ...gearInks);
    return {
      back: hair.back && moved(place, hair.back),
      front: drawnFace + (worn && moved(place, worn)),
    };
  }
  const locks = style === undefined ? [] : sideHair(style, { centre, radius, trail: pose.hair });
  const hair = locks.map((path) => filled(path, palette.hair)).join("");
  return { back: "", front: drawnFace + hair + sideGear(gear, { centre, radius, lean }, gearInks) };
}
