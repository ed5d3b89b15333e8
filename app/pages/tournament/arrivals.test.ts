import { expect, test } from "vitest";
import { brandId } from "#app/domain/ids.ts";
import type { ShownGame } from "#app/entities/game/shown-game.ts";
import { arrivals, arrivalWords } from "./use-live-scores.ts";

const facts = {
  opponent: brandId<"opponent">("eddy"),
  name: "Eddy",
  kind: "",
  kindInGroup: "",
  when: "",
  meetings: "",
  hasPage: true,
  dated: 0,
  day: undefined,
  start: undefined,
  time: "",
  remark: undefined,
  video: undefined,
  forfeit: undefined,
  winner: undefined,
};
const open: ShownGame = { ...facts, key: "1", kindOf: "scheduled", missing: "to play" };
const first: ShownGame = {
  ...facts,
  key: "0",
  kindOf: "played",
  us: 15,
  them: 8,
  outcome: "win",
};
const second: ShownGame = {
  ...facts,
  key: "1",
  kindOf: "played",
  us: 9,
  them: 11,
  outcome: "loss",
};

test("a score is new if there was none, or if it was corrected", () => {
  expect(arrivals([first, open], [first, second]).map(({ key }) => key)).toEqual(["1"]);
  expect(arrivals([first], [{ ...first, them: 9 }]).map(({ key }) => key)).toEqual(["0"]);
  expect(arrivals([first, second], [first, second])).toEqual([]);
  expect(arrivals([first, second], [first, open])).toEqual([]);
});

test("new scores are announced in one sentence", () => {
  expect(arrivalWords([second])).toBe("Score in: lost 9–11 against Eddy.");
  expect(arrivalWords([first, second])).toBe(
    "Scores in: won 15–8 against Eddy; lost 9–11 against Eddy.",
  );
  expect(arrivalWords([])).toBe("");
});
