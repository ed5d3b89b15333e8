/** The former site's worker had this address, so this one replaces it. */
export const workerAddress = `${import.meta.env.BASE_URL}service-worker.js`;

/** Content at the worker's URL: a script, something else, or unknown without an answer or after a server error. */
export type FoundScript = "script" | "other" | "unreachable";

const local = new Set(["localhost", "[::1]"]);

/** Whether a host is this machine, where another project may have left a worker. */
export function isLocalHost(hostname: string): boolean {
  return local.has(hostname) || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

/** Classifies a response by its status and content type. A server error says nothing about the script. */
export function classifyScript(status: number, type: string | null): FoundScript {
  if (status >= 500) return "unreachable";
  return status !== 404 && type?.includes("javascript") === true ? "script" : "other";
}

/** Asks the server what is at the worker's URL. */
export async function findScript(): Promise<FoundScript> {
  try {
    // The headers are enough; the registration fetches the script.
    const { status, headers } = await fetch(workerAddress, { method: "HEAD" });
    return classifyScript(status, headers.get("content-type"));
  } catch {
    return "unreachable";
  }
}
