import { expect, test } from "vitest";
import { proof } from "#app/art/testing/proof.ts";

test("a valid picture has no faults", () => {
  const picture =
    '<g class="op" transform="scale(1.234)"><path d="M0 0.5H1"/><text>A&amp;B</text></g>';
  expect(proof(picture)).toEqual([]);
});

test("every fault is found", () => {
  expect(proof('<path d="MNaN 0"/>')).toEqual(["a value is missing"]);
  expect(proof('<path style="fill:red"/>')).toEqual(["a style attribute"]);
  expect(proof('<path class="wt"/>')).toEqual(["an unknown class"]);
  expect(proof("<text>A&B</text>")).toEqual(["text is not escaped"]);
  expect(proof('<path clip-path="url(#a)"/>')).toEqual(["a reference by id"]);
  expect(proof('<path d="M0.125 0"/>')).toEqual(["0.125 is not rounded"]);
  expect(proof("<g><path/>")).toEqual(["<g> stays open"]);
  expect(proof("<path/></g>")).toEqual(["</g> closes nothing"]);
});

test("coordinates of supplied drawings may have any precision", () => {
  expect(proof('<path d="M0.125 0"/>', "unrounded")).toEqual([]);
});
