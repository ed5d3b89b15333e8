import type { Verdict } from "./ask-link.ts";
import type { Links } from "./list-links.ts";

const headings = {
  nowhere: "These are broken. Fix or remove them:",
  moved: "These have moved permanently. Use the new URL:",
  unsure: "These could not be checked. Open them in a browser:",
} as const;

function lineOf(address: string, verdict: Exclude<Verdict, { kind: "fine" }>): string {
  return verdict.kind === "moved" ? `${address} → ${verdict.to}` : `${address} (${verdict.says})`;
}

/** Address of the newest copy of a page in the Internet Archive, if it has one. */
const archived = (address: string) => `https://web.archive.org/web/2/${address}`;

/** Report of broken links: the problem, the remedy, and every place the link is used. */
export function linkReport(links: Links, verdicts: ReadonlyMap<string, Verdict>): string {
  const sections = (["nowhere", "moved", "unsure"] as const).flatMap((kind) => {
    const lines = [...verdicts].flatMap(([address, verdict]) => {
      if (verdict.kind === "fine" || verdict.kind !== kind) return [];
      const copy =
        kind === "nowhere" ? [`    archived copy, if there is one: ${archived(address)}`] : [];
      const places = links.get(address)?.map((place) => `    ${place}`) ?? [];
      return [`  ${lineOf(address, verdict)}`].concat(places, copy);
    });
    return lines.length === 0 ? [] : [[headings[kind], ...lines].join("\n")];
  });
  const fine = [...verdicts.values()].filter(({ kind }) => kind === "fine").length;
  return [...sections, `${fine} of ${verdicts.size} links are fine.`].join("\n\n");
}

/** Whether no link could be reached: then the connection failed, not the links. */
export function isOffline(verdicts: ReadonlyMap<string, Verdict>): boolean {
  const all = [...verdicts.values()];
  return all.length > 0 && all.every((one) => "says" in one && !one.says.startsWith("status"));
}
