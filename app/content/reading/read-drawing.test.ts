import { expect, test } from "vitest";
import { type DrawingKind, readDrawing } from "./read-drawing.ts";

const draw = (shapes: string, viewBox = "0 0 300 300") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shapes}</svg>`;
const causes = (text: string, kind: DrawingKind = "square") =>
  readDrawing("crest.svg", text, kind).problems.map(({ cause }) => cause);

test("a drawing of shapes is read without its prolog and comments", () => {
  const shapes = '<g fill="var(--sun, #dcae2c)"><path d="M0 0h9v9z"/></g>';
  const text = `<?xml version="1.0"?>\n<!-- Drawn by hand. -->\n${draw(shapes)}\n`;
  expect(readDrawing("crest.svg", text, "square")).toMatchObject({
    value: draw(shapes),
    problems: [],
  });
});

test.each([
  ["<script>alert(1)</script>", "The drawing contains <script>; only shapes are allowed."],
  ["<text>R</text>", "The drawing contains text, which looks different without its font."],
  ["<image href='a.png'/>", "The drawing contains <image>; only shapes are allowed."],
  ["<use href='#a'/>", "The drawing contains <use>; only shapes are allowed."],
  [
    "<path onclick='go()'/>",
    "The drawing contains onclick=, which the site's security policy forbids.",
  ],
  [
    "<path style='fill:red'/>",
    "The drawing contains style=, which the site's security policy forbids.",
  ],
  ["<path fill='url(https://a.example)'/>", "The drawing refers to something else in fill=."],
  [
    "<path fill='var(--blue, #00f)'/>",
    "The drawing has the color var(--blue, #00f), which pages don't know.",
  ],
])("%s is refused", (shapes, cause) => {
  expect(causes(draw(shapes))).toEqual([cause]);
});

test("a crest is a square, a mark has any size", () => {
  const wide = draw("<path d='M0 0h9v9z'/>", "0 -3 413 104");
  expect(causes(wide)).toEqual(["The view box is 0 -3 413 104, but this drawing is a square."]);
  expect(causes(wide, "mark")).toEqual([]);
});

test("a file that is no drawing is refused", () => {
  expect(causes("<!doctype html><p>Not found</p>")).toEqual([
    "The drawing does not begin with <svg viewBox=…>.",
  ]);
});
