import { groupBy } from "#app/lib/list.ts";
import { askLink, type Verdict } from "./ask-link.ts";

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
