import { expect, test } from "vitest";
import { faintPairs, PALETTES, type PrintedPair } from "#app/art/testing/faint-pairs.ts";
import { proof } from "#app/art/testing/proof.ts";
import { SCENE_NAMES, type SceneName } from "#app/domain/tournaments.ts";
import { emblem, panelScene, type DrawnEvent } from "./emblem.ts";
import { pickSceneInks, pickScene } from "./scenes.ts";

const event = (
  slug: string,
  year = 2019,
  name = "Great Lakes Regionals",
  scene?: SceneName,
): DrawnEvent => ({
  scene,
  id: `${year}-${slug}`,
  name,
  year,
  location: { label: "MI" },
});

test("every scene is valid in every year", () => {
  for (const scene of SCENE_NAMES) {
    for (const year of [2015, 2016, 2017, 2023]) {
      expect(proof(emblem(event("esc", year, "Great Lakes", scene)))).toEqual([]);
      expect(proof(panelScene(event("esc", year, "Great Lakes", scene)))).toEqual([]);
    }
  }
});

/** The parts of each scene that have to be told from its ground. */
const SUBJECTS: Readonly<Record<SceneName, readonly ("far" | "near" | "light" | "paper")[]>> = {
  beach: ["far"],
  cup: ["near"],
  flights: ["near", "paper"],
  globe: ["near"],
  graph: ["near", "paper"],
  lakes: ["far", "light"],
  peaks: ["far", "near", "light"],
  plains: ["far", "light"],
  record: ["far"],
  star: ["paper"],
  steps: ["far", "near"],
  waves: ["far"],
  weights: ["far", "near", "paper"],
};

test.each(PALETTES)("the subject of every scene stands out by day and night: %s", (_, colors) => {
  const pairs = SCENE_NAMES.flatMap((scene) =>
    [2015, 2016, 2017].flatMap((year) => {
      const inks = pickSceneInks(event("esc", year, "Elite", scene));
      return SUBJECTS[scene].map((part): PrintedPair => [
        part === "paper" ? part : inks[part],
        inks.ground,
        `${scene} ${year}`,
      ]);
    }),
  );
  expect(faintPairs(colors, pairs)).toEqual([]);
});

test("an event has the club’s choice of scene, or the same random one every year", () => {
  expect(pickScene(event("esc", 2019, "Elite", "steps"))).toBe("steps");
  expect(pickScene(event("something-new", 2030))).toBe(pickScene(event("something-new", 2031)));
});

test("long and unusual names fit the band", () => {
  const name = 'The Very Long & "Odd" <Invitational> of the Great Lakes';
  const label = emblem(event("esc", 2019, name));
  expect(proof(label)).toEqual([]);
  const [, x, length] = /<text x="([\d.]+)"[^>]*textLength="([\d.]+)"/.exec(label) ?? [];
  expect(Number(x) + Number(length)).toBeLessThan(290);
});
