import type { Page } from "@playwright/test";

/** React's internals at the root element; `isDehydrated` is false once hydration is complete. */
interface Container {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}

/** Opens a URL and waits until the whole page is hydrated and shows the requested view. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => {
    const root = document.getElementById("root") ?? {};
    const [, container] =
      Object.entries<Container>(root as Record<string, Container>).find(([key]) =>
        key.startsWith("__reactContainer"),
      ) ?? [];
    const isHydrated = container?.stateNode.current.memoizedState.isDehydrated === false;
    return isHydrated && document.documentElement.dataset["view"] !== "loading";
  });
}
