import { expect, test } from "vitest";
import { cacheNames, isLeftBehind } from "./cache-names.ts";

const host = "https://www.cotesauvage.example/";

test("the worker keeps its own caches", () => {
  const names = Object.values(cacheNames(host));
  expect(names).not.toEqual([]);
  expect(names.filter((name) => isLeftBehind(name, host))).toEqual([]);
});

test("caches under this site’s former names are stale", () => {
  expect(isLeftBehind(`club-precache-${host}`, host)).toBe(true);
  expect(isLeftBehind(`club-art-${host}`, host)).toBe(true);
});

test("the previous site’s caches are stale", () => {
  const former = [
    `workbox-precache-v2-${host}`,
    `workbox-runtime-${host}`,
    `sw-precache-v3-sw-precache-webpack-plugin-${host}`,
    `$$$toolbox-cache$$$${host}$$$`,
    "images",
  ];
  expect(former.filter((name) => !isLeftBehind(name, host))).toEqual([]);
});

test("a worker at the root keeps a subfolder’s caches", () => {
  expect(isLeftBehind(`workbox-precache-v2-${host}shop/`, host)).toBe(false);
});

test("a worker in a folder removes only caches with that folder’s name", () => {
  expect(isLeftBehind(`workbox-precache-v2-${host}club/`, `${host}club/`)).toBe(true);
  expect(isLeftBehind(`workbox-precache-v2-${host}`, `${host}club/`)).toBe(false);
  expect(isLeftBehind("images", `${host}club/`)).toBe(false);
});
