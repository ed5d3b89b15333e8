import type { Page } from "@playwright/test";

/** The file with the data of a page, as a pattern of requests. */
export const dataPattern = (page: string): string => `**/${page}.page.json`;

/** Replaces a page's data. Reach it by a link: its document is not replaced. */
export async function changeData(
  page: Page,
  name: string,
  change: (data: Record<string, unknown>) => void,
): Promise<void> {
  await page.route(dataPattern(name), async (route) => {
    const response = await route.fetch();
    const file: { data: Record<string, unknown> } = await response.json();
    change(file.data);
    await route.fulfill({ response, json: file });
  });
}
