import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { onSettledPage } from "./browser/settled-page.ts";
import type { Measured } from "./figures/figures.ts";
import { reportPage } from "./print/report-page.ts";

/** The folder of the report, emptied before each. */
export const REPORT_FOLDER = ".cache/bench";

interface Findings {
  readonly measured: readonly Measured[];
  readonly missed: readonly string[];
  readonly method: string;
}

function pictureOf({ route, form }: Measured): string {
  return `screens/${route === "/" ? "home" : route.slice(1)}-${form}.jpg`;
}

/** Writes the report: a page, a screenshot of every route as it opens, and the figures as JSON. */
export async function writeReport(
  browser: Browser,
  site: string,
  findings: Findings,
): Promise<void> {
  await rm(REPORT_FOLDER, { recursive: true, force: true });
  await mkdir(join(REPORT_FOLDER, "screens"), { recursive: true });
  for (const one of findings.measured) {
    const path = join(REPORT_FOLDER, pictureOf(one));
    await onSettledPage(browser, site + one.route, one.form, (page) =>
      page.screenshot({ path, type: "jpeg", quality: 70, scale: "css" }),
    );
  }
  await writeFile(join(REPORT_FOLDER, "index.html"), reportPage({ ...findings, pictureOf }));
  const figures = JSON.stringify(findings, undefined, 2);
  await writeFile(join(REPORT_FOLDER, "figures.json"), `${figures}\n`);
}
