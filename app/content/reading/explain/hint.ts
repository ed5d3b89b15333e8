import { closest } from "#app/content/suggestions/closest.ts";
import { suggestDay } from "#app/content/suggestions/suggest-day.ts";
import { suggestTime } from "#app/content/suggestions/suggest-time.ts";
import { suggestZones, zoneNamed } from "#app/content/suggestions/suggest-zone.ts";
import { ZONE_LETTERS } from "#app/domain/dates/zones/logged-zone.ts";
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

/** Whether it is certain: a day with a time behind it says more than a day. */
function isCertain(written: string, node: SchemaNode): boolean {
  return node.format !== "date" || !/\d[T ]+\d{1,2}:\d\d/.test(written);
}

/** What stands around a value: the year of its file, and the time zones of the venue. */
export interface Around {
  readonly season?: number | undefined;
  readonly zones?: readonly string[];
}

/** The zone of a log that was written otherwise: "edt", "Europe/Berln". */
function loggedZone(written: string): string | undefined {
  const letters = written.replaceAll(/[^a-z]/gi, "").toUpperCase();
  return ZONE_LETTERS.find((zone) => zone === letters) ?? zoneNamed(written);
}

function meant(value: string, node: SchemaNode, { season }: Around): string | undefined {
  if (node.enum !== undefined) return closest(value, node.enum.map(String));
  if (node.const !== undefined) return closest(value, [String(node.const)]);
  if (node.format === "date") return suggestDay(value, season);
  if (node["kind"] === "logged zone") return loggedZone(value);
  if (node.pattern === undefined) return undefined;
  const pattern = new RegExp(node.pattern);
  // A space within an address is part of it, and browsers send it as %20.
  const written = node["kind"] === "link" ? value.trim().replaceAll(" ", "%20") : value;
  return rewritings(written).find((text) => text !== undefined && pattern.test(text));
}

/** What a wrong value probably means, as a sentence, and the value itself where there is but one. */
export interface Hint {
  readonly sentence: string;
  readonly to?: string | number;
}

function numberHint(value: unknown): Hint | undefined {
  if (typeof value !== "string") return undefined;
  const [, us, them] = /^(\d+) ?[-–:] ?(\d+)$/.exec(value) ?? [];
  if (us !== undefined) return { sentence: `Write two numbers apart, us: ${us}, them: ${them}.` };
  return /^\d+$/.test(value)
    ? { sentence: "Numbers stand without quotes.", to: Number(value) }
    : undefined;
}

/** "Did you mean America/New_York or America/Chicago?": many states lie in two zones, and "MST" is two. */
export function zoneHint(written: string, { zones }: Around): Hint | undefined {
  const meantZones = suggestZones(written, zones);
  if (meantZones.length === 0) return undefined;
  return { sentence: `Did you mean ${meantZones.join(" or ")}?` };
}

/**
 * A question that spells out what a wrong value probably means ("Did you mean 2016-07-09?"), or
 * undefined where nothing likely is found.
 */
export function hint(value: unknown, node: SchemaNode, around: Around = {}): Hint | undefined {
  if (node.type === "integer") return numberHint(value);
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const written = String(value);
  if (node.format === "date" && /^\d{4}-\d\d-\d\d$/.test(written)) {
    return { sentence: "There is no such day." };
  }
  if (node["kind"] === "time zone") return zoneHint(written, around);
  const text = meant(written, node, around);
  if (text === undefined || text === value) return undefined;
  if (text === written) return { sentence: `Put it in quotes: "${text}".`, to: text };
  return { sentence: `Did you mean ${text}?`, ...(isCertain(written, node) ? { to: text } : {}) };
}
