import { expect, test } from "vitest";
import { brandId } from "#app/domain/ids.ts";
import type { GameShape, PlayedShape } from "#app/entities/game/shape.ts";
import { arrivals, arrivalWords } from "./use-live-scores.ts";

const facts = { opponent: brandId<"opponent">("eddy"), name: "Eddy" };
const open: GameShape = { ...facts, key: "1", kind: "scheduled", missing: "to play" };
const won: PlayedShape = { ...facts, key: "0", kind: "played", us: 15, them: 8, outcome: "win" };
const lost: PlayedShape = {
  ...facts,
  key: "1",
  kind: "played",
  us: 9,
  them: 11,
  outcome: "loss",
};

test("a score is new if there was none, or another one", () => {
  expect(arrivals([won, open], [won, lost]).map(({ key }) => key)).toEqual(["1"]);
  expect(arrivals([won], [{ ...won, them: 9 }]).map(({ key }) => key)).toEqual(["0"]);
});

test("nothing is new if the scores are the same, or one was taken back", () => {
  expect(arrivals([won, lost], [won, lost])).toEqual([]);
  expect(arrivals([won, lost], [won, open])).toEqual([]);
});

test("new scores are announced in one sentence", () => {
  expect(arrivalWords([lost])).toBe("Score in: lost 9 to 11 against Eddy.");
  expect(arrivalWords([won, lost])).toBe(
    "Scores in: won 15 to 8 against Eddy; lost 9 to 11 against Eddy.",
  );
  expect(arrivalWords([])).toBe("");
});
