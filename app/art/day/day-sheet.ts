import { crest } from "#app/art/crest/crest.ts";
import type { SceneOf } from "#app/art/emblem/kind.ts";
import { drawScene } from "#app/art/emblem/scenes/draw-scene.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { tryoutsScene } from "./tryouts-scene.ts";

interface DayPictures {
  readonly events: readonly SceneOf[];
  readonly opponents: readonly (Parameters<typeof crest>[0] & { readonly id: string })[];
  readonly hasTryouts: boolean;
}

/** The scenes and the crests that Home's sheet of the day shows. */
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
