import type { Check } from "#app/content/checks/check.ts";
import { rosterFile } from "#app/content/files.ts";
import { hint } from "#app/content/finding.ts";

/** A roster with more players out of order than this has an order of its own. */
const MOST_OUT_OF_ORDER = 2;

/** Fewer numbers than this are in order by chance. */
const FEWEST_NUMBERS = 6;

/** Who stands on a roster that follows the jersey numbers follows them, too. */
export const playersInOrder: Check = ({ rosters, players }) =>
  rosters.flatMap(({ year, players: roster }) => {
    const numbered = roster.flatMap((id, index) => {
      const number = players.get(id)?.jersey;
      return number === undefined ? [] : [{ id, index, number }];
    });
    const astray = numbered.flatMap((player, place) => {
      const above = numbered[place - 1]?.number ?? 0;
      return player.number < above ? [{ ...player, above }] : [];
    });
    if (astray.length > MOST_OUT_OF_ORDER || numbered.length < FEWEST_NUMBERS) return [];
    return astray.map(({ id, index, number, above }) =>
      hint(
        rosterFile(year),
        ["players", index],
        `${id} (${number}) stands below number ${above}, while the others follow their numbers.`,
        "Move the line. If the order is meant so, nothing needs to be done.",
      ),
    );
  });
