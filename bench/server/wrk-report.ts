/** What wrk says of one run. */
export interface Load {
  /** that were answered */
  readonly requests: number;
  /** requests per second */
  readonly rate: number;
  /** milliseconds, of half of the requests at most */
  readonly median: number;
  /** milliseconds, of 99 in 100 requests at most */
  readonly slowest: number;
  /** connections that failed, and answers with another status than 2xx or 3xx */
  readonly errors: number;
}

const milliseconds: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

function numberIn(report: string, pattern: RegExp): number {
  const found = pattern.exec(report)?.[1];
  if (found === undefined) throw new Error(`wrk did not say ${pattern.source}:\n${report}`);
  return Number(found);
}

/** The latency that a share of the requests keeps to: `50%    1.23ms`. */
function latency(report: string, share: number): number {
  const found = new RegExp(`^\\s*${share}%\\s+([\\d.]+)(us|ms|s|m)$`, "m").exec(report);
  const factor = milliseconds[found?.[2] ?? ""];
  if (factor === undefined) throw new Error(`wrk did not say the latency of ${share}%:\n${report}`);
  return Number(found?.[1]) * factor;
}

function socketErrors(report: string): number {
  const counts = /^\s*Socket errors: (.*)$/m.exec(report)?.[1] ?? "";
  return [...counts.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0);
}

/** Reads what `wrk --latency` prints. Throws where it has printed something else. */
export function readReport(report: string): Load {
  const refused = /^\s*Non-2xx or 3xx responses: (\d+)$/m.exec(report)?.[1] ?? 0;
  return {
    requests: numberIn(report, /^\s*(\d+) requests in /m),
    rate: numberIn(report, /^Requests\/sec:\s+([\d.]+)$/m),
    median: latency(report, 50),
    slowest: latency(report, 99),
    errors: socketErrors(report) + Number(refused),
  };
}
