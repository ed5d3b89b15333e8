import type { Draft } from "#app/content/content.ts";
import { fullName } from "#app/domain/full-name.ts";
import type { Jersey } from "#app/domain/jersey.ts";
import { nearest } from "#app/content/suggestions/suggestions.ts";
import { Refusal } from "#scripts/captain/content-texts.ts";
import { findKey } from "#scripts/captain/find-key.ts";
import { playerNames } from "#scripts/captain/names.ts";
import type { TableRecord } from "#scripts/import/records.ts";

/** A person of a roster as the row has her. */
export interface RosterRow {
  readonly number: number;
  /** Her key; undefined for somebody whom players.yml does not have. */
  readonly id: string | undefined;
  readonly first: string;
  readonly last: string;
  readonly nickname: string | undefined;
  readonly jersey: Jersey | undefined;
  readonly position: string | undefined;
  readonly isCaptain: boolean;
  readonly isCoach: boolean;
}

const captainMark = /\s*[([](?:c|cc|captain|co-captain)[)\]]$/i;

function nameIn(record: TableRecord): { first: string; last: string; nickname: string } {
  const whole = record.cell("player").replace(captainMark, "");
  const quoted = /^(.*?)\s*["“”'‘(](.+?)["“”'’)]\s*(.*)$/.exec(whole);
  const plain = quoted === null ? whole : `${quoted[1]} ${quoted[3]}`.trim();
  const nickname = record.cell("nickname") || (quoted?.[2] ?? "");
  if (record.cell("last") !== "") {
    return { first: record.cell("first"), last: record.cell("last"), nickname };
  }
  // "Name" beside "First name" is the last one, or all of it.
  const given = record.cell("first");
  if (given !== "" && plain !== "") {
    const rest = plain.startsWith(`${given} `) ? plain.slice(given.length + 1) : plain;
    return { first: given, last: rest, nickname };
  }
  const [last = "", first] = plain.split(/\s*,\s*/);
  if (first !== undefined) return { first, last, nickname };
  const [head = "", ...rest] = plain.split(" ");
  return { first: head, last: rest.join(" "), nickname };
}

function jerseyIn(written: string): Jersey | undefined {
  const bare = written.replace(/^#\s*/, "").replace(/\.0$/, "");
  if (bare === "" || /^[-–—]$/.test(bare)) return undefined;
  if (!/^\d{1,2}$/.test(bare))
    throw new Refusal(`${written} is no jersey number from 0 to 99, or 00.`);
  return bare === "00" ? bare : Number(bare);
}

function positionIn(written: string): string | undefined {
  if (/^coach/i.test(written)) return "Coach";
  if (/^h(?:$|and)/i.test(written)) return "Handler";
  return /^c(?:$|ut)/i.test(written) ? "Cutter" : undefined;
}

/** The key of a known person; whoever is spelled almost like one is asked about, unless she is said to be new. */
function known(draft: Draft, name: { first: string; last: string }, isNew: boolean) {
  const names = playerNames(draft);
  const written = name.last === "" ? name.first : fullName(name);
  try {
    return findKey(written, names, "player");
  } catch (error) {
    const full = Array.from(draft.players.values(), (player) => fullName(player.name));
    const near = nearest(written, full);
    if (!(error instanceof Refusal) || (!isNew && near.length > 0) || name.last === "") throw error;
    if (isNew) return undefined;
    throw new Refusal(`${written} is not in players.yml. Add --new if everybody like this is new.`);
  }
}

/** Reads the people of a roster. */
export function rosterReader(draft: Draft, isNew: boolean): (record: TableRecord) => RosterRow {
  return (record) => {
    const name = nameIn(record);
    const id = known(draft, name, isNew);
    const role = record.cell("role");
    const position = positionIn(record.cell("position"));
    const isCoach =
      position === "Coach" ||
      /coach/i.test(`${role} ${record.section}`) ||
      isListedAsCoach(draft, id);
    return {
      number: record.number,
      id,
      first: name.first,
      last: name.last,
      nickname: name.nickname || undefined,
      jersey: jerseyIn(record.cell("number")),
      position: isCoach ? "Coach" : position,
      isCaptain:
        /^(?:y|yes|x|true|c|cc|1|✓)$|captain/i.test(role) ||
        captainMark.test(record.cell("player")),
      isCoach,
    };
  };
}

function isListedAsCoach(draft: Draft, id: string | undefined): boolean {
  return id !== undefined && draft.players.get(id)?.position === "Coach";
}
