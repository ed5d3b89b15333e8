import type { Page } from "@playwright/test";

/** The phone layout is chosen by the width of the window. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 900;
}
