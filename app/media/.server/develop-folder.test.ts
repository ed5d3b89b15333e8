import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { fileName } from "#app/lib/photograph.ts";
import type { Picture } from "#app/media/pictures/all-pictures.ts";
import * as files from "#tests/media/damaged-files.ts";
import { folderWith, picture } from "#tests/media/media-room.ts";
import { developFolder } from "./develop-folder.ts";

/** Develops one file: its photograph, its largest modern file, and its problems. */
async function developFile(name: string, bytes: Buffer | string, cut: Picture["cut"] = "grid") {
  const { folder, cache } = folderWith({ [name]: bytes });
  const album = await developFolder([picture("a.jpg", { cut })], folder, cache);
  const photograph = album.photographs.get("picture");
  const [place] = album.folders;
  if (photograph === undefined || place === undefined) return { problems: album.problems };
  const file = (format: string) => join(place, fileName(photograph.name, photograph.width, format));
  return { photograph, problems: album.problems, folder: place, file };
}

async function readMetadata(path: string | undefined) {
  const { format, width, height, space, depth, exif, icc, xmp, pages } =
    await sharp(path).metadata();
  return { format, width, height, space, depth, exif, icc, xmp, pages };
}

const plain = { space: "srgb", depth: "uchar", exif: undefined, icc: undefined, xmp: undefined };

test("a photo is published at every width in both modern formats, and once as a fallback", async () => {
  const { photograph, folder, problems } = await developFile(
    "a.jpg",
    await files.jpeg("a", 900, 600),
  );
  expect(problems).toEqual([]);
  expect(photograph).toMatchObject({ width: 800, height: 533, widths: [400, 800] });
  const { name } = photograph ?? { name: "" };
  expect(readdirSync(folder ?? "").toSorted()).toEqual(
    [
      ...[400, 800].flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]),
      `${name}-800.jpg`,
      "photograph.json",
    ].toSorted(),
  );
});

test("phone rotation is applied, and the GPS location is removed", async () => {
  const original = await files.sideways();
  expect((await sharp(original).metadata()).exif?.toString("latin1")).toContain("Telephone");
  const { photograph, folder, file } = await developFile("a.jpg", original);
  expect(photograph).toMatchObject({ width: 240, height: 320 });
  expect(await readMetadata(file?.("webp"))).toMatchObject({ ...plain, width: 240, height: 320 });
  const published = readdirSync(folder ?? "").filter((name) => !name.endsWith(".json"));
  expect(published.length).toBeGreaterThan(0);
  for (const name of published) {
    const { exif, xmp, iptc, orientation } = await sharp(join(folder ?? "", name)).metadata();
    expect({ name, exif, xmp, iptc, orientation }).toEqual({ name });
  }
});

test.each([
  ["a PNG that is called a JPEG", "a.jpg", () => files.sixteenBit()],
  ["an ending in capitals", "a.JPG", () => files.jpeg()],
  ["another ending", "A.jpeg", () => files.jpeg()],
  ["a picture in the folder of the former site", "img/a.jpg", () => files.jpeg()],
  ["four inks", "a.jpg", () => files.fourInks()],
  ["sixteen bits", "a.png", () => files.sixteenBit()],
])("%s becomes an ordinary picture", async (_what, name, bytes) => {
  const { file, problems } = await developFile(name, await bytes());
  expect(problems).toEqual([]);
  expect(await readMetadata(file?.("webp"))).toMatchObject({ ...plain, width: 320, height: 240 });
  const { format, depth } = await readMetadata(file?.("avif"));
  expect({ format, depth }).toEqual({ format: "heif", depth: "uchar" });
});

test("a phone’s HEIC is read with correct colors", async () => {
  const { file, problems } = await developFile("a.HEIC", files.heic);
  expect(problems).toEqual([]);
  const { data, info } = await sharp(file?.("webp")).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([96, 64]);
  // The picture is red at the left and blue at the right.
  const at = (x: number) => [...data.subarray(x * info.channels, x * info.channels + 3)];
  const [red = 0, , blueOfRed = 0] = at(4);
  const [redOfBlue = 0, , blue = 0] = at(91);
  expect(red).toBeGreaterThan(blueOfRed + 100);
  expect(blue).toBeGreaterThan(redOfBlue + 100);
});

test("an animated picture becomes a still one", async () => {
  const { file, problems } = await developFile("a.gif", await files.moving());
  expect(problems).toEqual([]);
  expect(await readMetadata(file?.("webp"))).toMatchObject({ height: 240, pages: undefined });
});

test("a 12,000-pixel picture is resized to the widths that pages need", async () => {
  const { photograph } = await developFile("a.jpg", await files.veryWide());
  expect(photograph).toMatchObject({ width: 1600, height: 107, widths: [400, 800, 1200, 1600] });
});

test.each([
  ["left", 0, 0],
  ["middle", 400, 50],
  ["right", 800, 100],
])("a subject at the %s of a wide picture is its focus", async (_side, left, focus) => {
  const create = { width: 1000, height: 400, channels: 3, background: "#ccd" } as const;
  const subject = { create: { ...create, width: 200, background: "#e33" } };
  const original = sharp({ create }).composite([{ input: subject, left, top: 0 }]);
  const { photograph } = await developFile("a.jpg", await original.jpeg().toBuffer());
  expect(photograph?.focus ?? 50).toBeCloseTo(focus);
});

test("an SVG is published as pixels, so none of its scripts run", async () => {
  const { photograph, folder } = await developFile("a.svg", files.scripted, "mark");
  expect(photograph).toMatchObject({ width: 640, height: 640, fit: "bare" });
  const endings = readdirSync(folder ?? "").map((name) => name.split(".").at(-1));
  expect(new Set(endings)).toEqual(new Set(["avif", "json", "png", "webp"]));
});

test.each([
  ["an empty file", Buffer.alloc(0)],
  ["a web page", files.webPage],
  ["half a HEIC picture", Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic")],
])("%s is reported, and the artwork stays", async (_what, bytes) => {
  const { photograph, problems } = await developFile("a.jpg", bytes);
  expect(photograph).toBeUndefined();
  const cause = "The site can't read this as a picture.";
  expect(problems).toMatchObject([{ file: "a.jpg", cause }]);
});

test("a truncated file is reported, and the artwork stays", async () => {
  const { photograph, problems } = await developFile("a.jpg", await files.cutOff());
  expect(photograph).toBeUndefined();
  expect(problems).toEqual([
    {
      file: "a.jpg",
      cause: "The picture can't be processed (VipsJpeg: premature end of JPEG image).",
      remedy: expect.stringContaining("Add the picture again, from the camera or the chat."),
    },
  ]);
});

test("if the first file for a picture is broken, the next one is used", async () => {
  const { folder, cache } = folderWith({ "a.jpg": "", "b.jpg": await files.jpeg() });
  const wanted = [picture("a.jpg", { places: ["a.jpg", "b.jpg"] })];
  const { photographs, problems } = await developFolder(wanted, folder, cache);
  expect(photographs.get("picture")?.width).toBe(320);
  expect(problems.map(({ file }) => file)).toEqual(["a.jpg"]);
});

test("without a media folder there are no photographs and no problems", async () => {
  const { folder, cache } = folderWith({});
  const missing = join(folder, "missing");
  const { photographs, problems } = await developFolder([picture("a.jpg")], missing, cache);
  expect([photographs.size, problems]).toEqual([0, []]);
});

test("only a photograph whose caption says so is free for the press", async () => {
  const bytes = await files.jpeg();
  const { folder, cache } = folderWith({ "a.jpg": bytes, "b.jpg": bytes, "b.txt": "press: yes" });
  const wanted = [picture("a.jpg"), picture("b.jpg", { key: "other" })];
  const { free } = await developFolder(wanted, folder, cache);
  expect(free.map(({ path }) => path)).toEqual([join(folder, "b.jpg")]);
});
