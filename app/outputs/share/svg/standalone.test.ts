import { expect, test } from "vitest";
import { overprint, circle } from "#app/art/print/shapes.ts";
import { makeStandalone } from "./outline-text.ts";

test("a standalone picture has its size, its colors and its overprint", () => {
  const picture = {
    markup: overprint(circle(5, 5, 4, "sun")),
    viewBox: "0 0 10 10",
    width: 48,
    height: 48,
  };
  const noFont = { unitsPerEm: 1, glyph: () => ({ path: "", advance: 0 }) };
  expect(makeStandalone(picture, new Map([["g", "#dcae2c"]]), noFont)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="48" height="48">' +
      "<style>.op{mix-blend-mode:multiply}.iso{isolation:isolate}</style>" +
      '<g class="op"><circle cx="5" cy="5" r="4" fill="#dcae2c"/></g></svg>',
  );
});
