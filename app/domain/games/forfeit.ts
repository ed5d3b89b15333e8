import * as games from "#words/facts/games.ts";

/** A text about a game, which names a forfeit: "2–1 (forfeit)". */
export function withForfeit(text: string, { forfeit }: { forfeit?: boolean | undefined }): string {
  return forfeit === true ? games.withForfeit(text) : text;
}
