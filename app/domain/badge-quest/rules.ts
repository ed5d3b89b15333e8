import type { States } from "#app/domain/places/state.ts";
import { plateOfNote } from "#app/domain/fifty-plates.ts";
import { groupBy } from "#app/lib/list.ts";
import { fold } from "#app/domain/fold.ts";
import { inOrderOfTime, type Award } from "./badge-quest.ts";

/**
 * Normalizes a note for comparison: words in lower case, without accents and punctuation. So "Baby / Toddler"
 * is "baby toddler".
 */
export function noteWords(note: string): string {
  return fold(note)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** A badge that is credited once for the whole team, and the kind of thing its notes name. */
interface SingleCredit {
  readonly kind: string;
  /** Normalized name of the thing, for comparison; empty if the note names none. */
  readonly thing: (note: string, states: States) => string;
}

/**
 * Normalizes a border: "Michigan / Ohio" and "Ohio-Michigan" are the same; the log of 2018 names one side
 * only.
 */
function border(note: string): string {
  const sides = note.split(/[/&\p{Pd}]|\bto\b/u).map(noteWords);
  return sides.toSorted().join("/");
}

/** Normalizes an animal: it is the same species in and out of a zoo. */
function species(note: string): string {
  return noteWords(note)
    .replace(/\b(?:(?:at|in|from) (?:the |a )?)?zoo\b/, "")
    .trim();
}

/** Badges with one credit per state, border, species or flavor (docs/product.md, Badge rules). */
export const SINGLE_CREDITS: ReadonlyMap<string, SingleCredit> = new Map([
  [
    "FIFTY_PLATES",
    {
      kind: "plate",
      thing: (note: string, states: States) => plateOfNote(note, states)?.code ?? noteWords(note),
    },
  ],
  ["POUTINE_AND_PLATES", { kind: "plate", thing: noteWords }],
  ["BORDER_PATROL", { kind: "border", thing: border }],
  ["RIVANIMALS", { kind: "species", thing: species }],
  ["ICE_BUT_NICE", { kind: "flavor", thing: noteWords }],
]);

/** Game levels that earn Wizards Unite (docs/product.md, Badge rules). */
export const WIZARD_LEVELS: readonly number[] = [10, 20, 30];

/** The level that a note names: 10 of "Level 10". */
export function wizardLevel(note: string): number | undefined {
  const [digits] = /\d+/.exec(note) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Limit of one person's awards of a badge. */
interface CreditLimit {
  /** Awards allowed in each role, age band or level, or for each teammate. */
  readonly times: number;
  /** Number of roles, bands, levels or teammates. */
  readonly roles: number;
  /** Normalized role in a note; empty if it names none, or if roles do not matter. */
  readonly role: (note: string) => string;
}

const inTwoRoles: CreditLimit = { times: 3, roles: 2, role: noteWords };
const level = (note: string): string => String(wizardLevel(note) ?? "");

/**
 * See docs/product.md, Badge rules. The limit of one impersonation per teammate is in the badge's own rule.
 */
const CREDIT_LIMITS: ReadonlyMap<string, CreditLimit> = new Map([
  ["INNOVATION_STATION", { times: 3, roles: 1, role: () => "" }],
  ["TRAVELER_TRIVIA", inTwoRoles],
  ["GUESS_WHO", inTwoRoles],
  ["RIDDLE_ME_THIS", inTwoRoles],
  ["CELEBRITY_CHEF", inTwoRoles],
  ["CHILDHOOD_CHARM", { times: 1, roles: 3, role: noteWords }],
  ["WIZARDS_UNITE", { times: 1, roles: 3, role: level }],
  ["IMPRESSIVE_IMPERSONATION", { times: 1, roles: Number.POSITIVE_INFINITY, role: noteWords }],
]);

export interface CreditBeyond<A extends Award> {
  readonly award: A;
  /** Its ordinal in its role, or in the badge if only the total is too large. */
  readonly count: number;
  readonly allowed: number;
  /** Whether the role's limit is exceeded, not just the badge's. */
  readonly inRole: boolean;
}

/** One person's awards of one badge that exceed the limit. */
function beyond<A extends Award>(awards: readonly A[], limit: CreditLimit): CreditBeyond<A>[] {
  const { times, roles } = limit;
  const byRole = new Map<string, number>();
  let credited = 0;
  return awards.flatMap((award) => {
    const role = limit.role(award.note ?? "");
    const count = (byRole.get(role) ?? 0) + 1;
    byRole.set(role, count);
    if (role !== "" && count > times) return { award, count, allowed: times, inRole: true };
    credited += 1;
    const allowed = times * roles;
    return credited > allowed ? { award, count: credited, allowed, inRole: false } : [];
  });
}

/**
 * Awards in a log that exceed a person's limit, by person and badge. If notes name no role, the total over
 * all roles is limited.
 */
export function creditsBeyond<A extends Award>(awards: readonly A[]): CreditBeyond<A>[] {
  const limited = inOrderOfTime(awards).filter(({ badge }) => CREDIT_LIMITS.has(badge));
  const byPerson = groupBy(limited, ({ badge, player }) => `${badge} ${player}`);
  return [...byPerson.values()].flatMap((hers) => {
    const limit = CREDIT_LIMITS.get(hers[0]?.badge ?? "");
    return limit === undefined ? [] : beyond(hers, limit);
  });
}

/** Number of other badges that Fab Five needs between two updates (docs/product.md, Badge rules). */
export const FIVE = 5;

export interface UnearnedFabFive<A extends Award> {
  readonly award: A;
  /** the ordinal of this Fab Five among the person's */
  readonly count: number;
  /** her other badges up to and with that day, of all updates */
  readonly others: number;
}

function unearned<A extends Award>(hers: readonly A[]): UnearnedFabFive<A>[] {
  const others = hers.filter(({ badge }) => badge !== "FAB_FIVE");
  return hers
    .filter(({ badge }) => badge === "FAB_FIVE")
    .map((award, index) => ({
      award,
      count: index + 1,
      others: others.filter(({ date }) => date <= award.date).length,
    }))
    .filter(({ count, others: earned }) => earned < count * FIVE);
}

/**
 * Fab Fives in a log that break the rule. The log does not have the dates of updates, but no two Fab Fives of
 * a person fall between the same two updates, so each needs five badges that no other one has used.
 */
export function unearnedFabFives<A extends Award>(awards: readonly A[]): UnearnedFabFive<A>[] {
  const byPerson = groupBy(inOrderOfTime(awards), ({ player }) => player);
  return [...byPerson.values()].flatMap(unearned);
}

/** Roles named in the notes of badges that are earned in a role or for an age; other notes are free text. */
export const NOTE_ROLES: ReadonlyMap<string, readonly string[]> = new Map([
  ["GUESS_WHO", ["Submitter", "Guesser"]],
  ["TRAVELER_TRIVIA", ["Traveler", "Identifier"]],
  ["RIDDLE_ME_THIS", ["Poster", "Solver"]],
  ["CELEBRITY_CHEF", ["Inspiration", "Chef"]],
  ["SECRET_AGENT", ["Agent", "Recipient"]],
  ["CHILDHOOD_CHARM", ["Baby/Toddler", "Middle School", "High School"]],
]);

/**
 * Verbs of the role that asks, which is first in a badge's list, and of the role that answers, which is
 * second.
 */
const ASKS = /^(?:submit|post|ask)/;
const ANSWERS = /^(?:guess|solv|identif|answer)/;

/** The role that a note paraphrases: "Guess - Kim" for a riddle means its solver. */
export function roleByAnotherWord(roles: readonly string[], note: string): string | undefined {
  const word = note.toLowerCase();
  if (ASKS.test(word)) return roles[0];
  return ANSWERS.test(word) ? roles[1] : undefined;
}

export interface RepeatedClaim<A extends Award> {
  readonly claim: A;
  /** the claim that came first */
  readonly first: A;
  /** the kind of thing that both name: "plate", "species" */
  readonly kind: string;
}

/**
 * Claims in a log that repeat a thing credited before for the same badge, oldest first. A note that names
 * nothing claims nothing.
 */
export function repeatedClaims<A extends Award>(
  awards: readonly A[],
  states: States,
): RepeatedClaim<A>[] {
  const firsts = new Map<string, A>();
  return inOrderOfTime(awards).flatMap((claim) => {
    const credit = SINGLE_CREDITS.get(claim.badge);
    const thing = credit?.thing(claim.note ?? "", states) ?? "";
    if (credit === undefined || thing === "") return [];
    const key = `${claim.badge} ${thing}`;
    const first = firsts.get(key);
    if (first) return { claim, first, kind: credit.kind };
    firsts.set(key, claim);
    return [];
  });
}

/** Most people in one video of Dancing Queen (docs/product.md, Badge rules). */
export const DANCERS = 6;

/** Awards of one badge grouped by post: all with the same time, if it is known. */
function postsOf<A extends Award>(awards: readonly A[], wanted: string): A[][] {
  const shared = inOrderOfTime(awards).filter(
    ({ badge, time }) => badge === wanted && time !== undefined,
  );
  return [...groupBy(shared, ({ date, time = "" }) => `${date} ${time}`).values()];
}

/** The dancers of a log that exceed the limit of their video. */
export function dancersBeyond<A extends Award>(awards: readonly A[]): A[] {
  return postsOf(awards, "DANCING_QUEEN").flatMap((post) => {
    const dancers = groupBy(post, ({ player }) => player);
    return [...dancers.values()].slice(DANCERS).flatMap(([first]) => first ?? []);
  });
}

export interface RepeatedGroup<A extends Award> {
  /** the first row of the post that exceeds the limit */
  readonly award: A;
  /** the first row of the post that came first */
  readonly first: A;
  readonly players: readonly string[];
}

/** Posts of Dental Hygiene by exactly the same people as an earlier one: each group counts once. */
export function repeatedGroups<A extends Award>(awards: readonly A[]): RepeatedGroup<A>[] {
  const firsts = new Map<string, A>();
  return postsOf(awards, "DENTAL_HYGIENE").flatMap((post) => {
    const players = [...new Set(post.map(({ player }) => player))].toSorted();
    const [award] = post;
    const first = firsts.get(players.join());
    if (award === undefined) return [];
    if (first) return { award, first, players };
    firsts.set(players.join(), award);
    return [];
  });
}

/** Most of a player's Rivanimals that may be from a zoo (docs/product.md, Badge rules). */
export const ZOO_LIMIT = 2;

/** Animals in a log that exceed the zoo limit; the note of a zoo animal has the word zoo. */
export function zooAnimalsBeyond<A extends Award>(awards: readonly A[]): A[] {
  const fromZoo = inOrderOfTime(awards).filter(
    ({ badge, note = "" }) => badge === "RIVANIMALS" && noteWords(note).split(" ").includes("zoo"),
  );
  const byPerson = groupBy(fromZoo, ({ player }) => player);
  return [...byPerson.values()].flatMap((hers) => hers.slice(ZOO_LIMIT));
}
