import { expect, test } from "vitest";
import { isMisnamed, detectKind } from "./file-kind.ts";
import { isPicture } from "./media-path.ts";

const bytes = (text: string) => Buffer.from(text, "latin1");

test.each([
  ["\xFF\xD8\xFF\xE0", "a JPEG picture"],
  ["\x89PNG\r\n\x1A\n", "a PNG picture"],
  ["RIFF\0\0\0\0WEBPVP8 ", "a WebP picture"],
  ["\0\0\0\x18ftypheic\0\0\0\0mif1", "a HEIC picture"],
  ["\0\0\0\x18ftypmif1\0\0\0\0heic", "a HEIC picture"],
  ["\0\0\0\x1CftypavifmifA", "an AVIF picture"],
  ["\0\0\0\x1Cftypmif1\0\0\0\0avifmif1", "an AVIF picture"],
  ["<?xml version='1.0'?><svg width='4'><path d='M0 0'/></svg>", "an SVG drawing"],
  ["<svg><!-- <text>no</text> --><path/></svg>", "an SVG drawing"],
])("%j is %s, which can be shown under each of its endings", (beginning, name) => {
  const kind = detectKind(bytes(beginning));
  expect(kind.name).toBe(name);
  expect(kind.trouble).toBeUndefined();
  expect(kind.endings?.length).toBeGreaterThan(0);
  expect(kind.endings?.every((ending) => isPicture(`a.${ending}`))).toBe(true);
});

const names = [
  "a.jpg",
  "a.JPEG",
  "a.jfif",
  "a.png",
  "a.TIFF",
  "a.avif",
  "a.HEIF",
  "a.svg",
  "a.bmp",
];

test.each([
  ["\xFF\xD8\xFF\xE0", ["a.jpg", "a.JPEG", "a.jfif"]],
  ["II*\0", ["a.TIFF"]],
  ["\0\0\0\x1CftypavifmifA", ["a.avif"]],
  ["\0\0\0\x18ftypheic\0\0\0\0mif1", ["a.HEIF"]],
])("for a %j file these extensions are not misleading: %j", (beginning, right) => {
  const kind = detectKind(bytes(beginning));
  expect(names.filter((name) => !isMisnamed(name, kind))).toEqual(right);
});

test("a file that cannot be shown is reported as that, not as misnamed", () => {
  expect(isMisnamed("a.jpg", detectKind(bytes("%PDF-1.7")))).toBe(false);
});

test.each([
  ["BM\x36", "This is a BMP picture, which the site can't read."],
  ["%PDF-1.7", "This is a PDF, which the site can't read."],
])("%j has to be saved as JPEG", (beginning, cause) => {
  expect(detectKind(bytes(beginning)).trouble).toEqual({
    cause,
    remedy: "Save it as a JPEG and use that. Until then, the site shows the drawing.",
  });
});

test("an SVG with text is rejected, because its font may be missing", () => {
  const { trouble } = detectKind(bytes("<svg><text x='1'>Kelp</text></svg>"));
  expect(trouble?.cause).toContain("This SVG contains text");
  expect(trouble?.remedy).toContain("convert its text to paths");
});
