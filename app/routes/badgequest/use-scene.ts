import { use } from "react";
import { type QuestScene, Scene } from "./quest-scene.ts";

export function useScene(): QuestScene {
  const scene = use(Scene);
  if (scene === undefined) throw new Error("This belongs on the Badge Quest page.");
  return scene;
}
