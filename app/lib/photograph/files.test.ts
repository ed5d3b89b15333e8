import { expect, test } from "vitest";
import { plainAddress, plainWidth, sourceSet, type Photograph } from "#app/lib/photograph.ts";

const photograph: Photograph = {
  name: "3f2a9c1b0d",
  width: 1600,
  height: 1200,
  widths: [400, 800, 1600],
  fit: "cover",
  color: "#abc",
};

test("every width is offered with its size in pixels, below the site’s base path", () => {
  expect(sourceSet(photograph, "avif", "/club/")).toBe(
    "/club/media/3f2a9c1b0d-400.avif 400w, /club/media/3f2a9c1b0d-800.avif 800w, /club/media/3f2a9c1b0d-1600.avif 1600w",
  );
});

test("old browsers get one file: a JPEG, or a PNG if it has transparency", () => {
  expect(plainAddress(photograph, "/")).toBe("/media/3f2a9c1b0d-800.jpg");
  expect(plainAddress({ ...photograph, fit: "bare" }, "/")).toBe("/media/3f2a9c1b0d-800.png");
});

test("the fallback file is wide enough, or the widest there is", () => {
  expect(plainWidth([400, 640, 1200])).toBe(640);
  expect(plainWidth([64, 128])).toBe(128);
});
