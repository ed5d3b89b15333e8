import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openBuildCache } from "./build-cache.ts";

const folder = await mkdtemp(join(tmpdir(), "pictures-"));
afterAll(() => rm(folder, { recursive: true }));

const bytes = (text: string) => new TextEncoder().encode(text);
const refuse = () => Promise.reject(new Error("This was made before."));

test("a picture of one source is made once: the next build reads it", async () => {
  const first = openBuildCache(folder, "png");
  expect(await first.get("<svg/>", () => Promise.resolve(bytes("a")))).toEqual(bytes("a"));
  const next = openBuildCache(folder, "png");
  expect(Buffer.from(await next.get("<svg/>", refuse)).toString()).toBe("a");
});

test("a picture of another source, or in another format, is made anew", async () => {
  const draw = () => Promise.resolve(bytes("b"));
  const png = openBuildCache(folder, "png");
  expect(await png.get("<svg />", draw)).toEqual(bytes("b"));
  const webp = openBuildCache(folder, "webp");
  expect(await webp.get("<svg/>", draw)).toEqual(bytes("b"));
});

test("pruning removes the pictures that the build did not ask for", async () => {
  const pruned = join(folder, "pruned");
  await openBuildCache(pruned, "png").get("<svg id='old'/>", () => Promise.resolve(bytes("d")));
  const cache = openBuildCache(pruned, "png");
  await cache.get("<svg id='new'/>", () => Promise.resolve(bytes("e")));
  expect(await readdir(pruned)).toHaveLength(2);
  await cache.prune();
  expect(await readdir(pruned)).toHaveLength(1);
  expect(Buffer.from(await cache.get("<svg id='new'/>", refuse)).toString()).toBe("e");
});
