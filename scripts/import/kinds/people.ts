import type { Draft, Player } from "#app/content/content.ts";
import { fold, lettersOf } from "#app/domain/fold.ts";
import { fullName } from "#app/domain/full-name.ts";
import type { Jersey } from "#app/domain/jersey.ts";
import type { Position } from "#app/domain/roster.ts";
import { nearest } from "#app/content/suggestions/suggestions.ts";
import { Refusal } from "#scripts/captain/content-texts.ts";
import { findKey, playerNames } from "#scripts/captain/find-key.ts";
import { splitName, type PersonName } from "#scripts/captain/new-person.ts";
import type { TableRecord } from "#scripts/import/records.ts";
import { isYes, positionsIn, rolesIn } from "#scripts/import/words.ts";

/** The name of a row. */
export interface RowName extends PersonName {
  readonly nickname: string | undefined;
}

/** A person of a roster from a row. */
export interface RosterRow extends RowName {
  readonly number: number;
  /** Her key; undefined for a person who is not in players.yml. */
  readonly id: string | undefined;
  readonly jersey: Jersey | undefined;
  readonly position: Position | undefined;
  readonly isCaptain: boolean;
  readonly isCoach: boolean;
  readonly isPlayer: boolean;
  /** Notes on the row for the captain. */
  readonly notes: readonly string[];
}

const captainMark = /\s*[([](?:c|cc|k|(?:co-)?captain|kapitän(?:in)?|capitaine|capitana?)[)\]]/i;
const numbered = /^(?:#\s*)?(\d{1,2})[.:)]?\s+(?=\D)|[\s,]+#?\s*(\d{1,2})$|\s*[([]#?(\d{1,2})[)\]]/;
/** A nickname in quotes or brackets. An apostrophe with letters on both sides is part of a name. */
const quoted =
  /(?<=^|\s)(?:["“”„‟«»‹›‘’‚'`´]{1,2}|[([])(\S.*?)(?:["“”„‟«»‹›‘’'`´]{1,2}|[)\]])(?=$|[\s,])/;

/** The parts of a name, and the number in the same cell. */
function nameIn(record: TableRecord): RowName & { beside: string } {
  const [cell, first, last] = ["player", "first", "last"].map((name) =>
    record.cell(name).replace(captainMark, ""),
  );
  const beside = [cell, first, last].flatMap((one = "") => {
    const [, ...numbers] = numbered.exec(one) ?? [];
    return numbers.filter((number) => number !== undefined);
  });
  const nicknames = [record.cell("nickname")];
  const [whole = "", given = "", surname = ""] = [cell, first, last].map((one = "") => {
    const plain = one.replace(numbered, "");
    nicknames.push(quoted.exec(plain)?.[1] ?? "");
    return plain.replace(quoted, "").replaceAll(/\s+/g, " ").trim();
  });
  const more = {
    nickname: nicknames.find((one) => one !== ""),
    beside: beside[0] ?? "",
  };
  if (surname !== "") {
    return given === ""
      ? { first: surname, last: "", ...more }
      : { first: given, last: surname, ...more };
  }
  // "Name" next to "First name" is the last or the full name.
  if (given !== "" && whole !== "") {
    const rest = whole.startsWith(`${given} `) ? whole.slice(given.length + 1) : whole;
    return { first: given, last: rest, ...more };
  }
  return { ...splitName(whole || given), ...more };
}

/** Parses a jersey number; 00 differs from 0. */
function numberOf(written: string): Jersey {
  if (!/^\d{1,2}$/.test(written)) {
    throw new Refusal(`${written} is no jersey number from 0 to 99, or 00.`);
  }
  return written === "00" ? written : Number(written);
}

function jerseyIn(written: string, beside: string): Jersey | undefined {
  const bare = written.replace(/^#\s*/, "").replace(/\.0$/, "");
  const [own, near] = [
    /^[-–—]?$/.test(bare) ? undefined : numberOf(bare),
    beside === "" ? undefined : numberOf(beside),
  ];
  if (own !== undefined && near !== undefined && own !== near) {
    throw new Refusal(`Is the number ${bare} or ${beside}? Correct one of the two cells.`);
  }
  return own ?? near;
}

function positionIn(written: string): Position | undefined {
  if (rolesIn(written).includes("Coach")) return "Coach";
  const [position, ...more] = positionsIn(written);
  return more.length > 0 ? "Hybrid" : position;
}

/** Key for comparing names regardless of word order: "SON, MINJI" is Min-ji Son. */
export function nameKey({ first, last }: Pick<RowName, "first" | "last">): string {
  return [lettersOf(first), lettersOf(last)].toSorted().join(" ");
}

type Known = Readonly<{ id: string | undefined; note?: string }>;

/** The person with the number, of several with the same name. */
function namesakeWith(all: readonly Player[], jersey: Jersey | undefined): Player | undefined {
  const [only, ...more] = all.filter((one) => jersey !== undefined && one.jersey === jersey);
  return more.length === 0 ? only : undefined;
}

/** Asks whether two people with one number are the same; undefined if they share no name. */
function questionOn(
  name: RowName,
  jersey: Jersey | undefined,
  { id, name: other, jersey: hers }: Player,
) {
  const [written, full] = [fullName(name), fullName(other)];
  const [hasFirst, hasLast] = (["first", "last"] as const).map(
    (part) => name[part] !== "" && fold(name[part]) === fold(other[part] ?? ""),
  );
  if (jersey === undefined || jersey !== hers || (hasFirst !== true && hasLast !== true)) return "";
  const way =
    hasFirst === true
      ? `players.yml has both: the name of today, and the one before as formerly: [${written}] or [${full}]`
      : `use one name in both, or add nickname: ${name.first} to ${id} in players.yml`;
  const shared = hasFirst === true ? "first name" : "last name";
  return `Is ${written} ${full} (${id}), who has the same ${shared} and number ${jersey}? If so, ${way}. If not, add ${written} there by hand.`;
}

/**
 * The key of a known person. Asks about similar spellings, and about people who share a name and the number. All
 * others must be declared as new.
 */
function known(draft: Draft, name: RowName, jersey: Jersey | undefined, isNew: boolean): Known {
  const written = fullName(name);
  const players = [...draft.players.values()];
  const namesakes = players.filter((one) => nameKey(one.name) === nameKey(name));
  const namesake = namesakes.length > 1 ? namesakeWith(namesakes, jersey) : undefined;
  if (namesake !== undefined) return { id: namesake.id };
  try {
    const id = findKey(written, playerNames(draft), "player");
    const before = draft.players
      .get(id)
      ?.formerly?.find((one) => lettersOf(one) === lettersOf(written));
    return before === undefined
      ? { id }
      : { id, note: `${written} is ${id}, who had that name before.` };
  } catch (error) {
    if (!(error instanceof Refusal) || namesakes.length > 1) throw error;
    const near = nearest(
      written,
      players.map((player) => fullName({ ...player.name, apart: undefined })),
    );
    if (!isNew && near.length > 0) throw error;
    const question = players.map((one) => questionOn(name, jersey, one)).find((one) => one !== "");
    if (question !== undefined) throw new Refusal(question);
    if (isNew) return { id: undefined };
    throw new Refusal(`${written} is not in players.yml. Add --new if everybody like this is new.`);
  }
}

/** Reads the people of a roster. */
export function rosterReader(draft: Draft, isNew: boolean): (record: TableRecord) => RosterRow {
  return (record) => {
    const { beside, ...name } = nameIn(record);
    if (name.first === "") throw new Refusal("The row has no name.");
    // Leagues write "Coach" instead of a number.
    const number = record.cell("number");
    const isRole = rolesIn(number).includes("Coach");
    const jersey = jerseyIn(isRole ? "" : number, beside);
    const { id, note } = known(draft, name, jersey, isNew);
    const [role, written] = [record.cell("role"), record.cell("position")];
    const roles = rolesIn(`${role} ${record.section} ${isRole ? number : ""}`);
    const position = positionIn(written);
    const plays = position !== undefined && position !== "Coach";
    const isListed = id !== undefined && draft.players.get(id)?.position === "Coach";
    const isCoach = position === "Coach" || roles.includes("Coach") || (isListed && !plays);
    const lost =
      written !== "" && position === undefined ? [`the position ${written} is left out.`] : [];
    return {
      number: record.number,
      id,
      ...name,
      jersey,
      position: isCoach && !plays ? "Coach" : position,
      isCaptain:
        isYes(role) || rolesIn(role).includes("Captain") || captainMark.test(record.cell("player")),
      isCoach,
      isPlayer: plays || !isCoach,
      notes: [...(note === undefined ? [] : [note]), ...lost].map(
        (line) => `Row ${record.number}: ${line}`,
      ),
    };
  };
}
