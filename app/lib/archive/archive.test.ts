import { expect, test } from "vitest";
import { archiveOf } from "./archive.ts";

test("an archive is fetched once, however often it is asked for, and stays", async () => {
  let loads = 0;
  const archive = archiveOf(async () => {
    loads += 1;
    return Promise.resolve(["2015", "2016"]);
  });
  expect(archive.arrived()).toBeUndefined();
  const [first, second] = await Promise.all([archive.fetch(), archive.fetch()]);
  expect(second).toBe(first);
  expect(await archive.fetch()).toBe(first);
  expect(archive.arrived()).toBe(first);
  expect(archive.fetchAhead()).toBeUndefined();
  expect(loads).toBe(1);
});

test("what is fetched ahead of its need fails in silence", async () => {
  const archive = archiveOf(() => Promise.reject(new Error("offline")));
  await expect(archive.fetchAhead()).resolves.toBeUndefined();
  await expect(archive.fetch()).rejects.toThrow("offline");
});

test("what could not be fetched can be asked for again", async () => {
  const answers = [() => Promise.reject(new Error("offline")), () => Promise.resolve("2015")];
  const archive = archiveOf(async () => answers.shift()?.());
  await expect(archive.fetch()).rejects.toThrow("offline");
  expect(archive.arrived()).toBeUndefined();
  expect(await archive.fetch()).toBe("2015");
});
