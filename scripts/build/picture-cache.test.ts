import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openPictureCache } from "./picture-cache.ts";

const folder = await mkdtemp(join(tmpdir(), "pictures-"));
afterAll(() => rm(folder, { recursive: true }));

const bytes = (text: string) => new TextEncoder().encode(text);
const refuse = () => Promise.reject(new Error("This was drawn before."));

test("a drawing is drawn once, also for the next build", async () => {
  const first = openPictureCache(folder, "png");
  expect(await first.picture("<svg/>", () => Promise.resolve(bytes("a")))).toEqual(bytes("a"));
  const next = openPictureCache(folder, "png");
  expect(Buffer.from(await next.picture("<svg/>", refuse)).toString()).toBe("a");
});

test("another drawing or another format is another picture", async () => {
  const draw = () => Promise.resolve(bytes("b"));
  const png = openPictureCache(folder, "png");
  expect(await png.picture("<svg />", draw)).toEqual(bytes("b"));
  const webp = openPictureCache(folder, "webp");
  expect(await webp.picture("<svg/>", draw)).toEqual(bytes("b"));
});

test("what a build does not ask for is forgotten", async () => {
  const own = join(folder, "own");
  await openPictureCache(own, "png").picture("<svg id='old'/>", () => Promise.resolve(bytes("d")));
  const cache = openPictureCache(own, "png");
  await cache.picture("<svg id='new'/>", () => Promise.resolve(bytes("e")));
  expect(await readdir(own)).toHaveLength(2);
  await cache.prune();
  expect(await readdir(own)).toHaveLength(1);
  expect(Buffer.from(await cache.picture("<svg id='new'/>", refuse)).toString()).toBe("e");
});

test("a folder that is not there is made, and pruning it does no harm", async () => {
  const other = join(folder, "deep", "er");
  await openPictureCache(other, "png").prune();
  await openPictureCache(other, "png").picture("<svg/>", () => Promise.resolve(bytes("c")));
  expect(await readdir(other)).toHaveLength(1);
});
