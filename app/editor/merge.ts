import { parse } from "yaml";
import { type FieldPath, valueAt } from "#app/content/field-path.ts";
import { childNode, type SchemaNode } from "#app/content/reading/schema-node.ts";
import { editStored } from "#app/content/writing/edit.ts";
import { addEntry, moveEntry, removeEntry } from "#app/content/writing/list-entries.ts";
import { setValue } from "#app/content/writing/set-value.ts";
import {
  type Answer,
  type Answers,
  type Conflict,
  conflictKey,
  factsIn,
  pickFields,
} from "./conflicts.ts";
import { sortedBy } from "#app/lib/list.ts";
import { oneForm } from "#app/lib/text.ts";
import {
  alignEntries,
  type Fields,
  isFields,
  isMoved,
  isReplaced,
  isSame,
  isTheirs,
  type Row,
} from "./match-entries.ts";

/** Three versions of a file. */
export interface Versions {
  /** The common ancestor. */
  readonly base: string;
  /** The text currently stored. */
  readonly stored: string;
  readonly mine: string;
}

/** A merged text. Unresolved conflicts have the stored value. */
export interface Merged {
  readonly text: string;
  readonly conflicts: readonly Conflict[];
}

/** Whether a value is a list, or is missing where another version has one: a list without entries is left out. */
const isListIn = (value: unknown, anotherVersion: unknown) =>
  Array.isArray(value) || (value === undefined && Array.isArray(anotherVersion));

/** Whether the fields of a schema are entries with keys. */
const isKeyed = (rules: SchemaNode | undefined) =>
  rules?.type === "object" && rules.properties === undefined;

/** Parses YAML; undefined if it is invalid. */
export function parseValue(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** Three versions of a list. */
interface Lists {
  readonly base: readonly unknown[];
  readonly stored: readonly unknown[];
  readonly mine: readonly unknown[];
}

/**
 * Applies my changes to the stored text, one edit at a time, so that all other lines stay as they
 * are.
 */
class Merge {
  text: string;
  readonly conflicts: Conflict[] = [];
  private readonly rules: SchemaNode | undefined;
  private readonly answers: Answers;

  constructor(text: string, rules: SchemaNode | undefined, answers: Answers) {
    this.text = text;
    this.rules = rules;
    this.answers = answers;
  }

  /** The version to use for a conflict. Records conflicts without an answer. */
  private ask(conflict: Conflict): Answer {
    const answer = this.answers.get(conflictKey(conflict));
    if (answer === undefined) this.conflicts.push(conflict);
    return answer ?? "stored";
  }

  private usesMine(conflict: Conflict): boolean {
    return this.ask(conflict) === "mine";
  }

  private set(path: FieldPath, value: unknown): void {
    this.text = setValue(this.text, path, value, this.rules);
  }

  /** Replaces fields one by one, so that the comments of others stay. */
  private setFields(path: FieldPath, names: Iterable<string>, value: unknown): void {
    for (const name of names) this.set([...path, name], valueAt(value, [name]));
  }

  /** @param own the schema of the value */
  mergeValue(path: FieldPath, base: unknown, stored: unknown, mine: unknown, own?: SchemaNode) {
    if (isSame(base, mine) || isSame(stored, mine)) return;
    if (isFields(stored) && isFields(mine)) this.mergeFields(path, base, stored, mine, own);
    else if (isListIn(stored, base ?? mine) && isListIn(mine, base ?? stored)) {
      const [baseList = [], storedList = [], myList = []] = [base, stored, mine].map((list) =>
        Array.isArray(list) ? list : [],
      );
      this.mergeList(path, { base: baseList, stored: storedList, mine: myList }, own);
    } else if (isSame(base, stored) || this.usesMine({ path, stored, mine })) this.set(path, mine);
  }

  /** Fields that are merged together: those of a fact, and all of a new file but its entries. */
  private factsOf(
    path: FieldPath,
    names: ReadonlySet<string>,
    base: unknown,
    own: SchemaNode | undefined,
  ): readonly (readonly string[])[] {
    if (isKeyed(own)) return Array.from(names, (name) => [name]);
    if (path.length > 0 || isFields(base)) return factsIn(names);
    const hasEntries = (name: string) => {
      const node = own && childNode(own, name);
      return node?.type === "array" || isKeyed(node);
    };
    const [lists, rest] = [true, false].map((isList) =>
      [...names].filter((name) => hasEntries(name) === isList),
    );
    return [rest ?? [], ...(lists ?? []).map((name) => [name])];
  }

  private mergeFields(
    path: FieldPath,
    base: unknown,
    stored: Fields,
    mine: Fields,
    own: SchemaNode | undefined,
  ): void {
    const names = new Set([base, stored, mine].flatMap((version) => Object.keys(Object(version))));
    const hasEntries = isKeyed(own);
    for (const fact of this.factsOf(path, names, base, own)) {
      const [baseFact, storedFact, myFact] = [base, stored, mine].map((version) =>
        pickFields(version, fact),
      );
      const isClash =
        !isSame(baseFact, storedFact) && !isSame(baseFact, myFact) && !isSame(storedFact, myFact);
      if (fact.length > 1 && isClash) {
        const conflict = { path, fields: fact, stored: storedFact, mine: myFact };
        if (this.usesMine(conflict)) this.setFields(path, fact, mine);
        continue;
      }
      for (const name of fact) {
        const [baseValue, storedValue, myValue] = [base, stored, mine].map((value) =>
          valueAt(value, [name]),
        );
        const inside = [...path, name];
        // Both may have added an entry with this key, which need not be the same person or team.
        if (hasEntries && baseValue === undefined)
          this.mergeEntry(inside, baseValue, storedValue, myValue);
        else this.mergeValue(inside, baseValue, storedValue, myValue, own && childNode(own, name));
      }
    }
  }

  /**
   * Merges an entry as a whole if both added it or one replaced it: mixed fields would be an entry
   * that nobody wrote. Returns true to keep both.
   */
  private mergeEntry(
    path: FieldPath,
    base: unknown,
    stored: unknown,
    mine: unknown,
    rules?: SchemaNode,
  ): boolean {
    if (isSame(base, mine) || isSame(base, stored) || isSame(stored, mine)) {
      this.mergeValue(path, base, stored, mine, rules);
      return false;
    }
    const isOne = isFields(stored) && isFields(mine) && base !== undefined;
    if (isOne && !isReplaced(base, stored) && !isReplaced(base, mine)) {
      this.mergeValue(path, base, stored, mine, rules);
      return false;
    }
    const isInList = typeof path.at(-1) === "number";
    const answer = this.ask({ path, stored, mine, ...(isInList ? { allowsBoth: true } : {}) });
    if (answer !== "mine") return answer === "both";
    if (isFields(stored) && isFields(mine)) {
      this.setFields(path, new Set([...Object.keys(stored), ...Object.keys(mine)]), mine);
    } else this.set(path, mine);
    return false;
  }

  private mergeList(path: FieldPath, { base, stored, mine }: Lists, own: SchemaNode | undefined) {
    const rules = own && childNode(own, 0);
    const rows = alignEntries(base, stored, mine, rules);
    const getVersions = (row: Row) => ({
      baseEntry: base[row.base ?? -1],
      storedEntry: stored[row.stored ?? -1],
      myEntry: mine[row.mine ?? -1],
    });
    // Fields first, while the stored entries are still at their positions.
    const bothKept = rows.flatMap((row) => {
      if (row.stored === undefined || row.mine === undefined) return [];
      const { baseEntry, storedEntry, myEntry } = getVersions(row);
      const place = [...path, row.stored];
      const isBoth = this.mergeEntry(place, baseEntry, storedEntry, myEntry, rules);
      return isBoth ? { base: undefined, stored: undefined, mine: row.mine } : [];
    });
    const gone = rows.filter((row) => {
      if (row.base === undefined || row.stored === undefined || row.mine !== undefined)
        return false;
      const { baseEntry, storedEntry } = getVersions(row);
      const conflict = { path: [...path, row.stored], stored: storedEntry, mine: undefined };
      return isSame(baseEntry, storedEntry) || this.usesMine(conflict);
    });
    const added = rows.filter((row) => {
      if (row.mine === undefined || row.stored !== undefined) return false;
      const { baseEntry, myEntry } = getVersions(row);
      if (row.base === undefined) return true;
      return (
        !isSame(baseEntry, myEntry) && this.usesMine({ path, stored: undefined, mine: myEntry })
      );
    });
    const kept = sortedBy(
      rows.filter((row) => row.stored !== undefined),
      (row) => row.stored ?? 0,
    );
    const current = this.remove(path, kept, gone);
    for (const row of sortedBy([...added, ...bothKept], ({ mine: at }) => at ?? 0)) {
      this.add(path, current, row, mine);
    }
    this.order(path, current, { stored, mine });
  }

  /** Removes entries, and returns the rows that remain. */
  private remove(path: FieldPath, rows: readonly Row[], gone: readonly Row[]): Row[] {
    const current = [...rows];
    for (const row of gone) {
      const at = current.indexOf(row);
      this.text = removeEntry(this.text, path, at);
      current.splice(at, 1);
    }
    return current;
  }

  /** Adds my entry after the one it follows in my list, and after entries already added there. */
  private add(path: FieldPath, current: Row[], row: Row, mine: readonly unknown[]): void {
    const isBefore = (candidate: Row) =>
      candidate.mine !== undefined && candidate.mine <= (row.mine ?? 0);
    const [previous] = sortedBy(current.filter(isBefore), (candidate) => -(candidate.mine ?? 0));
    let index = previous === undefined ? 0 : current.indexOf(previous) + 1;
    while (isTheirs(current[index])) index += 1;
    this.text = addEntry(this.text, path, mine[row.mine ?? -1], this.rules, index);
    current.splice(index, 0, row);
  }

  /**
   * Reorders the remaining entries of the base as in my version, if I moved any; asks if the stored version moved some,
   * too. They trade places among themselves, so that added entries stay where they are.
   */
  private order(path: FieldPath, current: Row[], lists: Pick<Lists, "stored" | "mine">): void {
    const common = current.filter(({ base, mine }) => base !== undefined && mine !== undefined);
    const wanted = sortedBy(common, ({ mine }) => mine ?? 0);
    if (!isMoved(wanted) || wanted.every((row, index) => row === common[index])) return;
    if (isMoved(common) && !this.usesMine({ path, ...lists })) return;
    const places = common.map((row) => current.indexOf(row));
    for (const [index, row] of wanted.entries()) {
      const [from, to] = [current.indexOf(row), places[index] ?? 0];
      this.text = moveEntry(this.text, path, from, to);
      current.splice(to, 0, ...current.splice(from, 1));
    }
  }
}

/** Merges a file that can't be merged field by field, by choosing one whole version. */
function mergeWhole({ stored, mine }: Versions, answers: Answers): Merged {
  const conflict = { path: [], stored, mine };
  const answer = answers.get(conflictKey(conflict));
  return {
    text: answer === "mine" ? mine : stored,
    conflicts: answer === undefined ? [conflict] : [],
  };
}

/**
 * Merges my version of a YAML file into the stored one, entry by entry and field by field. Keeps
 * the stored text's comments and order. A value that both changed differently is a conflict, unless
 * it has an answer.
 *
 * @param rules the schema of the file
 */
export function merge(
  versions: Versions,
  rules: SchemaNode | undefined,
  answers: Answers = new Map(),
): Merged {
  const { base, stored, mine } = versions;
  if (base === stored) return { text: mine, conflicts: [] };
  const [baseValue, storedValue, myValue] = [base, stored, mine].map((text) =>
    parseValue(oneForm(text)),
  );
  const isMergeable =
    (isFields(storedValue) && isFields(myValue)) ||
    (Array.isArray(storedValue) && Array.isArray(myValue));
  if (!isMergeable) return mergeWhole(versions, answers);
  let conflicts: readonly Conflict[] = [];
  const text = editStored(stored, (plain) => {
    const merging = new Merge(plain, rules, answers);
    merging.mergeValue([], baseValue, storedValue, myValue, rules);
    ({ conflicts } = merging);
    return merging.text;
  });
  return { text, conflicts };
}
