import { crest } from "#app/art/crest/crest.ts";
import { type SceneOf, drawScene } from "#app/art/emblem/scenes.ts";
import { tryoutsPicture } from "#app/art/join/join-picture.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";

const SCENE = { width: 540, height: 400 } as const;
const viewBox = "0 0 540 400";

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
      viewBox,
      markup: drawScene(event, SCENE.width, SCENE.height),
    })),
    ...(hasTryouts ? [{ id: "scene-tryouts", viewBox, markup: tryoutsPicture(SCENE) }] : []),
    ...opponents.map((opponent) => ({
      id: `team-${opponent.id}`,
      viewBox: "-3 -3 106 106",
      markup: crest(opponent),
    })),
  ]);
}
