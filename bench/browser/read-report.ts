import { z } from "zod";
import type { Run } from "#bench/figures/combine.ts";
import { ownBlocking } from "#bench/figures/own-blocking.ts";
import { countTransfer } from "#bench/figures/transfer.ts";
import type { LighthouseRun } from "./lighthouse-run.ts";

type Report = LighthouseRun["report"];

const recorded = z.object({
  items: z.array(
    z.object({
      url: z.string(),
      resourceType: z.string().optional(),
      mimeType: z.string().optional(),
      transferSize: z.number().optional(),
      statusCode: z.number().optional(),
    }),
  ),
});

function scoreOf(report: Report, category: string): number {
  return Math.round((report.categories[category]?.score ?? 0) * 100);
}

function valueOf(report: Report, audit: string): number {
  const value = report.audits[audit]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse did not measure ${audit}.`);
  return value;
}

/**
 * The figures of a complete run.
 *
 * @param slower how many times slower than the machine its processor was
 */
export function readReport({ report, trace }: LighthouseRun, slower: number): Run {
  const requests = recorded.parse(report.audits["network-requests"]?.details);
  const shift = valueOf(report, "cumulative-layout-shift");
  return {
    performance: scoreOf(report, "performance"),
    accessibility: scoreOf(report, "accessibility"),
    bestPractices: scoreOf(report, "best-practices"),
    seo: scoreOf(report, "seo"),
    firstPaint: valueOf(report, "first-contentful-paint"),
    largestPaint: valueOf(report, "largest-contentful-paint"),
    blocking: valueOf(report, "total-blocking-time"),
    ownBlocking: ownBlocking(trace.traceEvents, slower),
    shift: Math.round(shift * 1000) / 1000,
    machine: report.environment.benchmarkIndex,
    ...countTransfer(requests.items),
  };
}
