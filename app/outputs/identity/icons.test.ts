import { expect, test } from "vitest";
import { proof } from "#app/art/testing/proof.ts";
import { pngIcons } from "./icons.ts";

const name = "Côte Sauvage";
const icons = pngIcons({ name, seasons: 7 });

test("every purpose has an icon in both required sizes", () => {
  const listed = icons.filter(({ purpose }) => purpose !== undefined);
  expect(listed.map(({ purpose, side }) => `${purpose} ${side}`)).toEqual([
    "any 192",
    "any 512",
    "maskable 192",
    "maskable 512",
    "monochrome 192",
    "monochrome 512",
  ]);
  expect(new Set(icons.map(({ file }) => file)).size).toBe(icons.length);
});

test("every icon is valid", () => {
  for (const { markup } of icons) expect(proof(markup, true)).toEqual([]);
});

test("icons for cropped shapes fill every corner", () => {
  for (const { file, markup } of icons) {
    const fills = markup.startsWith('<rect width="300" height="300"');
    expect(fills).toBe(file.startsWith("icons/maskable") || file.startsWith("apple"));
  }
});

test("the crest grows with the seasons", () => {
  const [before = 0, after = 0] = [7, 8].map(
    (seasons) => pngIcons({ name, seasons })[2]?.markup.match(/<(?:ellipse|circle|path)/g)?.length,
  );
  expect(after - before).toBe(2);
});
