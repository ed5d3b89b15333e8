import { workerAddress } from "./worker-address.ts";

/** What lies at the worker's address: its script, something else, or nobody answers. */
export type FoundScript = "script" | "other" | "unreachable";

const local = new Set(["localhost", "[::1]"]);

/** A host on which other sites are developed too, whose workers may lie at this address. */
export function isLocalHost(hostname: string): boolean {
  return local.has(hostname) || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

/** Judges an answer. A server that fails says nothing of the script. */
export function judge(status: number, type: string | null): FoundScript {
  if (status >= 500) return "unreachable";
  return status !== 404 && type?.includes("javascript") === true ? "script" : "other";
}

export async function findScript(): Promise<FoundScript> {
  try {
    // Its head tells enough; the registration fetches the whole.
    const { status, headers } = await fetch(workerAddress, { method: "HEAD" });
    return judge(status, headers.get("content-type"));
  } catch {
    return "unreachable";
  }
}
