import { relative } from "node:path";
import { z } from "zod";
import type { Fault } from "./faults.ts";

const unitReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

/** Failed tests in a Vitest report; only the file if it could not be loaded. */
export function unitFailures(report: unknown, root: string): string[] {
  return unitReport
    .parse(report)
    .testResults.filter(({ status }) => status === "failed")
    .flatMap(({ name, assertionResults }) => {
      const file = relative(root, name).replaceAll("\\", "/");
      const failed = assertionResults.filter(({ status }) => status === "failed");
      return failed.length === 0 ? [file] : failed.map(({ fullName }) => `${file}: ${fullName}`);
    });
}

const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
});
const suite = z.object({
  specs: z.array(spec).default([]),
  get suites() {
    return z.array(suite).default([]);
  },
});
const browserReport = z.object({
  suites: z.array(suite),
  errors: z.array(z.object({ message: z.string() })),
});

function specsOf(suites: readonly z.output<typeof suite>[]): z.output<typeof spec>[] {
  return suites.flatMap((one) => [...one.specs, ...specsOf(one.suites)]);
}

/**
 * Failed tests in a Playwright report.
 *
 * @throws where they could not be run
 */
export function browserFailures(report: unknown): string[] {
  const { suites, errors } = browserReport.parse(report);
  const failed = specsOf(suites).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected")
      .map(({ projectName }) => `${file} (${projectName}): ${title}`),
  );
  const [error] = errors;
  if (failed.length === 0 && error !== undefined) throw new Error(error.message);
  return failed;
}

/**
 * The text of a file with a fault in it.
 *
 * @throws where the text to find is not there exactly once: the code has moved, and the fault with it
 */
export function patched(text: string, { name, file, find, replace }: Fault): string {
  const count = text.split(find).length - 1;
  if (count !== 1) throw new Error(`${name}: its text occurs ${count} times in ${file}, not once.`);
  return text.replace(find, () => replace);
}
