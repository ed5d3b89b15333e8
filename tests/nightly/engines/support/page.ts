import { expect } from "vitest";
import type { Tab } from "./tab.ts";

/** An expression for the first visible element with this selector and name. */
export function element(selector: string, name = ""): string {
  return `[...document.querySelectorAll(${JSON.stringify(selector)})].find((found) =>
    found.checkVisibility() &&
    (found.getAttribute("aria-label") ?? found.textContent).trim().startsWith(${JSON.stringify(name)}))`;
}

/** Whether the site's script has run, and all islands that load with the page are hydrated. */
const isAlive = `document.querySelector("link[rel=modulepreload]") !== null &&
  [...document.querySelectorAll('[data-island][data-when="load"]')].every((island) =>
    Object.entries(island).find(([key]) => key.startsWith("__reactContainer"))?.[1]
      .stateNode.current.memoizedState.isDehydrated === false)`;

/** Opens a URL and waits until its islands are hydrated. */
export async function arrive(tab: Tab, address: string): Promise<void> {
  await tab.open(address);
  await expect.poll(() => tab.ask(isAlive), { message: `${address} is not hydrated` }).toBe(true);
}

/** Clicks the first element with this selector and name, once it is clickable. */
export async function press(tab: Tab, selector: string, name?: string): Promise<void> {
  const tryPress = () => tab.click(element(selector, name)).then(() => true);
  await expect.poll(tryPress, { message: `${selector} ${name ?? ""}` }).toBe(true);
}

/** Waits until the first element that a selector finds has the text. */
export async function shows(tab: Tab, selector: string, text: string): Promise<void> {
  const readText = () => tab.ask(`${element(selector)}?.textContent ?? ""`);
  await expect.poll(readText, { message: selector }).toContain(text);
}

/** Waits until the tab is at a path with its query. */
export async function isAt(tab: Tab, address: string): Promise<void> {
  await expect.poll(() => tab.ask("location.pathname + location.search")).toBe(address);
}

/** Waits until a selector finds as many elements. */
export async function counts(tab: Tab, selector: string, count: number): Promise<void> {
  const found = `document.querySelectorAll(${JSON.stringify(selector)}).length`;
  await expect.poll(() => tab.ask(found), { message: selector }).toBe(count);
}
