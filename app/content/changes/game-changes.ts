import type { Tournament } from "#app/content/content.ts";
import { ordinal } from "#words/grammar/ordinal.ts";
import { plural } from "#app/lib/text/plural.ts";
import { listChanges } from "./list-changes.ts";

type Game = Tournament["games"][number];

const scoreOf = ({ score }: Game) => (score === undefined ? "" : `${score.us}–${score.them}`);

const momentOf = ({ date, time }: Game) => `${date} ${time}`;

/** A game goes by its opponent; one whose opponent was to come by its moment, which stays the same. */
function keysOf(before: readonly Game[]): (game: Game) => string {
  const awaited = new Set(before.filter(({ opponent }) => opponent === undefined).map(momentOf));
  return (game) =>
    awaited.has(momentOf(game)) ? momentOf(game) : `${game.opponent ?? ""} ${game.type}`;
}

/** "2 scores in Regionals", "1 game added to Fog Bowl", "Regionals: 3rd"; what a tournament shows anew. */
export function gameChanges(before: Tournament, after: Tournament): string[] {
  const { name } = after;
  const { added, removed, changed } = listChanges(before.games, after.games, keysOf(before.games));
  const scores = changed.filter(([old, now]) => scoreOf(old) !== scoreOf(now)).length;
  const others = changed.length - scores;
  const placed = before.result !== after.result && after.result !== undefined;
  const said = [
    scores === 0 ? [] : [`${plural(scores, "score")} in ${name}`],
    added.length === 0 ? [] : [`${plural(added.length, "game")} added to ${name}`],
    removed.length === 0 ? [] : [`${plural(removed.length, "game")} taken out of ${name}`],
    others === 0 ? [] : [`${plural(others, "game")} corrected in ${name}`],
    placed ? [`${name}: ${ordinal(after.result)}`] : [],
  ].flat();
  return said.length === 0 ? [`${name} changed`] : said;
}
