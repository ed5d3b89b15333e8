import { crest } from "#app/art/crest/crest.ts";
import { type SceneOf, drawScene } from "#app/art/emblem/scenes.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { figure } from "#app/art/figure/figure.ts";
import { halftone } from "#app/art/print/halftone.ts";
import { circle, drawn, filled, rect } from "#app/art/print/shapes.ts";

const GRASS = 330;

const shared = {
  jersey: "k",
  shorts: "k",
  shoes: "k",
  hair: "k",
  accent: "p",
  number: "g",
} as const;

/** Picture of tryouts, 540 x 400: a thrower and her marker before a rising sun. */
function tryoutsScene(): string {
  const sky = { x: -10, y: 60, width: 560, height: 340 };
  const thrower = figure({
    pose: "forehand",
    hair: "ponytail",
    number: "7",
    at: [180, 222],
    scale: 1.5,
    discFill: "p",
    palette: { ...shared, skin: "b", socks: "s", groove: "p" },
  });
  const marker = figure({
    pose: "mark",
    hair: "bun",
    number: "15",
    at: [392, 222],
    scale: 1.5,
    isMirrored: true,
    palette: { ...shared, skin: "s", socks: "b", groove: "g" },
  });
  return (
    rect(0, 0, 540, 400, "g") +
    halftone(sky, { pitch: 17, ramp: (way) => 0.72 * way, color: "g2" }) +
    circle(270, 190, 118, "p") +
    filled(`M0 ${GRASS}H540V400H0Z`, "c") +
    drawn(`M0 ${GRASS + 16}H540`, "p", 4) +
    thrower +
    marker
  );
}

interface DayPictures {
  readonly events: readonly SceneOf[];
  readonly opponents: readonly (Parameters<typeof crest>[0] & { readonly id: string })[];
  readonly hasTryouts: boolean;
}

/** Scenes and crests for Home's current event. */
export function daySheet({ events, opponents, hasTryouts }: DayPictures): Sheet {
  return makeSheet("day", [
    ...events.map((event) => ({
      id: `scene-${event.id}`,
      viewBox: "0 0 540 400",
      markup: drawScene(event, 540, 400),
    })),
    ...(hasTryouts
      ? [{ id: "scene-tryouts", viewBox: "0 0 540 400", markup: tryoutsScene() }]
      : []),
    ...opponents.map((opponent) => ({
      id: `team-${opponent.id}`,
      viewBox: "-3 -3 106 106",
      markup: crest(opponent),
    })),
  ]);
}
