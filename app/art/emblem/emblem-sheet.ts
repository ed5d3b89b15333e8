import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { emblem, panelScene, type Event } from "./emblem.ts";

/** The labels of tournaments, by their ids. */
export function emblemSheet(name: string, events: readonly Event[]): Sheet {
  const labels = events.map((event) => ({
    id: event.id,
    viewBox: "0 0 300 180",
    markup: emblem(event),
  }));
  return makeSheet(name, labels);
}

/** The wide scenes of tournaments' panels, by the tournaments' ids. */
export function sceneSheet(name: string, events: readonly Event[]): Sheet {
  const scenes = events.map((event) => ({
    id: event.id,
    viewBox: "0 0 540 176",
    markup: panelScene(event),
  }));
  return makeSheet(name, scenes);
}
