import { appendFileSync } from "node:fs";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/**
 * Writes how long each browser test takes, a line each: `npm test` prints the slowest at its end.
 */
export default class DurationReporter implements Reporter {
  readonly #file = process.env["TEST_DURATIONS"];

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    if (this.#file === undefined) return;
    const [, ...title] = test.titlePath();
    appendFileSync(this.#file, `${duration} ${title.join(" › ")}\n`);
  }
}
