import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  adoptClosedTabs,
  forgetDrafts,
  readDrafts,
  readForms,
  readOtherDrafts,
  writeDrafts,
  writeForm,
} from "./drafts.ts";
import { forgetToken, isSharedOrigin, keepToken, keptToken } from "./token.ts";

const place = { repository: "gale/website", branch: "main", tab: "a".repeat(32) };
const otherTab = { ...place, tab: "b".repeat(32) };

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

const two = new Map([["site.yml", { base: "name: Gale\n", mine: "name: Gale III\n" }]]);
const openTabs = (...open: readonly string[]) => ({ id: place.tab, open: new Set(open) });

test("a draft belongs to its tab: another tab shows it, and neither uses nor deletes it", () => {
  writeDrafts(otherTab, new Map(), one);
  writeForm(otherTab, "tournament", "Fog Bowl");
  adoptClosedTabs(place, openTabs(place.tab, otherTab.tab));
  expect(readDrafts(place).size).toBe(0);
  expect(readForms(place).size).toBe(0);
  expect(readOtherDrafts(place)).toEqual([
    { tab: otherTab.tab, file: "site.yml", edit: one.get("site.yml") },
  ]);
  writeDrafts(place, new Map(), two);
  forgetDrafts(place);
  expect(readDrafts(otherTab)).toEqual(one);
  expect(readForms(otherTab).get("tournament")).toBe("Fog Bowl");
});

test("the drafts and forms of a closed tab come to the next tab", () => {
  writeDrafts(otherTab, new Map(), one);
  writeForm(otherTab, "tournament", "Fog Bowl");
  adoptClosedTabs(place, openTabs(place.tab));
  expect(readDrafts(place)).toEqual(one);
  expect(readForms(place).get("tournament")).toBe("Fog Bowl");
  expect(readOtherDrafts(place)).toEqual([]);
  expect(readDrafts(otherTab).size).toBe(0);
});

test("the draft of a closed tab never replaces another one of the same file", () => {
  writeDrafts(otherTab, new Map(), one);
  writeDrafts(place, new Map(), two);
  adoptClosedTabs(place, openTabs(place.tab));
  expect(readDrafts(place)).toEqual(two);
  writeDrafts(place, two, new Map());
  adoptClosedTabs(place, openTabs(place.tab));
  expect(readDrafts(place)).toEqual(one);
});

test("drafts from before tabs had their own are kept, too", () => {
  device.setItem("editor-draft gale/website main site.yml", JSON.stringify(one.get("site.yml")));
  adoptClosedTabs(place, openTabs(place.tab));
  expect(readDrafts(place)).toEqual(one);
  expect(device.length).toBe(1);
});

test("a closed tab’s draft stays in its place if the browser can store nothing more", () => {
  writeDrafts(otherTab, new Map(), one);
  device.isFull = true;
  adoptClosedTabs(place, openTabs(place.tab));
  expect(readDrafts(otherTab)).toEqual(one);
});

test("a browser without storage is detected", () => {
  device.isFull = true;
  expect(writeDrafts(place, new Map(), one)).toBe(false);
});

test("unreadable drafts are skipped", () => {
  writeDrafts(place, new Map(), one);
  device.setItem(`editor-draft gale/website main ${place.tab} players.yml`, "{");
  expect([...readDrafts(place).keys()]).toEqual(["site.yml"]);
});

test("discarding deletes changes and open forms, and nothing else", () => {
  writeDrafts(place, new Map(), one);
  writeForm(place, "tournament", "Fog Bowl");
  expect([...readForms(place)]).toEqual([["tournament", "Fog Bowl"]]);
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
