import { GameLine, listMargins } from "#app/entities/game/GameLine.tsx";
import { Spoken } from "#app/ui/Spoken/Spoken.tsx";
import { gamesInOrder } from "./games-in-order.ts";
import type { PlayedTournament } from "./shape.ts";

interface TallyProps {
  tournament: PlayedTournament;
  /** Width of the line's unit in px. */
  unit?: number | undefined;
}

/** Wins and losses of a tournament, as figures and as a line; nothing before the first score. */
export function Tally({ tournament, unit }: TallyProps) {
  const { record, words } = tournament;
  if (record === undefined || words === undefined) return undefined;
  return (
    <>
      <Spoken className="lab" text={record} words={words} />
      <GameLine tournaments={[listMargins(gamesInOrder(tournament))]} unit={unit} />
    </>
  );
}
