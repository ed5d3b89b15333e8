import type { Locator } from "@playwright/test";

/** Position of an element on the page, in CSS pixels. */
export async function measureBox(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("It is not on the page.");
  return box;
}
