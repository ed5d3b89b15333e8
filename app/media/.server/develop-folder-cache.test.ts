import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as files from "#tests/media/damaged-files.ts";
import { folderWith, picture } from "#tests/media/media-room.ts";
import { developFolder } from "./develop-folder.ts";

test("two pictures of the same photo share its published files", async () => {
  const { folder, cache } = folderWith({ "a.jpg": await files.jpeg() });
  const wanted = [picture("a.jpg"), picture("a.jpg", { key: "other" })];
  const { photographs, folders: published } = await developFolder(wanted, folder, cache);
  expect(published).toHaveLength(1);
  expect(photographs.get("other")).toEqual(photographs.get("picture"));
});

test("a second build reuses the photos of the first", async () => {
  const { folder, cache } = folderWith({ "a.jpg": await files.jpeg() });
  const first = await developFolder([picture("a.jpg")], folder, cache);
  const record = join(first.folders[0] ?? "", "photograph.json");
  const { mtimeMs } = statSync(record);
  const second = await developFolder([picture("a.jpg")], folder, cache);
  expect(second).toEqual(first);
  expect(statSync(record).mtimeMs).toBe(mtimeMs);
});

test("a new photo under the same name is published under another name", async () => {
  const { folder, cache } = folderWith({ "a.jpg": await files.jpeg("one") });
  const first = await developFolder([picture("a.jpg")], folder, cache);
  writeFileSync(join(folder, "a.jpg"), await files.jpeg("another one"));
  const second = await developFolder([picture("a.jpg")], folder, cache);
  const names = [first, second].map(({ photographs }) => photographs.get("picture")?.name);
  expect(names[0]).not.toBe(names[1]);
});

test("a published name is a hash, which does not reveal the person", async () => {
  const { folder, cache } = folderWith({ "a.jpg": await files.jpeg() });
  const { photographs } = await developFolder([picture("a.jpg")], folder, cache);
  expect(photographs.get("picture")?.name).toMatch(/^[0-9a-f]{10}$/);
});
