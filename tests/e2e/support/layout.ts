import type { Page } from "@playwright/test";

/** Window width determines the phone layout. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 900;
}
