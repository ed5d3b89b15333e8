import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { z } from "zod";

const path = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const violations = z.array(z.number());

/** How many elements of the page violate a rule of axe. */
export async function countAxeNodes(page: Page): Promise<number> {
  await page.evaluate(await readFile(path, "utf8"));
  const nodes: unknown = await page.evaluate(
    `axe.run(document, { resultTypes: ["violations"] })
      .then(({ violations }) => violations.map(({ nodes }) => nodes.length))`,
  );
  return violations.parse(nodes).reduce((sum, count) => sum + count, 0);
}
