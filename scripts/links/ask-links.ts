import { groupBy, mapConcurrently } from "#app/lib/list.ts";

/** The result of requesting a link. */
export type Verdict =
  | { readonly kind: "fine" }
  /** The server rejects scripts or fails, so a person must check. */
  | { readonly kind: "broken" | "unsure"; readonly reason: string };

const causes: ReadonlyMap<string, Verdict> = new Map([
  ["ENOTFOUND", { kind: "broken", reason: "there is no such host" }],
  ["ECONNREFUSED", { kind: "broken", reason: "the server does not answer" }],
  ["CERT_HAS_EXPIRED", { kind: "unsure", reason: "its certificate has expired" }],
]);

/** The system's name for the cause of a failed request. */
function errorCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && typeof error.code === "string") return error.code;
  return error.cause === undefined ? error.message : errorCause(error.cause);
}

/**
 * Requests a link and follows its redirects.
 *
 * @param seconds timeout, redirects included
 */
export async function askLink(address: string, seconds: number): Promise<Verdict> {
  const signal = AbortSignal.timeout(seconds * 1000);
  try {
    const { ok, status, body } = await fetch(address, {
      signal,
      headers: { "User-Agent": "link check" },
    });
    await body?.cancel();
    if (ok) return { kind: "fine" };
    const isGone = status === 404 || status === 410;
    return { kind: isGone ? "broken" : "unsure", reason: `status ${status}` };
  } catch (error) {
    if (signal.aborted) return { kind: "unsure", reason: `no answer within ${seconds} s` };
    const cause = errorCause(error);
    return causes.get(cause) ?? { kind: "unsure", reason: cause };
  }
}

/** Number of hosts requested in parallel; each gets one request at a time. */
const MAX_HOSTS = 8;

/** Requests all links with a timeout in seconds for each. */
export async function askAll(
  addresses: readonly string[],
  seconds: number,
): Promise<ReadonlyMap<string, Verdict>> {
  const hosts = [...groupBy(addresses, (address) => new URL(address).host).values()];
  const verdicts = new Map<string, Verdict>();
  await mapConcurrently(hosts, MAX_HOSTS, async (group) => {
    for (const address of group) verdicts.set(address, await askLink(address, seconds));
  });
  return verdicts;
}

/** Whether no server answered at all, so that the connection failed and not the links. */
export function isOffline(verdicts: ReadonlyMap<string, Verdict>): boolean {
  const isUnanswered = (verdict: Verdict) =>
    verdict.kind !== "fine" && !verdict.reason.startsWith("status");
  return verdicts.size > 0 && [...verdicts.values()].every(isUnanswered);
}
