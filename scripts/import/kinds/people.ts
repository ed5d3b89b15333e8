import type { Player } from "#app/content/content.ts";
import { fold } from "#app/domain/fold.ts";
import type { Jersey } from "#app/domain/jersey.ts";
import type { Position } from "#app/domain/roster.ts";
import { Refusal } from "#scripts/captain/content-texts.ts";
import type { PersonName } from "#scripts/captain/new-person.ts";
import { LeftOut, type Job } from "#scripts/import/importer.ts";
import { orNothing } from "#scripts/import/moments.ts";
import type { TableRecord } from "#scripts/import/records.ts";
import { isNo, isOtherCaptain, isYes, positionsIn, rolesIn } from "#scripts/import/words.ts";
import { known, type RowName } from "./known-person.ts";
import { isPronouns, readNameCell, type NameCell } from "./name-cell.ts";
import { nameOrder, splitInOrder, type NameOrder } from "./name-order.ts";

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

/** A row's name with everything that stands beside it. */
interface NameInRow {
  readonly name: RowName;
  readonly number: string;
  readonly role: string;
  readonly notes: readonly string[];
  /** How a new name is split, where that is not obvious. */
  readonly splitNote: readonly string[];
}

/** First and last name of a row, from one, two or three columns. */
function splitRow(cells: readonly NameCell[], order: NameOrder): PersonName & { note?: string } {
  const [whole = "", given = "", surname = ""] = cells.map(({ name }) => name);
  if (surname !== "") {
    if (given === "") return { first: surname, last: "" };
    return { first: given, last: surname };
  }
  // "Name" next to "First name" is the last or the full name.
  if (given !== "" && whole !== "") {
    const rest = whole.startsWith(`${given} `) ? whole.slice(given.length + 1) : whole;
    return { first: given, last: rest };
  }
  return splitInOrder(whole || given, order);
}

function nameIn(record: TableRecord, order: NameOrder): NameInRow {
  const cells = ["player", "first", "last"].map((name) => readNameCell(record.cell(name)));
  const { note, ...name } = splitRow(cells, order);
  const all = cells.flatMap(({ notes }) => notes);
  const written = record.cell("nickname").replaceAll(/^["“”„'‘’]+|["“”'‘’]+$/g, "");
  const isNone = /^(?:[-–—.]|n\/?a|none)?$/i.test(written);
  const wrong = isPronouns(written)
    ? [`the pronouns ${written} are left out: the site has no field for them.`]
    : [];
  const nicknames = [
    isNone || wrong.length > 0 ? "" : written,
    ...cells.map(({ nickname }) => nickname),
  ];
  return {
    name: { ...name, nickname: nicknames.find((nickname) => nickname !== "") },
    number: cells.map(({ number }) => number).find((cell) => cell !== "") ?? "",
    role: cells.map(({ role }) => role).join(" "),
    notes: [...all, ...wrong],
    splitNote: note === undefined ? [] : [note],
  };
}

/** Parses a jersey number; 00 differs from 0. */
function parseNumber(written: string): Jersey {
  if (!/^\d{1,2}$/.test(written)) {
    throw new Refusal(`${written} is no jersey number from 0 to 99, or 00.`);
  }
  return written === "00" ? written : Number(written);
}

function jerseyIn(written: string, beside: string): Jersey | undefined {
  const bare = written.replace(/^#\s*/, "").replace(/\.0$/, "");
  const [own, near] = [
    /^(?:[-–—?]|n\/?a|none|tb[ad])?$/i.test(bare) ? undefined : parseNumber(bare),
    beside === "" ? undefined : parseNumber(beside),
  ];
  if (own !== undefined && near !== undefined && own !== near) {
    throw new Refusal(`Is the number ${bare} or ${beside}? Correct one of the two cells.`);
  }
  return own ?? near;
}

function positionIn(written: string): Position | undefined {
  const [position, ...more] = positionsIn(written);
  return more.length > 0 ? "Hybrid" : position;
}

const connecting = /^(?:and|und|et|y|o|or|co|assistant|asst|head|team|\d+)$/i;

const isRoleOrPosition = (word: string) =>
  connecting.test(word) || rolesIn(word).length > 0 || positionsIn(word).length > 0;

/** The words of a cell with roles or positions that name neither. */
function otherWords(written: string): string {
  const words = written.split(/[\s/,;&+()-]+/).filter((word) => word !== "");
  return isYes(written) || isNo(written)
    ? ""
    : words.filter((word) => !isRoleOrPosition(word)).join(" ");
}

/** Whether a column that is only for captains, or only for coaches, marks the person. */
function isMarked(record: TableRecord, column: "captain" | "coach"): boolean {
  const cell = record.cell(column);
  const role = column === "captain" ? "Captain" : "Coach";
  if (isYes(cell) || rolesIn(cell).includes(role)) return true;
  if (isNo(cell) || isOtherCaptain(cell)) return false;
  throw new Refusal(`${cell} in the column for ${column}s does not say whether the person is one.`);
}

/** The seasons that a table has columns for, with marks for who played. */
const markedSeasons = (record: TableRecord) =>
  Array.from({ length: 100 }, (_, index) => 2000 + index).filter((year) =>
    record.has(`in ${year}`),
  );

/** The role that the column of a season has for a person; undefined if she is not on that roster. */
function roleInSeason(record: TableRecord, year: number): string | LeftOut {
  const others = new LeftOut(`person who is not of ${year}`, `people who are not of ${year}`);
  const written = record.cell("season");
  if (written !== "" && !/(?<!\d)20\d\d\s*[-–/]\s*(?:20)?\d\d(?!\d)/.test(written)) {
    const years = written.match(/(?<!\d)20\d\d(?!\d)/g) ?? [];
    if (years.length === 0) throw new Refusal(`${written} is not a season such as ${year}.`);
    if (!years.some((written) => Number(written) === year)) return others;
  } else if (written !== "") {
    throw new Refusal(
      `Is ${written} a roster of ${year}? Write the years of its rosters: 2026, 2027.`,
    );
  }
  const seasons = markedSeasons(record);
  if (seasons.length === 0) return "";
  if (!seasons.includes(year)) {
    throw new Refusal(`The columns are for ${seasons.join(", ")}. Choose one with --year.`);
  }
  const mark = record.cell(`in ${year}`);
  if (isNo(mark)) return others;
  if (isYes(mark)) return "";
  if (rolesIn(mark).length > 0) return mark;
  throw new Refusal(`${mark} in the column for ${year} does not say whether the person played.`);
}

/** The roles of a row, and notes on words that are none the site shows. */
function readRoles(record: TableRecord, inSeason: string, beside: string) {
  const [role = "", written = "", number = ""] = ["role", "position", "number"].map((name) =>
    record.cell(name),
  );
  // Leagues write "Coach" instead of a number.
  const isRole = rolesIn(number).length > 0 && !/\d/.test(number);
  const own = `${isOtherCaptain(role) ? "" : role} ${beside} ${inSeason} ${isRole ? number : ""}`;
  // "C" is a captain as a role, and a cutter as a position.
  const inPosition = rolesIn(written).filter((role) => role !== "Captain");
  const inSection = rolesIn(record.section).filter((role) => role === "Coach");
  const roles = new Set<string>([...rolesIn(own), ...inPosition, ...inSection]);
  if (isMarked(record, "captain") || isYes(role)) roles.add("Captain");
  if (isMarked(record, "coach")) roles.add("Coach");
  const left = [role, record.cell("captain")].map((cell) =>
    isOtherCaptain(cell) ? cell : otherWords(cell),
  );
  const notes = [
    ...left.map(
      (words) => words && `the role ${words} is left out: the site has captains and coaches.`,
    ),
    otherWords(written) && `the position ${otherWords(written)} is left out.`,
  ];
  return {
    roles,
    number: isRole ? "" : number,
    // "(C)" beside a name is a captain, not a cutter.
    position: positionIn(`${written} ${rolesIn(beside).length > 0 ? "" : beside}`),
    isPlayer: roles.has("Player"),
    notes: notes.filter((note) => note !== ""),
  };
}

/** Facts of a row that differ from those of a known person in players.yml, which stay. */
function differences({ id, name, position }: Player, row: RowName, written: Position | undefined) {
  const facts = [
    ["nickname", name.nickname, row.nickname],
    ["position", position, written],
  ] as const;
  return facts.flatMap(([what, own, other]) =>
    other === undefined || fold(own ?? "") === fold(other) || fold(name.first) === fold(other)
      ? []
      : `${id} has the ${what} ${own ?? "none"} in players.yml, which stays; the file has ${other}.`,
  );
}

/** Reads the people of a roster. */
export function rosterReader(
  { draft, records }: Pick<Job, "draft" | "records">,
  year: number,
  isNew: boolean,
): (record: TableRecord) => RosterRow | LeftOut {
  const names = records.map(
    (record) => orNothing(() => readNameCell(record.cell("player")).name) ?? "",
  );
  const order = nameOrder(names, draft.players.values());
  return (record) => {
    const inSeason = roleInSeason(record, year);
    if (inSeason instanceof LeftOut) return inSeason;
    const { name, number, role, splitNote, notes: besideName } = nameIn(record, order);
    if (name.first === "") throw new Refusal("The row has no name.");
    const { roles, position, notes, ...more } = readRoles(record, inSeason, role);
    const jersey = jerseyIn(more.number, number);
    const { id, note } = known(draft, name, jersey, isNew);
    const listed = id === undefined ? undefined : draft.players.get(id);
    const plays = position !== undefined || more.isPlayer;
    const isCoach = roles.has("Coach") || (listed?.position === "Coach" && !plays);
    const isPlayer = plays || !isCoach;
    const lines = [
      ...(note === undefined ? [] : [note]),
      ...(id === undefined ? splitNote : []),
      ...besideName,
      ...notes,
      ...(listed === undefined || (jersey ?? listed.jersey) !== listed.jersey
        ? []
        : differences(listed, name, position)),
    ];
    return {
      number: record.number,
      id,
      ...name,
      jersey,
      position: isPlayer ? position : "Coach",
      isCaptain: roles.has("Captain"),
      isCoach,
      isPlayer,
      notes: lines.map((line) => `Row ${record.number}: ${line}`),
    };
  };
}
