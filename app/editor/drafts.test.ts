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

const thisTab = { repository: "gale/website", branch: "main", tab: "a".repeat(32) };
const otherTab = { ...thisTab, tab: "b".repeat(32) };

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

const firstDraft = new Map([["site.yml", { base: "name: Gale\n", mine: "name: Gale II\n" }]]);
const secondDraft = new Map([["site.yml", { base: "name: Gale\n", mine: "name: Gale III\n" }]]);

/** This tab, with all tabs in which the editor is open. */
const openTabs = (...open: readonly string[]) => ({ id: thisTab.tab, open: new Set(open) });

test("an unsaved change is kept on the device until it is saved or discarded", () => {
  expect(writeDrafts(thisTab, new Map(), firstDraft)).toBe(true);
  expect(readDrafts(thisTab)).toEqual(firstDraft);
  writeDrafts(thisTab, firstDraft, new Map());
  expect(device.length).toBe(0);
});

test("a draft belongs to its branch", () => {
  writeDrafts(thisTab, new Map(), firstDraft);
  expect(readDrafts({ ...thisTab, branch: "next" }).size).toBe(0);
});

test("another open tab sees the draft of a tab, but neither uses nor deletes it", () => {
  writeDrafts(otherTab, new Map(), firstDraft);
  writeForm(otherTab, "tournament", "Fog Bowl");
  adoptClosedTabs(thisTab, openTabs(thisTab.tab, otherTab.tab));
  expect(readDrafts(thisTab).size).toBe(0);
  expect(readForms(thisTab).size).toBe(0);
  expect(readOtherDrafts(thisTab)).toEqual([
    { tab: otherTab.tab, file: "site.yml", edit: firstDraft.get("site.yml") },
  ]);
  writeDrafts(thisTab, new Map(), secondDraft);
  forgetDrafts(thisTab);
  expect(readDrafts(otherTab)).toEqual(firstDraft);
  expect(readForms(otherTab).get("tournament")).toBe("Fog Bowl");
});

test("the drafts and forms of a closed tab move to the next tab", () => {
  writeDrafts(otherTab, new Map(), firstDraft);
  writeForm(otherTab, "tournament", "Fog Bowl");
  adoptClosedTabs(thisTab, openTabs(thisTab.tab));
  expect(readDrafts(thisTab)).toEqual(firstDraft);
  expect(readForms(thisTab).get("tournament")).toBe("Fog Bowl");
  expect(readOtherDrafts(thisTab)).toEqual([]);
  expect(readDrafts(otherTab).size).toBe(0);
});

test("a closed tab’s draft of a file waits until this tab has none of that file", () => {
  writeDrafts(otherTab, new Map(), firstDraft);
  writeDrafts(thisTab, new Map(), secondDraft);
  adoptClosedTabs(thisTab, openTabs(thisTab.tab));
  expect(readDrafts(thisTab)).toEqual(secondDraft);
  writeDrafts(thisTab, secondDraft, new Map());
  adoptClosedTabs(thisTab, openTabs(thisTab.tab));
  expect(readDrafts(thisTab)).toEqual(firstDraft);
});

test("a draft stored before drafts belonged to tabs moves to this tab", () => {
  device.setItem(
    "editor-draft gale/website main site.yml",
    JSON.stringify(firstDraft.get("site.yml")),
  );
  adoptClosedTabs(thisTab, openTabs(thisTab.tab));
  expect(readDrafts(thisTab)).toEqual(firstDraft);
  expect(device.length).toBe(1);
});

test("a closed tab’s draft stays where it is if the browser can store nothing more", () => {
  writeDrafts(otherTab, new Map(), firstDraft);
  device.isFull = true;
  adoptClosedTabs(thisTab, openTabs(thisTab.tab));
  expect(readDrafts(otherTab)).toEqual(firstDraft);
});

test("a draft that the browser cannot store is reported", () => {
  device.isFull = true;
  expect(writeDrafts(thisTab, new Map(), firstDraft)).toBe(false);
});

test("a damaged draft is skipped, and the others are read", () => {
  writeDrafts(thisTab, new Map(), firstDraft);
  device.setItem(`editor-draft gale/website main ${thisTab.tab} players.yml`, "{");
  expect([...readDrafts(thisTab).keys()]).toEqual(["site.yml"]);
});

test("discarding deletes drafts and open forms, but not the token", () => {
  writeDrafts(thisTab, new Map(), firstDraft);
  writeForm(thisTab, "tournament", "Fog Bowl");
  expect([...readForms(thisTab)]).toEqual([["tournament", "Fog Bowl"]]);
  keepToken("secret", true);
  forgetDrafts(thisTab);
  expect([...device.items.values()]).toEqual(["secret"]);
});

test("a token for this tab replaces the one on the device", () => {
  keepToken("old", true);
  keepToken("new", false);
  expect([...device.items.values()]).toEqual([]);
  expect([...tab.items.values()]).toEqual(["new"]);
  expect(keptToken()).toBe("new");
});

test("signing out deletes the token from the tab and from the device", () => {
  keepToken("in the tab", false);
  device.setItem("editor-token", "on the device");
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
