import { closest } from "#app/content/suggestions/closest.ts";
import { suggestDay } from "#app/content/suggestions/suggest-day.ts";
import { suggestTime } from "#app/content/suggestions/suggest-time.ts";
import type { SchemaNode } from "#app/content/reading/schema-node.ts";

/** A host with a dot in it, and then its path or the end: "javascript:…" is none. */
const host = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?=[/?#:]|$)/i;

const mail = /^[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;

function addressOf(plain: string): string | undefined {
  if (mail.test(plain)) return `mailto:${plain}`;
  return host.test(plain) && URL.canParse(`https://${plain}`) ? `https://${plain}` : undefined;
}

function rewritings(written: string): (string | undefined)[] {
  const plain = written.trim();
  return [
    plain,
    plain.toLowerCase(),
    plain.toUpperCase(),
    plain.toLowerCase().replaceAll(/[\s_]+/g, "-"),
    plain.toUpperCase().replaceAll(/[\s-]+/g, "_"),
    suggestTime(plain),
    addressOf(plain),
  ];
}

function meant(value: string, node: SchemaNode, season: number | undefined): string | undefined {
  if (node.enum !== undefined) return closest(value, node.enum.map(String));
  if (node.const !== undefined) return closest(value, [String(node.const)]);
  if (node.format === "date") return suggestDay(value, season);
  if (node.pattern === undefined) return undefined;
  const pattern = new RegExp(node.pattern);
  return rewritings(value).find((text) => text !== undefined && pattern.test(text));
}

/**
 * A question that spells out what a wrong value probably means ("Did you mean 2016-07-09?"), or
 * undefined where nothing likely is found. `season` is the year the file belongs to.
 */
export function hint(value: unknown, node: SchemaNode, season?: number): string | undefined {
  if (node.type === "integer") {
    const bare = typeof value === "string" && /^\d+$/.test(value);
    return bare ? "Numbers stand without quotes." : undefined;
  }
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const written = String(value);
  if (node.format === "date" && /^\d{4}-\d\d-\d\d$/.test(written)) return "There is no such day.";
  const text = meant(written, node, season);
  if (text === undefined || text === value) return undefined;
  return text === written ? `Put it in quotes: "${text}".` : `Did you mean ${text}?`;
}
