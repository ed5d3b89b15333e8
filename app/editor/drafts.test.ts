import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { forgetDrafts, readDrafts, readForm, writeDrafts, writeForm } from "./drafts.ts";
import { forgetToken, isSharedOrigin, keepToken, keptToken } from "./token.ts";

const place = { repository: "gale/website", branch: "main" };

/** A browser's storage, in memory. */
class FakeStorage {
  readonly items = new Map<string, string>();
  isFull = false;
  get length() {
    return this.items.size;
  }
  key = (index: number) => [...this.items.keys()][index] ?? null;
  getItem = (key: string) => this.items.get(key) ?? null;
  removeItem = (key: string) => this.items.delete(key);
  setItem = (key: string, value: string) => {
    if (this.isFull) throw new Error("QuotaExceededError");
    this.items.set(key, value);
  };
}

let [tab, device] = [new FakeStorage(), new FakeStorage()];

beforeEach(() => {
  [tab, device] = [new FakeStorage(), new FakeStorage()];
  vi.stubGlobal("sessionStorage", tab);
  vi.stubGlobal("localStorage", device);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const one = new Map([["site.yml", { base: "name: Gale\n", mine: "name: Gale II\n" }]]);

test("unsaved changes are kept until they are saved or discarded", () => {
  expect(writeDrafts(place, new Map(), one)).toBe(true);
  expect(readDrafts(place)).toEqual(one);
  expect(readDrafts({ ...place, branch: "next" }).size).toBe(0);
  writeDrafts(place, one, new Map());
  expect(device.length).toBe(0);
});

test("a tab without changes does not touch another tab’s changes", () => {
  writeDrafts(place, new Map(), one);
  writeDrafts(place, new Map(), new Map());
  expect(readDrafts(place)).toEqual(one);
});

test("a browser without storage is detected", () => {
  device.isFull = true;
  expect(writeDrafts(place, new Map(), one)).toBe(false);
});

test("unreadable drafts are skipped", () => {
  writeDrafts(place, new Map(), one);
  device.setItem("editor-draft gale/website main players.yml", "{");
  expect([...readDrafts(place).keys()]).toEqual(["site.yml"]);
});

test("discarding deletes changes and open forms, and nothing else", () => {
  writeDrafts(place, new Map(), one);
  writeForm(place, "tournament", "Fog Bowl");
  expect(readForm(place, "tournament", z.string())).toBe("Fog Bowl");
  expect(readForm(place, "tournament", z.number())).toBeUndefined();
  keepToken("secret", true);
  forgetDrafts(place);
  expect([...device.items.values()]).toEqual(["secret"]);
});

test("a token is stored in the tab or on the device, and signing out deletes it from both", () => {
  keepToken("old", true);
  keepToken("new", false);
  expect([...device.items.values(), ...tab.items.values()]).toEqual(["new"]);
  expect(keptToken()).toBe("new");
  device.setItem("editor-token", "older");
  forgetToken();
  expect(keptToken()).toBeUndefined();
});

test.each([
  ["gale.github.io", "/edit", true],
  ["gale.github.io", "/website/edit", true],
  ["sites.example", "/gale/edit.html", true],
  ["gale.example", "/edit", false],
  ["gale.example", "/edit.html", false],
])("whether %s%s shares its origin with other sites: %s", (hostname, pathname, isShared) => {
  expect(isSharedOrigin({ hostname, pathname })).toBe(isShared);
});
