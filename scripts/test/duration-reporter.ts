import { appendFileSync } from "node:fs";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Notes how long each browser test takes, a line each: `npm test` names the slowest when it ends. */
export default class DurationReporter implements Reporter {
  readonly #file = process.env["TEST_DURATIONS"];

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    if (this.#file === undefined) return;
    const [, ...title] = test.titlePath();
    appendFileSync(this.#file, `${duration} ${title.join(" › ")}\n`);
  }
}
