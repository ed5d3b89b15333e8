import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What axe finds against WCAG 2.2 AA and its best practices, one readable line a finding. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const results = await page.evaluate(() =>
    window.axe.run(document, { resultTypes: ["violations"] }),
  );
  return results.violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${rule.help} — ${node.html.slice(0, 160)}`),
  );
}
