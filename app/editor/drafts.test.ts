import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetDrafts, readDrafts, readForms, writeDrafts, writeForms } from "./drafts.ts";
import { forgetToken, isSharedOrigin, writeToken, readToken } from "./token.ts";

const place = { repository: "gale/website", branch: "main" };

/** A browser's storage, in memory. */
class FakeStorage {
  readonly items = new Map<string, string>();
  isFull = false;
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

const firstDraft = new Map([["site.yml", { base: "name: Gale\n", mine: "name: Gale II\n" }]]);
const form = new Map([["tournament", "Fog Bowl"]]);

test("unsaved changes and open forms are kept on the device until they are saved or discarded", () => {
  expect(writeDrafts(place, firstDraft)).toBe(true);
  writeForms(place, form);
  expect([readDrafts(place), readForms(place)]).toEqual([firstDraft, form]);
  writeToken("secret", "device");
  forgetDrafts(place);
  expect([...device.items.values()]).toEqual(["secret"]);
});

test("a draft belongs to its branch", () => {
  writeDrafts(place, firstDraft);
  expect(readDrafts({ ...place, branch: "next" }).size).toBe(0);
});

test("a draft that the browser cannot store is reported, and a damaged one is none", () => {
  device.isFull = true;
  expect(writeDrafts(place, firstDraft)).toBe(false);
  device.items.set("editor-draft gale/website main", "{");
  expect(readDrafts(place).size).toBe(0);
});

test("a token for this tab replaces the one on the device", () => {
  writeToken("old", "device");
  writeToken("new", "tab");
  expect([...device.items.values()]).toEqual([]);
  expect([...tab.items.values()]).toEqual(["new"]);
  expect(readToken()).toBe("new");
});

test("signing out deletes the token from the tab and from the device", () => {
  writeToken("in the tab", "tab");
  device.setItem("editor-token", "on the device");
  forgetToken();
  expect(readToken()).toBeUndefined();
});

const isShared = (hostname: string, pathname: string) => isSharedOrigin({ hostname, pathname });

test("the origin is shared on GitHub Pages, and by sites in a folder", () => {
  expect(isShared("gale.github.io", "/edit")).toBe(true);
  expect(isShared("gale.github.io", "/website/edit")).toBe(true);
  expect(isShared("sites.example", "/gale/edit.html")).toBe(true);
  expect(isShared("gale.example", "/edit")).toBe(false);
  expect(isShared("gale.example", "/edit.html")).toBe(false);
});
