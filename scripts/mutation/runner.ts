import { test } from "vitest";
import { VitestTestRunner } from "vitest/runners";

/**
 * Counts a test file that cannot load as a failed test. Stryker only looks at tests, so a mutant
 * that throws while a file loads would seem to survive.
 */
export default class LoadingRunner extends VitestTestRunner {
  override async importFile(path: string, source: "collect" | "setup"): Promise<unknown> {
    try {
      return await super.importFile(path, source);
    } catch (error) {
      if (source === "setup") throw error;
      test("the test file loads", () => {
        throw error;
      });
      return undefined;
    }
  }
}
