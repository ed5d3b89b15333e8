import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openTab } from "./tab.ts";

const OWN_ID = "a".repeat(32);

/** The `PerformanceNavigationTiming` of a page. */
class Navigation {
  readonly type: string;
  constructor(type: string) {
    this.type = type;
  }
}

/** A browser in which a page with this tab's id still holds its lock for some milliseconds. */
function stubBrowser(navigation: "navigate" | "reload", heldFor: number): void {
  const name = `editor-tab ${OWN_ID}`;
  const until = Date.now() + heldFor;
  vi.stubGlobal("sessionStorage", { getItem: () => OWN_ID, setItem: () => undefined });
  vi.stubGlobal("PerformanceNavigationTiming", Navigation);
  vi.stubGlobal("performance", { getEntriesByType: () => [new Navigation(navigation)] });
  vi.stubGlobal("navigator", {
    locks: {
      request: (wanted: string, { signal }: { signal: AbortSignal }, use: () => unknown) =>
        new Promise((_, reject) => {
          signal.addEventListener("abort", reject);
          setTimeout(use, wanted === name ? until - Date.now() : 0);
        }),
      query: () => ({ held: Date.now() < until ? [{ name }] : [] }),
    },
  });
  // Node's own signal ignores fake timers.
  vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), milliseconds);
    return controller.signal;
  });
}

async function openAfterAMinute() {
  const opened = openTab();
  await vi.advanceTimersByTimeAsync(60_000);
  return opened;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a reloaded tab keeps its id, and with it its unsaved changes, if the page before it ends late", async () => {
  stubBrowser("reload", 4000);
  expect((await openAfterAMinute()).id).toBe(OWN_ID);
});

test("a duplicate of an open tab gets an id of its own", async () => {
  stubBrowser("navigate", 3_600_000);
  const { id, open } = await openAfterAMinute();
  expect(id).not.toBe(OWN_ID);
  expect(open).toEqual(new Set([OWN_ID, id]));
});
