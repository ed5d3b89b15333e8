import { groupBy } from "#app/lib/list.ts";

/** The result of requesting a link. */
export type Verdict =
  | { kind: "fine" }
  /** It redirects permanently: the new address can be written down. */
  | { kind: "moved"; to: string }
  | { kind: "nowhere"; says: string }
  /** The server refuses scripts or fails: somebody must look. */
  | { kind: "unsure"; says: string };

/** More redirects than this are a loop. */
const MOST_STEPS = 10;

const refusals: ReadonlyMap<string, Verdict> = new Map([
  ["ENOTFOUND", { kind: "nowhere", says: "there is no such host" }],
  ["ECONNREFUSED", { kind: "nowhere", says: "the server does not answer" }],
  ["CERT_HAS_EXPIRED", { kind: "unsure", says: "its certificate has expired" }],
]);

/** The system's name for the cause of a failed request. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && typeof error.code === "string") return error.code;
  return error.cause === undefined ? error.message : causeOf(error.cause);
}

function failure(error: unknown, seconds: number): Verdict {
  if (error instanceof Error && error.name === "TimeoutError") {
    return { kind: "unsure", says: `no answer within ${seconds} s` };
  }
  const cause = causeOf(error);
  return refusals.get(cause) ?? { kind: "unsure", says: cause };
}

/** Sends a HEAD request, and GET where the server does not know HEAD. */
async function ask(address: string, signal: AbortSignal): Promise<Response> {
  const asking = { redirect: "manual", signal, headers: { "User-Agent": "link check" } } as const;
  const head = await fetch(address, { ...asking, method: "HEAD" });
  if (head.status < 400 || head.status === 410 || head.status === 429) return head;
  const page = await fetch(address, asking);
  await page.body?.cancel();
  return page;
}

function judge(status: number): Verdict {
  if (status < 300) return { kind: "fine" };
  if (status === 404 || status === 410) return { kind: "nowhere", says: `status ${status}` };
  return { kind: "unsure", says: `status ${status}` };
}

/**
 * Requests a link.
 *
 * @param seconds how long to wait for an answer, redirects included
 */
export async function askLink(address: string, seconds: number): Promise<Verdict> {
  const signal = AbortSignal.timeout(seconds * 1000);
  let at = address;
  let forGood = true;
  try {
    for (let steps = 0; steps <= MOST_STEPS; steps += 1) {
      const response = await ask(at, signal);
      const next = response.headers.get("location");
      if (response.status < 300 || response.status >= 400 || next === null) {
        const verdict = judge(response.status);
        return verdict.kind === "fine" && forGood && at !== address
          ? { kind: "moved", to: at }
          : verdict;
      }
      forGood &&= response.status === 301 || response.status === 308;
      at = new URL(next, at).href;
    }
    return { kind: "nowhere", says: "redirect loop" };
  } catch (error) {
    return failure(error, seconds);
  }
}

interface RequestLimits {
  /** How many hosts are requested at the same time; each gets one request after the other. */
  hosts: number;
  /** Seconds that one answer may take. */
  seconds: number;
}

/** Requests all links; the verdicts are in the order of the links. */
export async function askAll(
  addresses: readonly string[],
  { hosts, seconds }: RequestLimits,
): Promise<Map<string, Verdict>> {
  const waiting = [...groupBy(addresses, (address) => new URL(address).host).values()];
  const verdicts = new Map<string, Verdict>();
  const work = async () => {
    for (let group = waiting.shift(); group !== undefined; group = waiting.shift()) {
      for (const address of group) verdicts.set(address, await askLink(address, seconds));
    }
  };
  await Promise.all(Array.from({ length: hosts }, work));
  return new Map(
    addresses.flatMap((address) => {
      const verdict = verdicts.get(address);
      return verdict === undefined ? [] : [[address, verdict] as const];
    }),
  );
}
