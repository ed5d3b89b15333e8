import { useId } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { findLoss, getIdPrefix } from "./island-data.ts";

test("props of texts, numbers, lists and plain objects are the same after JSON", () => {
  const props = { name: "Kelp", games: [{ us: 15, isWin: true }], note: null, place: undefined };
  expect(findLoss(props)).toBeUndefined();
});

test.each([
  ["a date", { games: [{ day: new Date(0) }] }, "props.games[0].day"],
  ["a number that is not finite", { most: Infinity }, "props.most"],
  ["a gap in a list", { games: [1, undefined] }, "props.games[1]"],
  ["a map", { byYear: new Map() }, "props.byYear"],
  ["a function", { onPick: () => 1 }, "props.onPick"],
])("%s in props is named with its place", (_, props, place) => {
  expect(findLoss(props)).toBe(place);
});

const Field = () => <input id={useId()} />;

test("two islands of one kind share no ids", () => {
  const html = [0, 1].map((position) =>
    renderToString(<Field />, { identifierPrefix: getIdPrefix(position) }),
  );
  expect(new Set(html).size).toBe(2);
});
