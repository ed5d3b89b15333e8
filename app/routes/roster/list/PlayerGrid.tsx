import { isWholeAtOnce } from "#app/hooks/new-page.ts";
import { useAfterFirstFrame } from "#app/hooks/use-rest-later.ts";
import type { Member } from "#app/routes/roster/member.ts";
import { PlayerTile } from "./PlayerTile.tsx";
import styles from "./PlayerGrid.module.css";

interface PlayerGridProps {
  members: readonly Member[];
  busts: string;
  addressOf: (person: string) => string;
  onPick: () => void;
}

/** How many people the first frame has: two rows of five, five of two on phones. */
const FIRST = 10;

/** Roster view: everyone of the season, players before coaches. */
export function PlayerGrid({ members, busts, addressOf, onPick }: PlayerGridProps) {
  const shown = useAfterFirstFrame(isWholeAtOnce) ? members : members.slice(0, FIRST);
  return (
    <ol className={styles.grid}>
      {shown.map((member) => (
        <li key={member.id}>
          <PlayerTile member={member} busts={busts} href={addressOf(member.id)} onPick={onPick} />
        </li>
      ))}
    </ol>
  );
}
