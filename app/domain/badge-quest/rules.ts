import type { States } from "#app/domain/places/state.ts";
import { plateOfNote } from "#app/domain/fifty-plates.ts";
import { groupBy } from "#app/lib/list.ts";
import { fold } from "#app/domain/fold.ts";
import { sortByTime, type Award } from "./badge-quest.ts";

/**
 * Normalizes a note for comparison: words in lower case, without accents and punctuation. So "Baby / Toddler"
 * is "baby toddler".
 */
export function noteWords(note: string): string {
  return fold(note)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** How often a badge is credited: `credits` of a badge in badges.yml. */
export interface Credits {
  /** Most awards of one person: in each of `roles`, at each of `levels`, or with each note if `perNote` is set. */
  readonly each?: number | undefined;
  /** Roles or ages, one of which a note names. */
  readonly roles?: readonly string[] | undefined;
  /** Levels, one of which a note names. */
  readonly levels?: readonly number[] | undefined;
  readonly perNote?: boolean | undefined;
  /** Kind of thing that a note names and that counts once for the whole team: `plate`, `border`, `species` or any other. */
  readonly once?: string | undefined;
  /** Most awards of one person whose notes have a word: `zoo: 2`. */
  readonly words?: Readonly<Record<string, number>> | undefined;
  /** Number of other badges that each award requires. */
  readonly others?: number | undefined;
  /** Most people in one post: awards of the same day and time. */
  readonly people?: number | undefined;
  /** A post counts for a group of people that has had none before. */
  readonly newGroups?: boolean | undefined;
}

/** The credits of a badge by its id; undefined if it has no limits. */
export type GetCredits = (badge: string) => Credits | undefined;

/** Normalizes a border: "Michigan / Ohio" and "Ohio-Michigan" are the same; some logs name one side only. */
function border(note: string): string {
  const sides = note.split(/[/&\p{Pd}]|\bto\b/u).map(noteWords);
  return sides.toSorted().join("/");
}

/** Normalizes a thing without words for its place: "Crane (zoo)" and "crane at the zoo" are the same. */
function removeWords(note: string, words: readonly string[]): string {
  const places = words.map((word) => `(?:(?:at|in|from) (?:the |a )?)?${noteWords(word)}`);
  const pattern = new RegExp(String.raw`\b(?:${places.join("|")})\b`);
  return places.length === 0 ? noteWords(note) : noteWords(note).replace(pattern, "").trim();
}

/** Normalized name of what a note claims for a badge; empty if it names nothing, or if the badge has no such limit. */
function normalizeThing({ once, words = {} }: Credits, note: string, states: States): string {
  if (once === undefined) return "";
  if (once === "border") return border(note);
  if (once === "plate") return plateOfNote(note, states)?.code ?? noteWords(note);
  return removeWords(note, Object.keys(words));
}

/** The level that a note names: 10 of "Level 10". */
export function noteLevel(note: string): number | undefined {
  const [digits] = /\d+/.exec(note) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** The role, level or thing for which a note counts; empty if it names none, or if the limit does not ask. */
function findCreditKey({ roles, levels, perNote }: Credits, note: string): string {
  if (levels !== undefined) return String(noteLevel(note) ?? "");
  return roles !== undefined || perNote === true ? noteWords(note) : "";
}

/** Number of roles, levels or things that a person may have the badge for. */
function rolesIn({ roles, levels, perNote }: Credits): number {
  return perNote === true ? Number.POSITIVE_INFINITY : (roles ?? levels ?? [""]).length;
}

/**
 * One person's awards of one badge that exceed the limit, each with its ordinal: in its role, or in the badge if only the
 * total is too large.
 */
function listOverLimit<A extends Award>(awards: readonly A[], credits: Credits, each: number) {
  const byRole = new Map<string, number>();
  let credited = 0;
  return awards.flatMap((award) => {
    const role = findCreditKey(credits, award.note ?? "");
    const count = (byRole.get(role) ?? 0) + 1;
    byRole.set(role, count);
    if (role !== "" && count > each) return { award, count, allowed: each, inRole: true };
    credited += 1;
    const allowed = each * rolesIn(credits);
    return credited > allowed ? { award, count: credited, allowed, inRole: false } : [];
  });
}

/**
 * Awards in a log that exceed a person's limit, by person and badge. If notes name no role, the total over
 * all roles is limited.
 */
export function creditsBeyond<A extends Award>(awards: readonly A[], getCredits: GetCredits) {
  const byPerson = groupBy(sortByTime(awards), ({ badge, player }) => `${badge} ${player}`);
  return [...byPerson.values()].flatMap((hers) => {
    const credits = getCredits(hers[0]?.badge ?? "");
    return credits?.each === undefined ? [] : listOverLimit(hers, credits, credits.each);
  });
}

/**
 * Awards in a log that were earned before the other badges they require. The log does not have the dates of
 * updates, but no two awards of a person fall between the same two updates, so each needs badges that no earlier
 * one has used. Each comes with its ordinal, how many other badges so many awards need, and how many the person
 * had by that day.
 */
export function findUnearned<A extends Award>(awards: readonly A[], getCredits: GetCredits) {
  const byPerson = groupBy(sortByTime(awards), ({ player }) => player);
  return [...byPerson.values()].flatMap((all) =>
    [...groupBy(all, ({ badge }) => badge)].flatMap(([badge, hers]) => {
      const each = getCredits(badge)?.others ?? 0;
      const rest = all.filter((award) => award.badge !== badge);
      return hers
        .map((award, index) => ({
          award,
          count: index + 1,
          needed: (index + 1) * each,
          others: rest.filter(({ date }) => date <= award.date).length,
        }))
        .filter(({ needed, others }) => others < needed);
    }),
  );
}

/** Verbs of the role that asks, first in a badge's list, and of the one that answers, second. */
const ASKING_NOTE = /^(?:submit|post|ask)/;
const ANSWERING_NOTE = /^(?:guess|solv|identif|answer)/;

/** The role that a note paraphrases: "Guess - Kim" on a riddle means the solver. */
export function roleByAnotherWord(roles: readonly string[], note: string): string | undefined {
  const word = note.toLowerCase();
  if (ASKING_NOTE.test(word)) return roles[0];
  return ANSWERING_NOTE.test(word) ? roles[1] : undefined;
}

/**
 * Claims in a log that repeat a thing credited before for the same badge, oldest first, each with the `first` claim of the
 * thing and its kind ("plate"). A note that names nothing claims nothing.
 */
export function repeatedClaims<A extends Award>(
  awards: readonly A[],
  getCredits: GetCredits,
  states: States,
) {
  const firsts = new Map<string, A>();
  return sortByTime(awards).flatMap((claim) => {
    const credits = getCredits(claim.badge) ?? {};
    const thing = normalizeThing(credits, claim.note ?? "", states);
    if (thing === "") return [];
    const key = `${claim.badge} ${thing}`;
    const first = firsts.get(key);
    if (first) return { claim, first, kind: credits.once ?? "" };
    firsts.set(key, claim);
    return [];
  });
}

/** Awards of one badge grouped by post: all with the same time, if it is known. */
function groupPosts<A extends Award>(
  awards: readonly A[],
  isWanted: (badge: string) => boolean,
): A[][] {
  const shared = sortByTime(awards).filter(
    ({ badge, time }) => isWanted(badge) && time !== undefined,
  );
  return [...groupBy(shared, ({ badge, date, time = "" }) => `${badge} ${date} ${time}`).values()];
}

/** Awards in a log whose post has more people than the badge allows. */
export function peopleBeyond<A extends Award>(awards: readonly A[], getCredits: GetCredits): A[] {
  return groupPosts(awards, (badge) => getCredits(badge)?.people !== undefined).flatMap((post) => {
    const people = groupBy(post, ({ player }) => player);
    const maxPeople = getCredits(post[0]?.badge ?? "")?.people;
    return [...people.values()].slice(maxPeople).flatMap(([first]) => first ?? []);
  });
}

/**
 * Posts by exactly the same people as an earlier one, of badges for which each group counts once: the first award of the
 * post, and of the earlier one.
 */
export function repeatedGroups<A extends Award>(awards: readonly A[], getCredits: GetCredits) {
  const firsts = new Map<string, A>();
  return groupPosts(awards, (badge) => getCredits(badge)?.newGroups === true).flatMap((post) => {
    const players = [...new Set(post.map(({ player }) => player))].toSorted();
    const [award] = post;
    if (award === undefined) return [];
    const key = `${award.badge} ${players.join()}`;
    const first = firsts.get(key);
    if (first) return { award, first, players };
    firsts.set(key, award);
    return [];
  });
}

/** Awards in a log beyond the limit of a word in their notes, by person. */
export function wordsBeyond<A extends Award>(awards: readonly A[], getCredits: GetCredits) {
  const byPerson = groupBy(sortByTime(awards), ({ badge, player }) => `${badge} ${player}`);
  return [...byPerson.values()].flatMap((hers) =>
    Object.entries(getCredits(hers[0]?.badge ?? "")?.words ?? {}).flatMap(([word, limit]) =>
      hers
        .filter(({ note = "" }) => noteWords(note).split(" ").includes(noteWords(word)))
        .slice(limit)
        .map((award) => ({ award, word, most: limit })),
    ),
  );
}
