import type { Locator, Page } from "@playwright/test";

/** The message in place of a view that is loading or failed. */
export const viewNotice = (page: Page): Locator => page.locator(".viewNotice");
