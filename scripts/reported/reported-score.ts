import { checkContent } from "#app/content/check-content.ts";
import { tournamentFile } from "#app/content/files.ts";
import { schemaNode } from "#app/content/reading/schema-node.ts";
import { tournament as tournamentSchema } from "#app/content/schema/tournament.ts";
import { closest } from "#app/content/suggestions/closest.ts";
import { setValue } from "#app/content/writing/set-value.ts";
import { displayName } from "#app/domain/opponents/opponent.ts";
import { answer, ifSound, type Reported } from "./report.ts";

const points = (text: string) => (/^\d{1,2}$/.test(text) ? Number(text) : undefined);

/** The last step of an address, without what may stand behind it: "?games=all", "#games" or a slash. */
function lastStep(address: string): string {
  return address
    .replace(/[?#].*$/, "")
    .replace(/\/+$/, "")
    .replace(/^.*\//, "");
}

/** Reads the score that an issue form reports and puts it into its game. */
export function reportedScore(issue: string, texts: ReadonlyMap<string, string>): Reported {
  const { draft } = checkContent(texts);
  const id = lastStep(answer(issue, "Tournament"));
  const weekend = draft.tournaments.find((one) => one.id === id);
  if (weekend === undefined)
    return { says: "There is no tournament of that name. Look at its address." };
  const [us, them] = [points(answer(issue, "Our points")), points(answer(issue, "Their points"))];
  if (us === undefined || them === undefined) return { says: "Points are whole numbers." };
  const names = new Map(
    weekend.games.flatMap(({ opponent }) => {
      if (opponent === undefined) return [];
      const team = draft.opponents.get(opponent);
      const known = team === undefined ? [] : [team.name, displayName(team)];
      return [opponent, ...known].map((name) => [name, opponent] as const);
    }),
  );
  const opponent = names.get(closest(answer(issue, "Opponent"), names.keys()) ?? "");
  const open = weekend.games.filter(
    (game) => opponent !== undefined && game.opponent === opponent && game.score === undefined,
  );
  const [game] = open;
  if (game === undefined) return { says: "No game against that team waits for a score there." };
  if (open.length > 1) return { says: "There are two such games: a captain has to choose." };
  const file = tournamentFile(weekend.year, id);
  const rules = schemaNode(tournamentSchema);
  const at = ["games", weekend.games.indexOf(game)];
  const withUs = setValue(texts.get(file) ?? "", [...at, "us"], us, rules);
  const text = setValue(withUs, [...at, "them"], them, rules);
  return ifSound(texts, file, text, `${us}–${them} in ${weekend.name}.`);
}
