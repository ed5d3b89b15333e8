import { noteWords } from "./note-words.ts";
import { wizardLevel } from "./wizard-level.ts";

/** How often one person can earn a badge. */
export interface CreditLimit {
  /** times in each role, age band, level or for each teammate */
  readonly times: number;
  /** how many roles, bands, levels or teammates there are */
  readonly roles: number;
  /** the same text for the same role; empty where the note names none, or none matters */
  readonly role: (note: string) => string;
}

const inTwoRoles: CreditLimit = { times: 3, roles: 2, role: noteWords };
const level = (note: string): string => String(wizardLevel(note) ?? "");

/**
 * See docs/product.md, Badge rules; that a teammate is imitated once stands in the badge's own
 * rule.
 */
export const CREDIT_LIMITS: ReadonlyMap<string, CreditLimit> = new Map([
  ["INNOVATION_STATION", { times: 3, roles: 1, role: () => "" }],
  ["TRAVELER_TRIVIA", inTwoRoles],
  ["GUESS_WHO", inTwoRoles],
  ["RIDDLE_ME_THIS", inTwoRoles],
  ["CELEBRITY_CHEF", inTwoRoles],
  ["CHILDHOOD_CHARM", { times: 1, roles: 3, role: noteWords }],
  ["WIZARDS_UNITE", { times: 1, roles: 3, role: level }],
  ["IMPRESSIVE_IMPERSONATION", { times: 1, roles: Number.POSITIVE_INFINITY, role: noteWords }],
]);
