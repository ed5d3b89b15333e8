import { GameLine, listMargins } from "#app/entities/game/GameLine.tsx";
import { RecordText } from "#app/entities/game/RecordText.tsx";
import { gamesInOrder } from "./games-in-order.ts";
import type { PlayedTournament } from "./shape.ts";

interface TallyProps {
  tournament: PlayedTournament;
  /** Width of the line's unit in px. */
  unit?: number | undefined;
}

/** Wins and losses of a tournament, as figures and as a line; nothing before the first score. */
export function Tally({ tournament, unit }: TallyProps) {
  const { record } = tournament;
  if (record === undefined) return undefined;
  return (
    <>
      <RecordText record={record} className="lab" />
      <GameLine tournaments={[listMargins(gamesInOrder(tournament))]} unit={unit} />
    </>
  );
}
