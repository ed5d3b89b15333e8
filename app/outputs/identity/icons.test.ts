import { expect, test } from "vitest";
import { proof } from "#app/art/testing/proof.ts";
import { pngIcons } from "./icons.ts";

const icons = pngIcons({ name: "Côte Sauvage", seasons: 7, files: {} });

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
  for (const { markup } of icons) expect(proof(markup)).toEqual([]);
});

test("only icons that systems crop fill every corner", () => {
  const filled = icons.filter(({ markup }) => markup.startsWith('<rect width="300" height="300"'));
  const cropped = icons.filter(({ file }) => /^(?:icons\/maskable|apple)/.test(file));
  expect(cropped).not.toEqual([]);
  expect(filled).toEqual(cropped);
});
