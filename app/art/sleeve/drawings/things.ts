import { halftone, halftoneRings } from "#app/art/print/halftone.ts";
import { circle, drawn, filled, rect, ring } from "#app/art/print/shapes.ts";
import type { SleeveInks } from "#app/art/sleeve/inks.ts";

/** A heart with a disc in it. */
export function heart({ first, second, third }: SleeveInks): string {
  const area = { x: -10, width: 320, height: 300 };
  return (
    halftone(area, { pitch: 15, ramp: (way) => 0.8 * way, colour: second }) +
    filled(
      "M150 252C26 172 30 60 104 56Q138 56 150 92Q162 56 196 56C270 60 274 172 150 252Z",
      first,
    ) +
    circle(150, 142, 34, third) +
    ring(150, 142, 25, first, 3)
  );
}

/** A pair of boots. */
export function boots({ first, second, third }: SleeveInks): string {
  const boot = (x: number, ink: SleeveInks["first"]) => {
    const shaft = `M${x} 60H${x + 56}V150Q${x + 60} 172 ${x + 92} 178Q${x + 106} 184 ${x + 104} 210H${x}Z`;
    const studs = [0, 1, 2, 3].map((i) => rect(x + 6 + i * 25, 210, 12, 16, first));
    const trim = rect(x, 196, 104, 14, first) + rect(x, 60, 56, 18, first);
    return filled(shaft, ink) + trim + studs.join("");
  };
  return rect(0, 210, 300, 90, first) + boot(60, second) + boot(168, third);
}

/** A cake with five candles. */
export function cake({ first, second, third }: SleeveInks): string {
  const icing = "M60 180q15 30 30 0t30 0t30 0t30 0t30 0t30 0V164H60Z";
  const candle = (x: number, i: number) =>
    rect(x - 5, 116, 10, 48, i % 2 === 0 ? second : third) +
    filled(`M${x} 82Q${x + 15} 104 ${x} 112Q${x - 15} 104 ${x} 82Z`, first);
  return (
    rect(60, 180, 180, 76, first) +
    filled(icing, third) +
    rect(40, 256, 220, 14, third) +
    [90, 120, 150, 180, 210].map(candle).join("")
  );
}

/** A pile of books. */
export function books({ ground, first, second, third }: SleeveInks): string {
  const book = (x: number, y: number, width: number, ink: SleeveInks["first"]) => {
    const bands = `M${x + 14} ${y}v38M${x + width - 26} ${y}v38`;
    return rect(x, y, width, 38, ink) + drawn(bands, ground, 5);
  };
  return (
    book(52, 216, 196, first) +
    book(70, 172, 170, second) +
    book(44, 128, 204, third) +
    book(84, 84, 150, first)
  );
}

/** Sunglasses. */
export function shades({ first, second, third }: SleeveInks): string {
  const frame =
    "M26 112H274V130L262 138Q258 196 212 196Q172 196 166 146H134Q128 196 88 196Q42 196 38 138L26 130Z";
  const glint = "M60 134h30l-22 44q-12-18-8-44zM190 134h30l-22 44q-12-18-8-44z";
  const rings = { centre: [150, 150], radius: 150, pitch: 16 } as const;
  return (
    halftoneRings({ ...rings, ramp: (way) => 0.85 * way, colour: second }) +
    filled(frame, first) +
    filled(glint, third)
  );
}
