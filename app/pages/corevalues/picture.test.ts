import { expect, test } from "vitest";
import { drawPicture, type Shape } from "./picture.ts";

/** Inks of the filled shapes with all sliders at their maximum. */
const listFills = (values: number) =>
  drawPicture(Array.from({ length: values }, () => 100)).flatMap(({ fill }) => fill ?? []);

const isClipped = ({ clips }: Shape) => clips !== undefined;

test("each value except the last blends a circle of its ink, 1.14 units of radius per step", () => {
  const circles = drawPicture([88, 94, 81, 97]).filter(({ blends }) => blends);
  expect(circles.map(({ fill }) => fill)).toEqual(["value1", "value2", "value3"]);
  const radii = circles.map(({ path }) => /a(\S+) /.exec(path)?.[1]);
  expect(radii).toEqual([88, 94, 81].map((value) => (value * 1.14).toFixed(1)));
});

test("the first circle is at the top center", () => {
  expect(drawPicture([50, 50, 50, 50])[0]?.path).toMatch(/^M193 163\.3a57 57 /);
});

test("the last value prints its ink and then dots, inside all circles", () => {
  const last = drawPicture([88, 94, 81, 97]).filter(isClipped);
  expect(last.map(({ fill, stroke }) => fill ?? stroke)).toEqual(["value4", "screen"]);
  expect(last.map(({ clips }) => clips?.length)).toEqual([3, 3]);
});

test("with six values the fifth, as light as the paper, has an outline", () => {
  const rims = [3, 4, 5, 6].map((values) =>
    drawPicture(Array.from({ length: values }, () => 70))
      .filter(({ stroke, clips }) => stroke === "rim" && clips === undefined)
      .map(({ path }) => /a(\S+) /.exec(path)?.[1]),
  );
  expect(rims).toEqual([[], [], [], ["79.8"]]);
});

test("dots on the sun have the ink of its rim", () => {
  expect(drawPicture([100, 100, 100, 100, 100]).findLast(isClipped)?.stroke).toBe("rim");
});

test.each([3, 4, 5, 6])("%i values have a circle and a corner fewer", (values) => {
  const inks = ["value1", "value2", "value3", "value4", "value5", "value6"].slice(0, values);
  const corners = inks.slice(1).map(() => "paper");
  expect(listFills(values)).toEqual([...inks, ...corners]);
});
