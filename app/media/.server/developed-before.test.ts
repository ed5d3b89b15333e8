import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import * as files from "#tests/media/damaged-files.ts";
import { folderWith, picture } from "#tests/media/media-room.ts";
import { developFolder } from "./develop-folder.ts";

test("if the first file for a picture is broken, the next one is used", async () => {
  const { folder, cache } = folderWith({ "a.jpg": "", "b.jpg": await files.jpeg() });
  const wanted = [picture("a.jpg", { places: ["a.jpg", "b.jpg"] })];
  const { photographs, problems } = await developFolder(wanted, folder, cache);
  expect(photographs.get("picture")?.width).toBe(320);
  expect(problems.map(({ file }) => file)).toEqual(["a.jpg"]);
});

test("two pictures that share a photo process it once", async () => {
  const { folder, cache } = folderWith({ "a.jpg": await files.jpeg() });
  const wanted = [picture("a.jpg"), picture("a.jpg", { key: "other" })];
  const { photographs, folders: published } = await developFolder(wanted, folder, cache);
  expect(published).toHaveLength(1);
  expect(photographs.get("other")).toEqual(photographs.get("picture"));
});

test("a processed photo is not processed again", async () => {
  const { folder, cache } = folderWith({ "a.jpg": await files.jpeg() });
  const first = await developFolder([picture("a.jpg")], folder, cache);
  const file = join(first.folders[0] ?? "", "photograph.json");
  const { mtimeMs } = statSync(file);
  const second = await developFolder([picture("a.jpg")], folder, cache);
  expect(second).toEqual(first);
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
});

test("another photo under the same name gets a new file name", async () => {
  const { folder, cache } = folderWith({ "a.jpg": await files.jpeg("one") });
  const first = await developFolder([picture("a.jpg")], folder, cache);
  writeFileSync(join(folder, "a.jpg"), await files.jpeg("another one"));
  const second = await developFolder([picture("a.jpg")], folder, cache);
  const names = [first, second].map(({ photographs }) => photographs.get("picture")?.name);
  expect(names[0]).not.toBe(names[1]);
  expect(names[0]).toMatch(/^[0-9a-f]{10}$/);
});

test("another version of sharp reprocesses photos under new names", async () => {
  const { folder, cache } = folderWith({ "a.jpg": await files.jpeg() });
  const nameNow = async () => {
    const { photographs } = await developFolder([picture("a.jpg")], folder, cache);
    return photographs.get("picture")?.name;
  };
  const first = await nameNow();
  const { vips } = sharp.versions;
  try {
    Object.assign(sharp.versions, { vips: "0.0.0" });
    expect(await nameNow()).not.toBe(first);
  } finally {
    Object.assign(sharp.versions, { vips });
  }
});

test("progress is reported", async () => {
  const { folder, cache } = folderWith({
    "a.jpg": await files.jpeg(),
    "b.jpg": await files.cutOff(),
  });
  const heard: string[] = [];
  const wanted = [picture("a.jpg"), picture("b.jpg", { key: "b" })];
  await developFolder(wanted, folder, cache, {
    progress: (done, all) => heard.push(`${done}/${all}`),
  });
  expect(heard).toEqual(["1/2", "2/2"]);
});

test("a missing folder counts as empty", async () => {
  const { folder, cache } = folderWith({ "a.jpg": "" });
  const nowhere = join(folder, "nowhere");
  const { photographs, problems } = await developFolder([picture("a.jpg")], nowhere, cache);
  expect([photographs.size, problems]).toEqual([0, []]);
});

test("the same original gives the same bytes on every machine", async () => {
  const { folder, cache } = folderWith({ "a.jpg": await files.jpeg() });
  const contents = async (place: string) => {
    const {
      folders: [developedTo = ""],
    } = await developFolder([picture("a.jpg")], folder, place);
    return readdirSync(developedTo).map((name) => readFileSync(join(developedTo, name), "base64"));
  };
  expect(await contents(`${cache}-again`)).toEqual(await contents(cache));
});
