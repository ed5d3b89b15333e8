import type { Page } from "@playwright/test";

/** React's internals at the element of an island; `isDehydrated` is false once hydration is complete. */
interface Container {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}

/** Opens a URL and waits until the site's script has run, and the islands that load with the page show the requested view. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const script = await page.waitForFunction(() => {
    const scripts = document.querySelector<HTMLElement>("script[data-scripts]")?.dataset["scripts"];
    const last = scripts?.split(" ").at(-1) ?? "";
    const preload = document.querySelector(`link[rel=modulepreload][href="${last}"]`);
    return preload === null ? undefined : last;
  });
  // The same module that the page runs.
  await script.evaluate(async (href) => void (await import(href ?? "")));
  await waitForIslands(page, '[data-when="load"]');
  await page.waitForFunction(() => document.documentElement.dataset["view"] !== "loading");
}

/** Waits until islands are hydrated. */
export async function waitForIslands(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const islands = [...document.querySelectorAll(`[data-island]${wanted}`)];
    return islands.every((island) => {
      const key = Object.keys(island).find((name) => name.startsWith("__reactContainer"));
      const container: Container | undefined = key && Reflect.get(island, key);
      return container?.stateNode.current.memoizedState.isDehydrated === false;
    });
  }, selector);
}
