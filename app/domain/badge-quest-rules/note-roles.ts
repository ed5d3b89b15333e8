/** What a note says of badges that are earned in a role or for an age; nothing where it is free. */
export const NOTE_ROLES: ReadonlyMap<string, readonly string[]> = new Map([
  ["GUESS_WHO", ["Submitter", "Guesser"]],
  ["TRAVELER_TRIVIA", ["Traveler", "Identifier"]],
  ["RIDDLE_ME_THIS", ["Poster", "Solver"]],
  ["CELEBRITY_CHEF", ["Inspiration", "Chef"]],
  ["SECRET_AGENT", ["Agent", "Recipient"]],
  ["CHILDHOOD_CHARM", ["Baby/Toddler", "Middle School", "High School"]],
]);

/** Whoever asks stands first in the list of a badge, whoever answers second. */
const ASKS = /^(?:submit|post|ask)/;
const ANSWERS = /^(?:guess|solv|identif|answer)/;

/** The role that a note of a badge means by another word ("Guess - Kim" of a riddle is its solver). */
export function roleByAnotherWord(roles: readonly string[], note: string): string | undefined {
  const word = note.toLowerCase();
  if (ASKS.test(word)) return roles[0];
  return ANSWERS.test(word) ? roles[1] : undefined;
}
